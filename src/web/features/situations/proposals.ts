import { useEffect, useRef, useState } from 'react'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { PROPOSED_POWER, type Proposal, proposalItemId } from '#domain/situation/proposal.ts'
import type { NamedItem } from '#engine/rules/propose.ts'
import { loadOnce, useLoaded } from '#web/lib/calls/load-once.ts'
import type { Draft } from './draft.ts'

/** Far below the ids of examples and of a visitor's items, so they never collide. */
const FIRST_PROPOSED_ID = -2000
/** In characters. Shorter texts say too little. */
const WORTH_READING = 10
/** In milliseconds, so nothing is proposed in the middle of a word. */
const PAUSE = 400

export type Proposals = {
  title: string
  /** Surest first. None is chosen until the person taps it: the reading finds by itself what the text is about. */
  items: readonly SelfMapItem[]
}

const NOTHING: Proposals = { title: '', items: [] }

/** The module that finds proposals. Loaded with the first words, because an empty form doesn't need it. */
export type Proposer = typeof import('#engine/rules/propose.ts')
export type Propose = (proposer: Proposer, draft: Pick<Draft, 'description'>) => Proposals

export const loadProposer = loadOnce((): Promise<Proposer> => import('#engine/rules/propose.ts'))

/** True if the item isn't on any map yet. */
export const isOnlyProposed = ({ id }: Pick<SelfMapItem, 'id'>): boolean => id <= FIRST_PROPOSED_ID

/** Hashes a name, so it gets the same id however the text around it changes. */
const numberOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 7)

export const itemFor = ({ name, category }: NamedItem): SelfMapItem => ({
  id: FIRST_PROPOSED_ID - numberOf(name),
  userId: null,
  category,
  name,
  attachmentPower: PROPOSED_POWER,
})

/** Null until the module is loaded. */
export const useProposer = (isNeeded = true): Proposer | null => useLoaded(loadProposer, isNeeded)

/** Proposals for a visitor: the names in the text, once the module is loaded. They exist in this browser only. */
export function useNamed(description: string): Proposal[] {
  const proposer = useProposer()
  return (proposer?.namedIn(description) ?? []).map((named, at) => ({
    ...named,
    id: at + 1,
    itemId: proposalItemId(at + 1),
    attachmentPower: PROPOSED_POWER,
    state: 'proposed',
  }))
}

/** Proposes only what the text names, because the example map says little about a visitor. */
export const proposalsForVisitor: Propose = ({ namedIn, proposeTitle }, { description }) => {
  if (description.trim().length < WORTH_READING) return NOTHING
  const items = namedIn(description).slice(0, 2).map(itemFor)
  return { title: proposeTitle(description), items }
}

/**
 * Proposes items of the person's map, never examples. If none fits, proposes what the text names, so an empty map
 * doesn't block the first sentence.
 */
export const proposalsForPerson =
  (map: readonly SelfMapItem[]): Propose =>
  ({ isSomebody, namedIn, proposeTitle, rankItems }, { description }) => {
    if (description.trim().length < WORTH_READING) return NOTHING
    const own = map.filter((item) => !isExample(item))
    const title = proposeTitle(description)
    const ranked = rankItems(description, own)
    const [named] = namedIn(description, own)
    // A person the text names comes before a thing it only touches on.
    if (ranked[0] && ranked[0].category !== 'people' && named && isSomebody(named))
      return { title, items: [itemFor(named), ranked[0]] }
    if (ranked.length > 0) return { title, items: ranked.slice(0, 2) }
    return { title, items: named ? [itemFor(named)] : [] }
  }

export const hasOwnTitle = (draft: Draft) => draft.hasOwnTitle ?? draft.title !== ''
export const hasOwnItems = (draft: Draft) => draft.hasOwnItems ?? draft.itemIds.length > 0

/** The title to send and show: the person's, or else the proposal. */
export const settledTitle = (draft: Draft, { title }: Proposals): string =>
  hasOwnTitle(draft) ? draft.title : title

/** The proposals as of the last pause (`shown`), and for the current text (`now`). */
export function useProposals(draft: Pick<Draft, 'description'>, propose: Propose) {
  const proposer = useProposer(draft.description !== '')
  const [shown, setShown] = useState(NOTHING)
  const now = (known = proposer) => (known ? propose(known, draft) : NOTHING)

  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    const show = () => setShown(latest.current(proposer))
    const pause = setTimeout(show, draft.description ? PAUSE : 0)
    return () => clearTimeout(pause)
  }, [draft, proposer])

  return {
    shown,
    now,
    isReady: proposer !== null || draft.description.trim().length < WORTH_READING,
    /** For submitting before the module is loaded. If loading fails, nothing is proposed and the person is asked. */
    later: () =>
      loadProposer().then(
        (loaded) => latest.current(loaded),
        () => NOTHING,
      ),
  }
}

import { useEffect, useRef, useState } from 'react'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { PROPOSED_POWER } from '#domain/situation/proposal.ts'
import type { Named } from '#engine/rules/propose.ts'
import { loadOnce } from '#web/lib/calls/load-once.ts'
import type { Draft } from './draft.ts'

/** Far below every example and every item a visitor adds by hand, so that they never meet. */
const FIRST_PROPOSED_ID = -2000
/** In characters: fewer say nothing yet. */
const WORTH_READING = 10
/** In milliseconds: nothing is proposed in the middle of a word. */
const PAUSE = 400

export type Proposals = {
  title: string
  /** The surest first; the first one counts as chosen until the person decides. */
  items: readonly SelfMapItem[]
}

const NOTHING: Proposals = { title: '', items: [] }

/** What finds them: fetched with the first words, because an empty form needs none of it. */
export type Proposer = typeof import('#engine/rules/propose.ts')
export type Propose = (proposer: Proposer, draft: Pick<Draft, 'description'>) => Proposals

export const loadProposer = loadOnce((): Promise<Proposer> => import('#engine/rules/propose.ts'))

/** Not on any map yet. */
export const isOnlyProposed = ({ id }: Pick<SelfMapItem, 'id'>): boolean => id <= FIRST_PROPOSED_ID

/** The same name is the same item, however the text around it changes. */
const numberOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 7)

export const itemFor = ({ name, category }: Named): SelfMapItem => ({
  id: FIRST_PROPOSED_ID - numberOf(name),
  userId: null,
  category,
  name,
  attachmentPower: PROPOSED_POWER,
})

/** An example map says little about a visitor: only what the text itself names is suggested. */
export const proposalsForVisitor: Propose = ({ namedIn, proposeTitle }, { description }) => {
  if (description.trim().length < WORTH_READING) return NOTHING
  const items = namedIn(description).slice(0, 2).map(itemFor)
  return { title: proposeTitle(description), items }
}

/**
 * An example is nobody's, and so no story is about it. Where nothing on the map is meant, who or what the text names
 * is proposed and goes along with the situation: nobody is held up at the first sentence by an empty map.
 */
export const proposalsForPerson =
  (map: readonly SelfMapItem[]): Propose =>
  ({ isSomebody, namedIn, proposeTitle, rankItems }, { description }) => {
    if (description.trim().length < WORTH_READING) return NOTHING
    const own = map.filter((item) => !isExample(item))
    const title = proposeTitle(description)
    const ranked = rankItems(description, own)
    const [named] = namedIn(description, own)
    // Whoever is named is meant before a thing that a text touches on the way.
    if (ranked[0] && ranked[0].category !== 'people' && named && isSomebody(named))
      return { title, items: [itemFor(named), ranked[0]] }
    if (ranked.length > 0) return { title, items: ranked.slice(0, 2) }
    return { title, items: named ? [itemFor(named)] : [] }
  }

export const hasOwnTitle = (draft: Draft) => draft.hasOwnTitle ?? draft.title !== ''
export const hasOwnItems = (draft: Draft) => draft.hasOwnItems ?? draft.itemIds.length > 0

/** What is sent and shown: the person's own word where there is one, else what is proposed. */
export const settled = (draft: Draft, proposals: Proposals) => ({
  title: hasOwnTitle(draft) ? draft.title : proposals.title,
  itemIds: hasOwnItems(draft) ? draft.itemIds : proposals.items.slice(0, 1).map(({ id }) => id),
})

/** The proposals as they stood when the writing last paused, and as they are at this moment. */
export function useProposals(draft: Pick<Draft, 'description'>, propose: Propose) {
  const [proposer, setProposer] = useState<Proposer | null>(null)
  const [shown, setShown] = useState(NOTHING)
  const now = (known = proposer) => (known ? propose(known, draft) : NOTHING)
  const hasWords = draft.description !== ''
  useEffect(() => {
    if (!hasWords) return
    loadProposer().then(
      (loaded) => setProposer(() => loaded),
      () => undefined,
    )
  }, [hasWords])

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
    /** For what is sent before it was here: without it nothing is proposed, and the person is asked. */
    later: () =>
      loadProposer().then(
        (loaded) => latest.current(loaded),
        () => NOTHING,
      ),
  }
}

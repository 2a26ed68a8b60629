import { useEffect, useRef, useState } from 'react'
import { isExample, type SelfMapItem } from '#domain/self-map.ts'
import { FALLBACK, type Named, namedIn, proposeTitle, rankItems } from '#engine/propose.ts'
import type { Draft } from './draft.ts'

/** How close something new is put to the centre: "close". */
const NEW_POWER = 0.7
/** Far below every example and every item a visitor adds by hand, so that they never meet. */
const FIRST_PROPOSED_ID = -2000
/** In characters: fewer say nothing yet. */
const WORTH_READING = 10
/** In milliseconds: nothing is proposed in the middle of a word. */
const PAUSE = 400

/** Which new item the text speaks of, as it is put on a map. */
export const newItemOf = ({ name, category }: Named) => ({
  name,
  category,
  attachmentPower: NEW_POWER,
})

export type Proposals = {
  title: string
  /** The surest first; the first one counts as chosen until the person decides. */
  items: readonly SelfMapItem[]
  /** Named in the text and not on the map. */
  named: Named | null
}

const NOTHING: Proposals = { title: '', items: [], named: null }

/** The same name is the same item, however the text around it changes. */
const numberOf = (name: string) =>
  [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1_000_003, 7)

const itemFor = ({ name, category }: Named): SelfMapItem => ({
  id: FIRST_PROPOSED_ID - numberOf(name),
  userId: null,
  category,
  name,
  attachmentPower: NEW_POWER,
})

/** A stranger's map says little about a visitor: what the text itself names is proposed, and there is always something. */
export function proposalsForVisitor({ description }: Pick<Draft, 'description'>): Proposals {
  if (description.trim().length < WORTH_READING) return NOTHING
  const named = namedIn(description)
  const items = (named.length > 0 ? named : [FALLBACK]).slice(0, 2).map(itemFor)
  return { title: proposeTitle(description), items, named: null }
}

/** Whoever has items of their own is offered no examples. */
export function proposalsForPerson(
  { description }: Pick<Draft, 'description'>,
  map: readonly SelfMapItem[],
): Proposals {
  if (description.trim().length < WORTH_READING) return NOTHING
  const own = map.filter((item) => !isExample(item))
  const offered = own.length > 0 ? own : map
  return {
    title: proposeTitle(description),
    items: rankItems(description, offered).slice(0, 2),
    named: namedIn(description, offered)[0] ?? null,
  }
}

export const hasOwnTitle = (draft: Draft) => draft.hasOwnTitle ?? draft.title !== ''
export const hasOwnItems = (draft: Draft) => draft.hasOwnItems ?? draft.itemIds.length > 0

/** What is sent and shown: the person's own word where there is one, else what is proposed. */
export const settled = (draft: Draft, proposals: Proposals) => ({
  title: hasOwnTitle(draft) ? draft.title : proposals.title,
  itemIds: hasOwnItems(draft) ? draft.itemIds : proposals.items.slice(0, 1).map(({ id }) => id),
})

/** The proposals as they stood when the writing last paused. */
export function useProposals(draft: Draft, make: (draft: Draft) => Proposals): Proposals {
  const [shown, setShown] = useState(() => make(draft))
  const latest = useRef(make)
  latest.current = make
  useEffect(() => {
    const pause = setTimeout(() => setShown(latest.current(draft)), PAUSE)
    return () => clearTimeout(pause)
  }, [draft])
  return shown
}

import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { TITLE } from '#domain/situation/situation-limits.ts'
import type { WalkAnswers } from '#domain/situation/walk.ts'
import { itemFor, type Propose, type Proposer } from '../proposals.ts'

const UNTITLED = 'A moment'

/**
 * What it may touch: what the words name comes first, then what is closest, and what is not on the map yet where the
 * words speak of it. An example is nobody's.
 */
export function partsFor(
  what: string,
  items: readonly SelfMapItem[],
  propose: Propose,
  proposer: Proposer,
): SelfMapItem[] {
  const own = items.filter((item) => !isExample(item))
  const { items: found } = propose(proposer, { description: what })
  // The card asks for a part, so there is one to choose.
  const proposed = found.length > 0 ? found : [itemFor(proposer.FALLBACK)]
  const [named] = proposer.namedIn(what, [...own, ...proposed])
  const others = own
    .filter(({ id }) => !proposed.some((one) => one.id === id))
    .toSorted((a, b) => b.attachmentPower - a.attachmentPower)
  return [...proposed, ...(named ? [itemFor(named)] : []), ...others]
}

/** The answers as a situation: what was not answered is taken from the words. */
export function toldIn(
  { what, itemId }: WalkAnswers,
  parts: readonly SelfMapItem[],
  proposer: Proposer,
) {
  const title = proposer.proposeTitle(what)
  return {
    title: title.length < TITLE.min ? UNTITLED : title,
    description: what,
    item: parts.find(({ id }) => id === itemId) ?? parts[0] ?? itemFor(proposer.FALLBACK),
  }
}

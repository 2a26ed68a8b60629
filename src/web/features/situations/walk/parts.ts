import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { TITLE } from '#domain/situation/situation-limits.ts'
import type { WalkAnswers } from '#domain/situation/walk.ts'
import { itemFor, type Propose, type Proposer } from '../proposals.ts'

const UNTITLED = 'A moment'

/**
 * Lists the items a situation may touch: first those the text names, even if they aren't on the map yet, then the closest ones.
 * Leaves out examples.
 */
export function partsFor(
  what: string,
  items: readonly SelfMapItem[],
  propose: Propose,
  proposer: Proposer,
): SelfMapItem[] {
  const own = items.filter((item) => !isExample(item))
  const { items: found } = propose(proposer, { description: what })
  // The card asks for a part, so offer at least one.
  const proposed = found.length > 0 ? found : [itemFor(proposer.FALLBACK)]
  const [named] = proposer.namedIn(what, [...own, ...proposed])
  const others = own
    .filter(({ id }) => !proposed.some((one) => one.id === id))
    .toSorted((a, b) => b.attachmentPower - a.attachmentPower)
  return [...proposed, ...(named ? [itemFor(named)] : []), ...others]
}

/** Turns the answers into a situation. Fills in missing answers from the text. */
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

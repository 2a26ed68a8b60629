import { proposalItemId, proposalOf } from '#domain/situation/proposal.ts'
import type { Renumber } from '#domain/values/renumber.ts'

/**
 * Items get new numbers when a file is brought in. Examples keep theirs. Items that were deleted before
 * the file was made are still named in old situations; they get numbers no real item ever reaches.
 */
const OUT_OF_REACH = 2_000_000_000

export function renumberItems(numbers: ReadonlyMap<number, number>): Renumber {
  const gone = new Map<number, number>()
  return (itemId) => {
    const known = itemId < 0 ? itemId : (numbers.get(itemId) ?? gone.get(itemId))
    if (known !== undefined) return known
    const number = OUT_OF_REACH + gone.size
    gone.set(itemId, number)
    return number
  }
}

/** A proposal goes by a number made of its own. One that did not come along is as far away as a deleted item. */
export function renumberProposals(
  numbers: ReadonlyMap<number, number>,
  renumber: Renumber,
): Renumber {
  return (itemId) => {
    const proposal = proposalOf(itemId)
    if (proposal === null) return renumber(itemId)
    const known = numbers.get(proposal)
    return known === undefined ? renumber(OUT_OF_REACH + proposal) : proposalItemId(known)
  }
}

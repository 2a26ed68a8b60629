import type { SelfMapItem } from '#domain/self-map.ts'
import { TITLE } from '#domain/situation.ts'
import type { WalkAnswers } from '#domain/walk.ts'
import { itemFor, loadProposer, type Propose } from '../proposals.ts'

const UNTITLED = 'A moment'

/** The answers as a situation: what was not answered is taken from the words. */
export async function toldIn(
  { what, itemId }: WalkAnswers,
  items: readonly SelfMapItem[],
  propose: Propose,
) {
  const proposer = await loadProposer()
  const chosen = items.find(({ id }) => id === itemId)
  const found = chosen ?? propose(proposer, { description: what }).items[0]
  const title = proposer.proposeTitle(what)
  return {
    title: title.length < TITLE.min ? UNTITLED : title,
    description: what,
    item: found ?? itemFor(proposer.FALLBACK),
  }
}

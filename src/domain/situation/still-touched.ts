/** Filters the items of a situation once the person said what it is about. */
import type { Findings } from './analysis.ts'
import { proposalOf } from './proposal.ts'

/** Drops proposals the person didn't name as the subject. Items of the map were chosen, so they stay. */
export function stillTouched<Item extends { itemId: number }>(
  items: readonly Item[],
  reading: Pick<Findings, 'said'> | null,
): Item[] {
  const { about, feelings = [] } = reading?.said ?? {}
  const spoken = [about, ...feelings.map(({ itemId }) => itemId)]
  const isOpen = about === undefined && feelings.some(({ itemId }) => itemId === undefined)
  if (isOpen || spoken.every((id) => id === undefined)) return [...items]
  return items.filter(({ itemId }) => proposalOf(itemId) === null || spoken.includes(itemId))
}

/** What a situation touches once the person has said what it is about. */
import type { Findings } from './analysis.ts'
import { proposalOf } from './proposal.ts'

/**
 * What was only proposed, and is not what the person says it is about, is touched no longer. What is on their map they
 * chose, and it stays chosen.
 */
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

import { proposalOf } from '#domain/situation/proposal.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { formatDay } from '#web/lib/format-date.ts'

/** "Mar 5, 2024 · 2 Self-Map items involved"; what is only proposed is on nobody's map. */
export function involvedIn({
  createdAt,
  items,
}: {
  createdAt: string
  items: readonly ItemSnapshot[]
}): string {
  const placed = items.filter(({ itemId }) => proposalOf(itemId) === null).length
  const count = placed === 1 ? '1 Self-Map item' : `${placed} Self-Map items`
  return placed === 0 ? formatDay(createdAt) : `${formatDay(createdAt)} · ${count} involved`
}

import { proposalOf } from '#domain/situation/proposal.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'

/** " · 2 Self-Map items involved"; what is only proposed is on nobody's map. */
export function involvedIn({ items }: { items: readonly ItemSnapshot[] }): string {
  const placed = items.filter(({ itemId }) => proposalOf(itemId) === null).length
  if (placed === 0) return ''
  return ` · ${placed === 1 ? '1 Self-Map item' : `${placed} Self-Map items`} involved`
}

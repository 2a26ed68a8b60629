import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { deleteOwnRows, ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Lists the examples the person still sees, with their positions. */
export async function listExamples(own: Own): Promise<SelfMapItem[]> {
  const rows = await ownRows(own, 'selfMapExample')
    .select(['itemId', 'isHidden', 'angle'])
    .execute()
  const known = new Map(rows.map((row) => [row.itemId, row]))
  return EXAMPLE_ITEMS.filter(({ id }) => known.get(id)?.isHidden !== 1).map((item) => ({
    ...item,
    angle: known.get(item.id)?.angle ?? null,
  }))
}

type State = { isHidden: 0 | 1 } | { angle: number | null }

/** Saves a change to an example, without touching its other columns. */
export async function saveExample(own: Own, itemId: number, state: State): Promise<void> {
  await saveOwn(own, 'selfMapExample', { itemId }, state, { angle: null })
}

export const forgetExamples = (own: Own) => deleteOwnRows(own, 'selfMapExample', {})

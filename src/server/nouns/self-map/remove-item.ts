import * as z from 'zod/mini'
import { Relationship } from '#domain/self-map/relationship.ts'
import { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { undoOf } from '#server/base/undo.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { keepExample } from './example-items.repository.ts'
import { logged } from './map-log.ts'
import { deleteRelationshipsOf, listStoredRelationships } from './relationships.repository.ts'
import { countOwnItems, listItems, listOwnCategories } from './self-map.repository.ts'

/** Everything deleted with an item, and the counts before. */
const Removed = z.object({
  item: SelfMapItem,
  relationships: z.array(Relationship),
  itemsBefore: z.int(),
  categoriesBefore: z.int(),
})
export type Removed = z.infer<typeof Removed>
export const itemUndo = undoOf('self-map undo', Removed)

/** Deletes an item and its relationships. An example is hidden. */
export function removeItem(
  db: Database,
  owner: OwnerId,
  id: number,
  now: number,
): Promise<Removed> {
  return withPersonLocked(db, owner, now, async (tx) => {
    const item = (await listItems(tx, owner)).find((item) => item.id === id) ?? refuseAsMissing()
    const stored = await listStoredRelationships(tx, owner)
    const removed = {
      item,
      relationships: stored.filter((it) => it.sourceItemId === id || it.targetItemId === id),
      itemsBefore: await countOwnItems(tx, owner),
      categoriesBefore: (await listOwnCategories(tx, owner)).length,
    }
    return logged(tx, owner, now, async () => {
      await deleteRelationshipsOf(tx, owner, id)
      if (id < 0) await keepExample(tx, owner, id, { isHidden: 1 })
      else await deleteOwn(tx, 'selfMapItem', owner, id)
      return removed
    })
  })
}

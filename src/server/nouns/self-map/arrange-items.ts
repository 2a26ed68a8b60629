import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { type Arrangement, isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { forgetExamples, keepExample } from './example-items.repository.ts'
import { forgetLog } from './map-log.ts'
import { deleteAllRelationships } from './relationships.repository.ts'
import { deleteAllItems, listItems, updateItem } from './self-map.repository.ts'

/** Saves the positions of items. An example stays an example, and nothing counts against the plan. */
export function arrangeItems(
  db: Database,
  owner: OwnerId,
  arrangement: Arrangement,
  now: number,
): Promise<SelfMapItem[]> {
  return withPersonLocked(db, owner, now, async (tx) => {
    const items = new Map((await listItems(tx, owner)).map((item) => [item.id, item]))
    for (const { itemId, angle } of arrangement) {
      const item = items.get(itemId) ?? refuse('invalid', NOT_ON_YOUR_MAP)
      if (item.angle === angle) continue
      if (isExample(item)) await keepExample(tx, owner, itemId, { angle })
      else await updateItem(tx, owner, itemId, { angle })
    }
    return listItems(tx, owner)
  })
}

/** Resets the map to its initial state. */
export function resetItems(db: Database, owner: OwnerId, now: number): Promise<SelfMapItem[]> {
  return withPersonLocked(db, owner, now, async (tx) => {
    await deleteAllRelationships(tx, owner)
    await deleteAllItems(tx, owner)
    await forgetExamples(tx, owner)
    await forgetLog(tx, owner)
    return listItems(tx, owner)
  })
}

import * as z from 'zod/mini'
import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import { Relationship } from '#domain/self-map/relationship.ts'
import {
  isCustomCategory,
  isExample,
  NAME_IS_TAKEN,
  SelfMapItem,
} from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import { undoOf } from '#server/base/undo.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { findNamesake } from './add-item.ts'
import { saveExample } from './example-items.repository.ts'
import { logged } from './map-log.ts'
import {
  deleteRelationshipsOf,
  insertRelationship,
  listStoredRelationships,
} from './relationships.repository.ts'
import { countOwnItems, insertItem, listItems, listOwnCategories } from './self-map.repository.ts'

/** Restores a deleted item with its relationships. Idempotent. */
export function restoreItem(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  undo: string,
  now: number,
): Promise<SelfMapItem> {
  const removed = itemUndo.unpack(seal, owner, undo, now)
  const { item, relationships } = removed
  return withPersonLocked(db, owner, now, async (tx, person) => {
    const items = await listItems(tx, owner)
    const isBack = items.find(({ id }) => id === item.id)
    if (isBack) return isBack
    if (findNamesake(items, item)) refuse('conflict', NAME_IS_TAKEN)
    if (!isExample(item) && !hasPremium(person, now)) await refuseNewPlaces(tx, owner, removed)

    return logged(tx, owner, now, async () => {
      if (isExample(item)) await saveExample(tx, owner, item.id, { isHidden: 0 })
      else await insertItem(tx, owner, item, now, item.id)
      const here = new Set([...items.map(({ id }) => id), item.id])
      for (const relationship of relationships)
        if (here.has(relationship.sourceItemId) && here.has(relationship.targetItemId))
          await insertRelationship(tx, owner, relationship, now, relationship.id)
      return item
    })
  })
}

/** Undo may restore the earlier count, even above the free plan, but must not exceed it. */
async function refuseNewPlaces(
  tx: Database,
  owner: OwnerId,
  { item, itemsBefore, categoriesBefore }: Removed,
): Promise<void> {
  if ((await countOwnItems(tx, owner)) >= Math.max(FREE_LIMITS.items, itemsBefore))
    refuse('limit_reached', LIMIT_MESSAGES.items, { limit: 'items' })
  const own = await listOwnCategories(tx, owner)
  const isNew = isCustomCategory(item.category) && !own.includes(item.category)
  if (isNew && own.length >= Math.max(FREE_LIMITS.customCategories, categoriesBefore))
    refuse('limit_reached', LIMIT_MESSAGES.customCategories, { limit: 'customCategories' })
}

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
      if (id < 0) await saveExample(tx, owner, id, { isHidden: 1 })
      else await deleteOwn(tx, 'selfMapItem', owner, id)
      return removed
    })
  })
}

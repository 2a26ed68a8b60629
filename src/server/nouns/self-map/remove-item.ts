import * as z from 'zod/mini'
import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import { Relationship } from '#domain/self-map/relationship.ts'
import {
  isCustomCategory,
  isExample,
  NAME_IS_TAKEN,
  SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { deleteOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
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
export function restoreItem(own: Own, seal: Seal, undo: string, now: number): Promise<SelfMapItem> {
  const removed = itemUndo.unpack(seal, own.owner, undo, now)
  const { item, relationships } = removed
  return withPersonLocked(own, now, async (tx, person) => {
    const items = await listItems(tx)
    const isBack = items.find(({ id }) => id === item.id)
    if (isBack) return isBack
    if (findNamesake(items, item)) refuse('conflict', NAME_IS_TAKEN)
    if (!isExample(item) && !hasPremium(person, now)) await refuseNewPlaces(tx, removed)

    return logged(tx, now, async () => {
      if (isExample(item)) await saveExample(tx, item.id, { isHidden: 0 })
      else await insertItem(tx, item, now, item.id)
      const here = new Set([...items.map(({ id }) => id), item.id])
      for (const relationship of relationships)
        if (here.has(relationship.sourceItemId) && here.has(relationship.targetItemId))
          await insertRelationship(tx, relationship, now, relationship.id)
      return item
    })
  })
}

/** Undo may restore the earlier count, even above the free plan, but must not exceed it. */
async function refuseNewPlaces(
  my: Own,
  { item, itemsBefore, categoriesBefore }: Removed,
): Promise<void> {
  if ((await countOwnItems(my)) >= Math.max(FREE_LIMITS.items, itemsBefore))
    refuse('limit_reached', LIMIT_MESSAGES.items, { limit: 'items' })
  const own = await listOwnCategories(my)
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
export function removeItem(own: Own, id: number, now: number): Promise<Removed> {
  return withPersonLocked(own, now, async (tx) => {
    const item = (await listItems(tx)).find((item) => item.id === id) ?? refuseAsMissing()
    const stored = await listStoredRelationships(tx)
    const removed = {
      item,
      relationships: stored.filter((it) => it.sourceItemId === id || it.targetItemId === id),
      itemsBefore: await countOwnItems(tx),
      categoriesBefore: (await listOwnCategories(tx)).length,
    }
    return logged(tx, now, async () => {
      await deleteRelationshipsOf(tx, id)
      if (id < 0) await saveExample(tx, id, { isHidden: 1 })
      else await deleteOwn(tx, 'selfMapItem', id)
      return removed
    })
  })
}

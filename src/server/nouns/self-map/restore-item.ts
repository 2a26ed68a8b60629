import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import {
  isCustomCategory,
  isExample,
  NAME_IS_TAKEN,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { findNamesake } from './add-item.ts'
import { keepExample } from './example-items.repository.ts'
import { logged } from './map-log.ts'
import { insertRelationship } from './relationships.repository.ts'
import { itemUndo, type Removed } from './remove-item.ts'
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
      if (isExample(item)) await keepExample(tx, owner, item.id, { isHidden: 0 })
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

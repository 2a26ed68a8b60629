import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/plan.ts'
import {
  isCustomCategory,
  isExample,
  NAME_IS_TAKEN,
  type SelfMapItem,
  UNDO_IS_OVER,
} from '#domain/self-map.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/refuse.ts'
import { insertRelationship } from '#server/relationships/relationships.repository.ts'
import type { Seal } from '#server/seal.ts'
import { lockPerson } from '#server/usage/lock-person.ts'
import { hasPremium } from '#server/usage/premium-access.ts'
import { findNamesake } from './add-item.ts'
import { keepExample } from './example-items.repository.ts'
import { Removed } from './remove-item.ts'
import { countOwnItems, insertItem, listItems, listOwnCategories } from './self-map.repository.ts'

const PURPOSE = 'self-map undo'
/** In milliseconds. */
const UNDO_LASTS = 10 * 60 * 1000

/**
 * The deleted item travels to the browser and back under our seal. So a deletion is final on the server
 * at once, and yet everything that went with the item can come back.
 */
export const sealRemoved = (seal: Seal, removed: Removed): string =>
  seal.sign(PURPOSE, JSON.stringify(removed))

function openRemoved(seal: Seal, undo: string, owner: OwnerId, now: number): Removed {
  const text = seal.open(PURPOSE, undo)
  const removed = text === null ? null : Removed.parse(JSON.parse(text))
  if (removed?.owner !== owner || now - removed.removedAt > UNDO_LASTS)
    return refuse('invalid', UNDO_IS_OVER)
  return removed
}

export function restoreItem(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  undo: string,
  now: number,
): Promise<SelfMapItem> {
  const removed = openRemoved(seal, undo, owner, now)
  const { item, relationships } = removed
  return db.transaction().execute(async (tx) => {
    const person = await lockPerson(tx, owner, now)
    const items = await listItems(tx, owner)
    const isBack = items.find(({ id }) => id === item.id)
    if (isBack) return isBack
    if (findNamesake(items, item)) refuse('conflict', NAME_IS_TAKEN)
    if (!isExample(item) && !hasPremium(person, now)) await refuseNewPlaces(tx, owner, removed)

    if (isExample(item)) await keepExample(tx, owner, item.id, { isHidden: 0 })
    else await insertItem(tx, owner, item, now, item.id)
    const here = new Set([...items.map(({ id }) => id), item.id])
    for (const relationship of relationships)
      if (here.has(relationship.sourceItemId) && here.has(relationship.targetItemId))
        await insertRelationship(tx, owner, relationship, now, relationship.id)
    return item
  })
}

/** Undo may bring back as much as there was, also above the free plan, but must not add to it. */
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

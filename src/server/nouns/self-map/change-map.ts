import * as z from 'zod/mini'
import { FREE_LIMITS, LIMIT_MESSAGES } from '#domain/people/plan.ts'
import {
  ALREADY_RELATED,
  type NewRelationship,
  NOT_ON_YOUR_MAP,
  Relationship,
} from '#domain/self-map/relationship.ts'
import {
  type Arrangement,
  CATEGORY_IS_FIXED,
  isCustomCategory,
  isExample,
  NAME_IS_TAKEN,
  type NewSelfMapItem,
  nameKey,
  SelfMapItem,
  type SelfMapItemChange,
  settleCategory,
} from '#domain/self-map/self-map.ts'
import { deleteOwn, deleteOwnRows, removeOwn } from '#server/base/db/own-row.ts'
import { mergeSeen } from '#server/base/merge-seen.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing, refuseField } from '#server/base/refuse.ts'
import { type Sealing, undoOf } from '#server/base/undo.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { checkAllowance, hasPremium, type PlanColumns } from '#server/people/premium-access.ts'
import {
  followAdoption,
  hideExampleRelationship,
  listExamples,
  saveExample,
} from './examples.repository.ts'
import { linkProposals } from './link-proposals.ts'
import { logged } from './map-log.ts'
import {
  insertRelationship,
  listRelationships,
  listStoredRelationships,
} from './relationships.repository.ts'
import {
  countOwnItems,
  insertItem,
  listItems,
  listOwnCategories,
  listOwnItems,
  updateItem,
} from './self-map.repository.ts'

/** Saves the positions of items. An example stays an example, and nothing counts against the plan. */
export function arrangeItems(own: Own, arrangement: Arrangement): Promise<SelfMapItem[]> {
  return withPersonLocked(own, async (tx) => {
    const items = new Map((await listItems(tx)).map((item) => [item.id, item]))
    for (const { itemId, angle } of arrangement) {
      const item = items.get(itemId) ?? refuse('invalid', NOT_ON_YOUR_MAP)
      if (item.angle === angle) continue
      if (isExample(item)) await saveExample(tx, itemId, { angle })
      else await updateItem(tx, itemId, { angle })
    }
    return listItems(tx)
  })
}

const TABLES = [
  'selfMapRelationship',
  'hiddenExampleRelationship',
  'selfMapItem',
  'selfMapExample',
  // So removed items don't reappear in earlier months.
  'mapChange',
] as const

export async function forgetMap(own: Own): Promise<void> {
  for (const table of TABLES) await deleteOwnRows(own, table, {})
}

/** Resets the map to its initial state. */
export function resetItems(own: Own): Promise<SelfMapItem[]> {
  return withPersonLocked(own, async (tx) => {
    await forgetMap(tx)
    return listItems(tx)
  })
}

const linesOf = ({ name, attachmentPower }: SelfMapItemChange) => ({ name, attachmentPower })

/** Changes an item. An example becomes the person's own and counts from then on. */
export function changeItem(
  own: Own,
  id: number,
  { category, seen, ...sent }: SelfMapItemChange,
): Promise<SelfMapItem> {
  return withPersonLocked(own, async (tx, person) => {
    const item = (await listItems(tx)).find((item) => item.id === id) ?? refuseAsMissing()
    if (category !== undefined && category !== item.category)
      refuseField('category', CATEGORY_IS_FIXED)
    const change = { ...sent, ...mergeSeen(seen, linesOf(item), linesOf(sent)) }
    const renamed = { id, category: item.category, name: change.name }
    await refuseTakenName(tx, renamed)
    const otherExamples = (await listExamples(tx)).filter((example) => example.id !== id)
    if (findNamesake(otherExamples, renamed)) refuse('conflict', NAME_IS_TAKEN)

    if (id < 0) checkAllowance(person, 'items', await countOwnItems(tx), own.now())
    const changed = await logged(tx, () =>
      id > 0 ? updateItem(tx, id, change) : adoptExample(tx, item, change),
    )
    if (nameKey(changed.name) !== nameKey(item.name)) await linkProposals(tx, changed)
    return changed
  })
}

/** Adds an item. An example of the same name and category becomes that item ("Save as Mine"). */
export const addItem = (own: Own, given: NewSelfMapItem): Promise<SelfMapItem> =>
  withPersonLocked(own, (tx, person) => addItemOf(tx, person, given))

/** Like `addItem`, inside a transaction that holds the person's lock. */
export async function addItemOf(
  my: Own,
  person: PlanColumns,
  given: NewSelfMapItem,
): Promise<SelfMapItem> {
  checkAllowance(person, 'items', await countOwnItems(my), my.now())
  const own = await listOwnCategories(my)
  const category = settleCategory(given.category, own)
  if (isCustomCategory(category) && !own.includes(category))
    checkAllowance(person, 'customCategories', own.length, my.now())
  const item = { ...given, category }
  await refuseTakenName(my, item)
  const example = findNamesake(await listExamples(my), item)
  const added = await logged(my, () =>
    example ? adoptExample(my, example, item) : insertItem(my, item),
  )
  await linkProposals(my, added)
  return added
}

/** Turns an example into an own item: hides the example and moves its relationships to the item. */
export async function adoptExample(
  own: Own,
  example: SelfMapItem,
  change: Partial<NewSelfMapItem>,
): Promise<SelfMapItem> {
  const angle = change.angle === undefined ? example.angle : change.angle
  const item = await insertItem(own, { ...example, ...change, angle })
  await saveExample(own, example.id, { isHidden: 1 })
  await followAdoption(own, example.id, item.id)
  return item
}

type NamedItem = { category: string; name: string }

export const findNamesake = <Item extends NamedItem>(items: readonly Item[], item: NamedItem) =>
  items.find(
    ({ category, name }) => category === item.category && nameKey(name) === nameKey(item.name),
  )

/** Ignores the category. */
export const findCalled = <Item extends { name: string }>(
  items: readonly Item[],
  { name }: { name: string },
) => items.find((item) => nameKey(item.name) === nameKey(name))

/** Refuses a name that another item in the category already has. */
export async function refuseTakenName(own: Own, item: NamedItem & { id?: number }): Promise<void> {
  const others = (await listOwnItems(own)).filter(({ id }) => id !== item.id)
  if (findNamesake(others, item)) refuse('conflict', NAME_IS_TAKEN)
}

/** Restores a deleted item with its relationships. Idempotent. */
export function restoreItem(own: Sealing, undo: string): Promise<SelfMapItem> {
  const removed = itemUndo.unpack(own, undo)
  const { item, relationships } = removed
  return withPersonLocked(own, async (tx, person) => {
    const items = await listItems(tx)
    const isBack = items.find(({ id }) => id === item.id)
    if (isBack) return isBack
    if (findNamesake(items, item)) refuse('conflict', NAME_IS_TAKEN)
    if (!isExample(item) && !hasPremium(person, own.now())) await refuseNewPlaces(tx, removed)

    return logged(tx, async () => {
      if (isExample(item)) await saveExample(tx, item.id, { isHidden: 0 })
      else await insertItem(tx, item, item.id)
      const here = new Set([...items.map(({ id }) => id), item.id])
      for (const relationship of relationships)
        if (here.has(relationship.sourceItemId) && here.has(relationship.targetItemId))
          await insertRelationship(tx, relationship)
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
type Removed = z.infer<typeof Removed>
const itemUndo = undoOf('self-map undo', Removed)

/** Deletes an item and its relationships. An example is hidden. The reply can restore them. */
export function removeItem(own: Sealing, id: number): Promise<{ success: boolean; undo: string }> {
  return withPersonLocked(own, async (tx) => {
    const item = (await listItems(tx)).find((item) => item.id === id) ?? refuseAsMissing()
    const stored = await listStoredRelationships(tx)
    const removed = {
      item,
      relationships: stored.filter((it) => it.sourceItemId === id || it.targetItemId === id),
      itemsBefore: await countOwnItems(tx),
      categoriesBefore: (await listOwnCategories(tx)).length,
    }
    return logged(tx, async () => {
      for (const end of ['sourceItemId', 'targetItemId'])
        await deleteOwnRows(tx, 'selfMapRelationship', { [end]: id })
      if (id < 0) await saveExample(tx, id, { isHidden: 1 })
      else await deleteOwn(tx, 'selfMapItem', id)
      return { success: true, undo: itemUndo.pack(own, removed) }
    })
  })
}

/** Adds a relationship. Both items must be on the map, which the lock guarantees until it is stored. */
export function addRelationship(own: Own, given: NewRelationship): Promise<Relationship> {
  return withPersonLocked(own, async (tx) => {
    const items = await listItems(tx)
    for (const end of [given.sourceItemId, given.targetItemId])
      if (!items.some(({ id }) => id === end)) refuse('invalid', NOT_ON_YOUR_MAP)
    const isThere = (await listRelationships(tx, items)).some(
      (it) =>
        it.sourceItemId === given.sourceItemId &&
        it.targetItemId === given.targetItemId &&
        it.relationshipType === given.relationshipType,
    )
    if (isThere) refuse('conflict', ALREADY_RELATED)
    return logged(tx, () => insertRelationship(tx, given))
  })
}

/** Deletes a relationship. One of the examples is hidden. */
export async function removeRelationship(own: Own, id: number): Promise<void> {
  if (id > 0)
    return withPersonLocked(own, async (tx) => {
      await logged(tx, () => removeOwn(tx, 'selfMapRelationship', id))
    })
  const here = await listRelationships(own, await listItems(own))
  if (!here.some((it) => it.id === id)) refuseAsMissing()
  await hideExampleRelationship(own, id)
}

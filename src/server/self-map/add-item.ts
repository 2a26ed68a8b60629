import {
  isCustomCategory,
  NAME_IS_TAKEN,
  type NewSelfMapItem,
  nameKey,
  type SelfMapItem,
  settleCategory,
} from '#domain/self-map.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import { refuse } from '#server/refuse.ts'
import { followAdoption } from '#server/relationships/example-relationships.repository.ts'
import { checkAllowance, withinLimit } from '#server/usage/within-limit.ts'
import { keepExample, listExamples } from './example-items.repository.ts'
import { insertItem, listOwnCategories, listOwnItems } from './self-map.repository.ts'

/** Adds an item. An example of the same name and category turns into it ("Save as Mine"). */
export function addItem(
  db: Database,
  owner: OwnerId,
  given: NewSelfMapItem,
  now: number,
): Promise<SelfMapItem> {
  return withinLimit(db, owner, 'items', now, async (tx) => {
    const own = await listOwnCategories(tx, owner)
    const category = settleCategory(given.category, own)
    if (isCustomCategory(category) && !own.includes(category))
      await checkAllowance(tx, owner, 'customCategories', now)
    const item = { ...given, category }
    await refuseTakenName(tx, owner, item)
    const example = findNamesake(await listExamples(tx, owner), item)
    return example ? adoptExample(tx, owner, example, item, now) : insertItem(tx, owner, item, now)
  })
}

/** Makes an own item of an example: the example goes, its relationships stay with the item. */
export async function adoptExample(
  tx: Database,
  owner: OwnerId,
  example: SelfMapItem,
  change: Partial<NewSelfMapItem>,
  now: number,
): Promise<SelfMapItem> {
  const angle = change.angle === undefined ? example.angle : change.angle
  const item = await insertItem(tx, owner, { ...example, ...change, angle }, now)
  await keepExample(tx, owner, example.id, { isHidden: 1 })
  await followAdoption(tx, owner, example.id, item.id, now)
  return item
}

type Named = { category: string; name: string }

export const findNamesake = <Item extends Named>(items: readonly Item[], item: Named) =>
  items.find(
    ({ category, name }) => category === item.category && nameKey(name) === nameKey(item.name),
  )

/** A name stands once in its category; the item itself may keep its own. */
export async function refuseTakenName(
  tx: Database,
  owner: OwnerId,
  item: Named & { id?: number },
): Promise<void> {
  const others = (await listOwnItems(tx, owner)).filter(({ id }) => id !== item.id)
  if (findNamesake(others, item)) refuse('conflict', NAME_IS_TAKEN)
}

import {
  isCustomCategory,
  NAME_IS_TAKEN,
  type NewSelfMapItem,
  nameKey,
  type SelfMapItem,
  settleCategory,
} from '#domain/self-map/self-map.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { checkAllowance } from '#server/people/allowance.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import type { PlanColumns } from '#server/people/premium-access.ts'
import { listExamples, saveExample } from './example-items.repository.ts'
import { followAdoption } from './example-relationships.repository.ts'
import { linkProposals } from './link-proposals.ts'
import { logged } from './map-log.ts'
import {
  countOwnItems,
  insertItem,
  listOwnCategories,
  listOwnItems,
} from './self-map.repository.ts'

/** Adds an item. An example of the same name and category becomes that item ("Save as Mine"). */
export const addItem = (own: Own, given: NewSelfMapItem, now: number): Promise<SelfMapItem> =>
  withPersonLocked(own, now, (tx, person) => addItemOf(tx, person, given, now))

/** Like `addItem`, inside a transaction that holds the person's lock. */
export async function addItemOf(
  my: Own,
  person: PlanColumns,
  given: NewSelfMapItem,
  now: number,
): Promise<SelfMapItem> {
  checkAllowance(person, 'items', await countOwnItems(my), now)
  const own = await listOwnCategories(my)
  const category = settleCategory(given.category, own)
  if (isCustomCategory(category) && !own.includes(category))
    checkAllowance(person, 'customCategories', own.length, now)
  const item = { ...given, category }
  await refuseTakenName(my, item)
  const example = findNamesake(await listExamples(my), item)
  const added = await logged(my, now, () =>
    example ? adoptExample(my, example, item, now) : insertItem(my, item, now),
  )
  await linkProposals(my, added)
  return added
}

/** Turns an example into an own item: hides the example and moves its relationships to the item. */
export async function adoptExample(
  own: Own,
  example: SelfMapItem,
  change: Partial<NewSelfMapItem>,
  now: number,
): Promise<SelfMapItem> {
  const angle = change.angle === undefined ? example.angle : change.angle
  const item = await insertItem(own, { ...example, ...change, angle }, now)
  await saveExample(own, example.id, { isHidden: 1 })
  await followAdoption(own, example.id, item.id, now)
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

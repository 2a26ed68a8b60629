import {
  isCustomCategory,
  NewSelfMapItem,
  nameKey,
  SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { type Columns, columnsOf } from '#domain/values/columns.ts'
import { countRows, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listExamples } from './examples.repository.ts'

const ITEM = Object.keys(SelfMapItem.shape) as (keyof SelfMapItem)[]

/** Lists the visible examples, then own items, oldest first. */
export const listItems = async (own: Own): Promise<SelfMapItem[]> => [
  ...(await listExamples(own)),
  ...(await listOwnItems(own)),
]

export const listOwnItems = (own: Own): Promise<SelfMapItem[]> =>
  ownRows(own, 'selfMapItem').select(ITEM).orderBy('id').execute()

export const countOwnItems = (own: Own): Promise<number> => countRows(ownRows(own, 'selfMapItem'))

/** Lists the custom categories that have an item. */
export async function listOwnCategories(own: Own): Promise<string[]> {
  const rows = await ownRows(own, 'selfMapItem').select('category').distinct().execute()
  return rows.map(({ category }) => category).filter(isCustomCategory)
}

/** `id` is set only when an item is restored. */
export const insertItem = (own: Own, item: NewSelfMapItem, id?: number): Promise<SelfMapItem> =>
  insertOwn(own, 'selfMapItem', {
    ...columnsOf(NewSelfMapItem, item),
    ...(id !== undefined && { id }),
    nameKey: nameKey(item.name),
    createdAt: own.now(),
  })

/** Omitted fields stay unchanged. */
export const updateItem = (
  { db, owner }: Own,
  id: number,
  change: Partial<Omit<NewSelfMapItem, 'category'>>,
): Promise<SelfMapItem> => {
  const said = Object.entries(change).filter(([, value]) => value !== undefined)
  return db
    .updateTable('selfMapItem')
    .set({
      ...(Object.fromEntries(said) as Partial<Columns<NewSelfMapItem>>),
      ...(change.name !== undefined && { nameKey: nameKey(change.name) }),
    })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returning(ITEM)
    .executeTakeFirstOrThrow()
}

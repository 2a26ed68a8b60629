import {
  isCustomCategory,
  NewSelfMapItem,
  nameKey,
  SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { type Columns, columnsOf } from '#domain/values/columns.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listExamples } from './example-items.repository.ts'

const ITEM = Object.keys(SelfMapItem.shape) as (keyof SelfMapItem)[]

/** Lists the visible examples, then own items, oldest first. */
export const listItems = async (db: Database, owner: OwnerId): Promise<SelfMapItem[]> => [
  ...(await listExamples(db, owner)),
  ...(await listOwnItems(db, owner)),
]

export const listOwnItems = (db: Database, owner: OwnerId): Promise<SelfMapItem[]> =>
  ownRows(db, owner, 'selfMapItem').select(ITEM).orderBy('id').execute()

export async function countOwnItems(db: Database, owner: OwnerId): Promise<number> {
  const { count } = await ownRows(db, owner, 'selfMapItem')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Lists the custom categories that have an item. */
export async function listOwnCategories(db: Database, owner: OwnerId): Promise<string[]> {
  const rows = await ownRows(db, owner, 'selfMapItem').select('category').distinct().execute()
  return rows.map(({ category }) => category).filter(isCustomCategory)
}

/** `id` is set only when an item is restored. */
export const insertItem = (
  db: Database,
  owner: OwnerId,
  item: NewSelfMapItem,
  now: number,
  id?: number,
): Promise<SelfMapItem> =>
  db
    .insertInto('selfMapItem')
    .values({
      ...columnsOf(NewSelfMapItem, item),
      ...(id !== undefined && { id }),
      userId: owner,
      nameKey: nameKey(item.name),
      createdAt: now,
    })
    .returning(ITEM)
    .executeTakeFirstOrThrow()

/** Omitted fields stay unchanged. */
export const updateItem = (
  db: Database,
  owner: OwnerId,
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

export async function deleteAllItems(db: Database, owner: OwnerId): Promise<void> {
  await db.deleteFrom('selfMapItem').where('userId', '=', owner).execute()
}

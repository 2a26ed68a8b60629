import { isCustomCategory, nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listExamples } from './example-items.repository.ts'

const ITEM = [
  'id',
  'userId',
  'category',
  'name',
  'attachmentPower',
  'angle',
  'xOffset',
  'yOffset',
] as const

/** Everything on the map: the examples that are still there, then own items, oldest first. */
export const listItems = async (db: Database, owner: OwnerId): Promise<SelfMapItem[]> => [
  ...(await listExamples(db, owner)),
  ...(await listOwnItems(db, owner)),
]

export const listOwnItems = (db: Database, owner: OwnerId): Promise<SelfMapItem[]> =>
  db.selectFrom('selfMapItem').select(ITEM).where('userId', '=', owner).orderBy('id').execute()

export async function countOwnItems(db: Database, owner: OwnerId): Promise<number> {
  const { count } = await db
    .selectFrom('selfMapItem')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The categories a person made themselves, as far as an item is in them. */
export async function listOwnCategories(db: Database, owner: OwnerId): Promise<string[]> {
  const rows = await db
    .selectFrom('selfMapItem')
    .select('category')
    .distinct()
    .where('userId', '=', owner)
    .execute()
  return rows.map(({ category }) => category).filter(isCustomCategory)
}

type Kept = {
  category: string
  name: string
  attachmentPower: number
  angle?: number | null | undefined
  xOffset?: number | null | undefined
  yOffset?: number | null | undefined
}

/** `id` is given only for an item that comes back. */
export const insertItem = (
  db: Database,
  owner: OwnerId,
  { category, name, attachmentPower, angle, xOffset, yOffset }: Kept,
  now: number,
  id?: number,
): Promise<SelfMapItem> =>
  db
    .insertInto('selfMapItem')
    .values({
      ...(id !== undefined && { id }),
      userId: owner,
      category,
      name,
      nameKey: nameKey(name),
      attachmentPower,
      angle: angle ?? null,
      xOffset: xOffset ?? null,
      yOffset: yOffset ?? null,
      createdAt: now,
    })
    .returning(ITEM)
    .executeTakeFirstOrThrow()

/** What is left out stays as it is. */
export const updateItem = (
  db: Database,
  owner: OwnerId,
  id: number,
  { name, attachmentPower, angle, xOffset, yOffset }: Partial<Omit<Kept, 'category'>>,
): Promise<SelfMapItem> =>
  db
    .updateTable('selfMapItem')
    .set({
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(attachmentPower !== undefined && { attachmentPower }),
      ...(angle !== undefined && { angle }),
      ...(xOffset !== undefined && { xOffset }),
      ...(yOffset !== undefined && { yOffset }),
    })
    .where('userId', '=', owner)
    .where('id', '=', id)
    .returning(ITEM)
    .executeTakeFirstOrThrow()

export async function deleteItem(db: Database, owner: OwnerId, id: number): Promise<void> {
  await db.deleteFrom('selfMapItem').where('userId', '=', owner).where('id', '=', id).execute()
}

export async function deleteAllItems(db: Database, owner: OwnerId): Promise<void> {
  await db.deleteFrom('selfMapItem').where('userId', '=', owner).execute()
}

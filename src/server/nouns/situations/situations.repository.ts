import type { Insertable, Selectable } from 'kysely'
import type { ItemSnapshot, Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import { ofOwner } from '#server/base/db/of-owner.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

const SITUATION = ['id', 'title', 'description', 'createdAt', 'kind'] as const
type Row = Pick<Selectable<Tables['situation']>, (typeof SITUATION)[number]>

export const toSituation = (row: Row, items: ItemSnapshot[]): Situation => ({
  id: row.id,
  ...(row.kind && { kind: row.kind }),
  title: row.title,
  description: row.description,
  selfMapItemIds: items.map(({ itemId }) => String(itemId)),
  items,
  createdAt: new Date(row.createdAt).toISOString(),
})

export async function findSituation(
  db: Database,
  owner: OwnerId,
  by: { id: number } | { draftId: string },
): Promise<Situation | null> {
  const row = await db
    .selectFrom('situation')
    .select(SITUATION)
    .where('userId', '=', owner)
    .where((where) => where.and(by))
    .executeTakeFirst()
  if (!row) return null
  const items = await listItemsOf(db, owner, [row.id])
  return toSituation(row, items.get(row.id) ?? [])
}

/** The chosen items of each situation, in the order they were chosen. */
export async function listItemsOf(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, ItemSnapshot[]>> {
  if (situationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('situationItem')
    .select(['situationId', 'itemId', 'name', 'category', 'attachmentPower'])
    .where(ofOwner(owner))
    .where('situationId', 'in', situationIds)
    .orderBy('position')
    .execute()
  const items = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...items].map(([id, list]) => [id, list.map(({ situationId: _, ...item }) => item)]),
  )
}

type Kept = Pick<Situation, 'title' | 'description' | 'items' | 'kind'> & {
  draftId?: string | undefined
}

/** `id` is given only for a situation that comes back. */
export async function insertSituation(
  tx: Database,
  owner: OwnerId,
  { title, description, items, draftId, kind }: Kept,
  createdAt: number,
  id?: number,
): Promise<Situation> {
  const names = items.map(({ name }) => name)
  const row = await tx
    .insertInto('situation')
    .values({
      ...(id !== undefined && { id }),
      userId: owner,
      title,
      description,
      searchText: searchKey([title, description, ...names].join('\n')),
      draftId: draftId ?? null,
      kind: kind ?? null,
      createdAt,
    })
    .returning(SITUATION)
    .executeTakeFirstOrThrow()
  const chosen = items.map(
    (item, position): Insertable<Tables['situationItem']> => ({
      ...item,
      situationId: row.id,
      position,
      userId: owner,
    }),
  )
  if (chosen.length > 0) await tx.insertInto('situationItem').values(chosen).execute()
  return toSituation(row, items)
}

export const searchKey = (text: string): string => text.normalize('NFC').toLowerCase()

/** Its items and analyses go with it. */
export async function deleteSituation(db: Database, owner: OwnerId, id: number): Promise<void> {
  await db.deleteFrom('situation').where('userId', '=', owner).where('id', '=', id).execute()
}

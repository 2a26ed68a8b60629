import type { SelectQueryBuilder, Updateable } from 'kysely'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/** Tables whose rows have an id and belong to a person. */
type Owned = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; userId: unknown } ? Table : never
}[keyof Tables]

type OfPerson = {
  [Table in keyof Tables]: Tables[Table] extends { userId: unknown } ? Table : never
}[keyof Tables]

/** Selects from the rows a person owns. A subquery needs `ofOwner` instead. */
export const ownRows = <Table extends OfPerson>(db: Database, owner: OwnerId, table: Table) =>
  db.selectFrom(table as 'webhook').where('userId', '=', owner) as unknown as SelectQueryBuilder<
    Tables,
    Table,
    object
  >

/** Refuses another row if a person has more than `MOST_ROWS`. */
export async function refuseBeyond(
  db: Database,
  table: 'letter' | 'toldSentence' | 'rewrittenWish',
  owner: OwnerId,
): Promise<void> {
  const { count } = await ownRows(db, owner, table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_ROWS) refuse('conflict', TOO_MANY_ROWS)
}

/** Twenty years of weekly letters are about a thousand. */
const MOST_ROWS = 2000
const TOO_MANY_ROWS = 'There are too many of these already.'

/** Updates a row only if the person owns it. */
export async function changeOwn<Table extends Owned>(
  db: Database,
  table: Table,
  owner: OwnerId,
  id: number,
  changes: Omit<Updateable<Tables[Table]>, 'id' | 'userId'>,
): Promise<void> {
  await db
    .updateTable(table as 'webhook')
    .set(changes)
    .where('userId', '=', owner)
    .where('id', '=', id)
    .execute()
}

/** False if the row didn't exist. */
export async function deleteOwn(
  db: Database,
  table: Owned,
  owner: OwnerId,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'webhook')
    .where('userId', '=', owner)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function removeOwn(...which: Parameters<typeof deleteOwn>): Promise<void> {
  if (!(await deleteOwn(...which))) refuseAsMissing()
}

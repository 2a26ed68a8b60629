import {
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { Own, OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Tables } from './schema.ts'

/** Tables whose rows have an id and belong to a person. */
type Owned = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; userId: unknown } ? Table : never
}[keyof Tables]

export type OfPerson = {
  [Table in keyof Tables]: Tables[Table] extends { userId: unknown } ? Table : never
}[keyof Tables]

/** Selects from the rows a person owns. A subquery needs `ofOwner` instead. */
export const ownRows = <Table extends OfPerson>({ db, owner }: Own, table: Table) =>
  db.selectFrom(table as 'webhook').where('userId', '=', owner) as unknown as SelectQueryBuilder<
    Tables,
    Table,
    object
  >

/** Finds a person's rows that refer to any of these ids by one column. Returns those of one id, in this order. */
export async function ownRowsOf<Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  by: keyof Tables[Table] & string,
  ids: readonly number[],
  ...order: (keyof Tables[Table] & string)[]
): Promise<(id: number) => Selectable<Tables[Table]>[]> {
  if (ids.length === 0) return () => []
  let query = db
    .selectFrom(table as 'proposal')
    .selectAll()
    .where(ofOwner(owner))
    .where(by as 'situationId', 'in', ids)
  for (const column of order) query = query.orderBy(column as 'id')
  const rows = Map.groupBy(await query.execute(), (row) => row[by as 'situationId'])
  return (id) => (rows.get(id) ?? []) as unknown as Selectable<Tables[Table]>[]
}

type Rows<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>

export const isAny = async <Table extends keyof Tables>(rows: Rows<Table>): Promise<boolean> =>
  (await rows.select(sql`1`.as('one')).limit(1).executeTakeFirst()) !== undefined

export async function countRows<Table extends keyof Tables>(rows: Rows<Table>): Promise<number> {
  const { count } = await rows
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

type OwnRow<Table extends OfPerson> = Omit<Insertable<Tables[Table]>, 'userId'>
type Columns<Table extends OfPerson> = Partial<Selectable<Tables[Table]>>

/** Finds the row of a person with these values. */
export const findOwn = <Table extends OfPerson>(own: Own, table: Table, by: Columns<Table>) =>
  ownRows(own, table as 'webhook')
    .selectAll()
    .where(({ and }) => and(by))
    .executeTakeFirst() as Promise<unknown> as Promise<Selectable<Tables[Table]> | undefined>

export const insertOwn = <Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  row: OwnRow<Table>,
) =>
  db
    .insertInto(table as 'webhook')
    .values({ ...(row as OwnRow<'webhook'>), userId: owner })
    .returningAll()
    .executeTakeFirstOrThrow() as Promise<unknown> as Promise<Selectable<Tables[Table]>>

/** Inserts a row unless it is there already. */
export async function addOwn<Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  row: OwnRow<Table>,
): Promise<void> {
  await db
    .insertInto(table as 'webhook')
    .values({ ...(row as OwnRow<'webhook'>), userId: owner })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Inserts a row, or changes the one with the same key. `first` holds the other columns of a new row. */
export async function saveOwn<Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  key: Partial<OwnRow<Table>>,
  changes: Partial<OwnRow<Table>>,
  first: Partial<OwnRow<Table>> = {},
): Promise<void> {
  const columns = ['userId', ...Object.keys(key)] as 'userId'[]
  await db
    .insertInto(table as 'webhook')
    .values({ ...key, ...first, ...changes, userId: owner } as Insertable<Tables['webhook']>)
    .onConflict((same) => same.columns(columns).doUpdateSet(changes))
    .execute()
}

/** Deletes the rows of a person with these values. False if there were none. */
export async function deleteOwnRows<Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  by: Columns<Table>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table as 'webhook')
    .where('userId', '=', owner)
    .where(({ and }) => and(by))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Refuses another row if a person has more than `MAX_ROWS`. */
export async function refuseBeyond(
  own: Own,
  table: 'letter' | 'toldSentence' | 'rewrittenWish',
): Promise<void> {
  if ((await countRows(ownRows(own, table))) >= MAX_ROWS) refuse('conflict', TOO_MANY_ROWS)
}

/** Twenty years of weekly letters are about a thousand. */
const MAX_ROWS = 2000
const TOO_MANY_ROWS = 'There are too many of these already.'

/** Updates the rows of a person with these values. */
export async function changeOwnRows<Table extends OfPerson>(
  { db, owner }: Own,
  table: Table,
  by: Columns<Table>,
  changes: Omit<Updateable<Tables[Table]>, 'id' | 'userId'>,
): Promise<void> {
  await db
    .updateTable(table as 'webhook')
    .set(changes)
    .where('userId', '=', owner)
    .where(({ and }) => and(by))
    .execute()
}

/** Updates a row only if the person owns it. */
export const changeOwn = <Table extends Owned>(
  own: Own,
  table: Table,
  id: number,
  changes: Omit<Updateable<Tables[Table]>, 'id' | 'userId'>,
) => changeOwnRows<'webhook'>(own, table as 'webhook', { id }, changes)

/** False if the row didn't exist. */
export const deleteOwn = (own: Own, table: Owned, id: number) =>
  deleteOwnRows(own, table as 'webhook', { id })

export async function removeOwn(...which: Parameters<typeof deleteOwn>): Promise<void> {
  if (!(await deleteOwn(...which))) refuseAsMissing()
}

/**
 * The owner's condition for rows already found by id, and the only one for a subquery. The unary plus stops SQLite
 * from scanning all of a person's rows by index; `cheap-statements.api.test.ts` checks it.
 */
export const ofOwner = (owner: OwnerId, table: '' | `${keyof Tables}.` = '') =>
  sql<boolean>`+${sql.ref(`${table}userId`)} = ${owner}`

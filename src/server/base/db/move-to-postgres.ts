import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Thrown if nothing was moved. The PostgreSQL database is unchanged. */
export class MoveError extends Error {}

export type MovedTable = { table: string; rows: number }

type Row = Record<string, string | number | null>
type Table = { name: string; columns: string[]; needs: string[] }

const AT_ONCE = 500

/**
 * Copies every row of an embedded database into an empty PostgreSQL with the same schema, then reads it back and
 * compares row by row. One transaction covers all of it.
 */
export function moveToPostgres(from: Database, to: Database): Promise<MovedTable[]> {
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      const tables = inOrder(await listTables(source))
      for (const { name } of tables)
        if ((await countRows(target, name)) > 0)
          throw new MoveError(`The PostgreSQL database isn’t empty. There are rows in ${name}.`)
      const moved: MovedTable[] = []
      for (const table of tables) {
        const sent = await copyTable(source, target, table)
        await compare(target, table, sent)
        moved.push({ table: table.name, rows: sent.size === 0 ? 0 : sum(sent) })
      }
      await continueNumbers(source, target)
      return moved
    }),
  )
}

/** Not copied: both databases have run the same migrations. */
const OWN_TABLES = ['migration', 'sqlite_sequence']

async function listTables(source: Database): Promise<Table[]> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table'
    and name not in (${sql.join(OWN_TABLES)}) order by name`.execute(source)
  const tables: Table[] = []
  for (const { name } of rows) {
    const columns = await sql<{
      name: string
    }>`select name from pragma_table_info(${name})`.execute(source)
    const needs = await sql<{ table: string }>`
      select "table" from pragma_foreign_key_list(${name})`.execute(source)
    tables.push({
      name,
      columns: columns.rows.map((column) => column.name),
      needs: needs.rows.map((key) => key.table),
    })
  }
  return tables
}

/** Sorts tables so that each one follows the tables it references. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const isThere = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, needs }) => !isThere(name) && needs.every((need) => need === name || isThere(need)),
    )
    if (!next) throw new MoveError('The tables point at each other in a circle.')
    ordered.push(next)
  }
  return ordered
}

/** The number of equal rows, by the hash of their content. */
type Digests = Map<string, number>
const sum = (digests: Digests) => [...digests.values()].reduce((one, other) => one + other, 0)

function note(digests: Digests, row: Row): void {
  const values = Object.keys(row)
    .sort()
    .map((column) => [column, row[column]])
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64')
  digests.set(digest, (digests.get(digest) ?? 0) + 1)
}

async function copyTable(
  source: Database,
  target: Database,
  { name, columns }: Table,
): Promise<Digests> {
  const sent: Digests = new Map()
  const into = sql.join(columns.map((column) => sql.id(column)))
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Row & { rowid: number }>`
      select rowid as "rowid", ${sql.table(name)}.* from ${sql.table(name)}
      where rowid > ${last} order by rowid limit ${AT_ONCE}`.execute(source)
    const final = rows.at(-1)
    if (!final) return sent
    last = final.rowid
    const kept = rows.map(({ rowid, ...row }) => row as Row)
    for (const row of kept) note(sent, row)
    const values = kept.map(
      (row) => sql`(${sql.join(columns.map((column) => row[inCamelCase(column)]))})`,
    )
    await sql`insert into ${sql.table(name)} (${into}) overriding system value
      values ${sql.join(values)}`.execute(target)
  }
}

async function compare(target: Database, { name }: Table, sent: Digests): Promise<void> {
  const arrived: Digests = new Map()
  for (let last = '(0,0)'; ; ) {
    const { rows } = await sql<Row & { place: string }>`
      select ctid::text as place, ${sql.table(name)}.* from ${sql.table(name)}
      where ctid > ${last}::tid order by ctid limit ${AT_ONCE}`.execute(target)
    const final = rows.at(-1)
    if (!final) break
    last = final.place
    for (const { place, ...row } of rows) note(arrived, row as Row)
  }
  const isSame =
    arrived.size === sent.size &&
    [...sent].every(([digest, count]) => arrived.get(digest) === count)
  if (!isSame)
    throw new MoveError(`The rows of ${name} didn’t arrive as they were sent. Nothing was moved.`)
}

async function countRows(target: Database, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}`.execute(target)
  return Number(rows[0]?.count)
}

/** Continues the id sequences, so that ids of deleted rows are not reused. */
async function continueNumbers(source: Database, target: Database): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence where seq > 0`.execute(source)
  for (const { name, seq } of rows)
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${seq})`.execute(target)
}

const inCamelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

type Database = Kysely<Tables>

type Values = readonly (string | number | null)[]
type AskNow = (text: string, values: Values) => unknown[] | null

const askNow = new WeakMap<Database, AskNow>()

/** Registers a synchronous query function. It returns null if the database can't answer right now. */
export const answersAtOnce = (db: Database, ask: AskNow): void => void askNow.set(db, ask)

/**
 * Compiles a query once per database and runs it with new values, in the order of its parameters. On SQLite it skips
 * the queue; worth it only for queries of every request.
 */
export function prepared<Row>(compile: (db: Database) => CompiledQuery<Row>) {
  const known = new WeakMap<Database, CompiledQuery<Row>>()
  return async (db: Database, ...values: Values): Promise<Row[]> => {
    const query = known.get(db) ?? compile(db)
    known.set(db, query)
    const found = askNow.get(db)?.(query.sql, values)
    if (found) return found as Row[]
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}

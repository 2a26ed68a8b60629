import type { CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

type Database = Kysely<Tables>

type Values = readonly (string | number | null)[]
type AskNow = (text: string, values: Values) => unknown[] | null

const askNow = new WeakMap<Database, AskNow>()

/** Says that this database can answer without waiting; null means that it cannot right now. */
export const answersAtOnce = (db: Database, ask: AskNow): void => void askNow.set(db, ask)

/**
 * A query whose SQL is made once per database and run with other values each time, in the order in which
 * they appear; where the database is a file, without waiting in line for it. Only worth it where the same
 * question comes with every request.
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

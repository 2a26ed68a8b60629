import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * A query whose SQL is made once per database and run with other values each time, in the order in which
 * they appear. Only worth it where the same question comes with every request.
 */
export function prepared<Row>(compile: (db: Database) => CompiledQuery<Row>) {
  const known = new WeakMap<Database, CompiledQuery<Row>>()
  return async (db: Database, ...values: (string | number | null)[]): Promise<Row[]> => {
    const query = known.get(db) ?? compile(db)
    known.set(db, query)
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: values })
    return rows
  }
}

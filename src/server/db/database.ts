import { CamelCasePlugin, Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import { openPool } from './postgres.ts'
import type { Tables } from './schema.ts'
import { openFile } from './sqlite.ts'

export type Database = Kysely<Tables>
export type Dialect = 'sqlite' | 'postgres'

/** A `postgres://` address is a server; anything else is a SQLite file (`:memory:` in tests). */
export const dialectOf = (source: string): Dialect =>
  /^postgres(ql)?:/.test(source) ? 'postgres' : 'sqlite'

/** `isPatient` is for work that may take long, such as migrations: nobody waits for an answer. */
export function openDatabase(source: string, { isPatient = false } = {}): Database {
  const dialect =
    dialectOf(source) === 'postgres'
      ? new PostgresDialect({ pool: openPool(source, isPatient) })
      : new SqliteDialect({ database: openFile(source) })
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
}

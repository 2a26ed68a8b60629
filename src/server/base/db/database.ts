import { CamelCasePlugin, Kysely, type PluginTransformResultArgs, PostgresDialect } from 'kysely'
import { openServers } from './postgres.ts'
import { answersAtOnce } from './prepared.ts'
import type { Tables } from './schema.ts'
import { openFile } from './sqlite.ts'
import { embeddedDialect } from './sqlite-dialect.ts'

export type Database = Kysely<Tables>
export type Dialect = 'sqlite' | 'postgres'

/** A `postgres://` address is one server or several; anything else is a SQLite file (`:memory:` in tests). */
export const dialectOf = (source: string): Dialect =>
  /^postgres(ql)?:/.test(source) ? 'postgres' : 'sqlite'

/** `mayTakeLong` lifts the statement timeout, for work such as migrations. */
export function openDatabase(source: string, { mayTakeLong = false } = {}): Database {
  if (dialectOf(source) === 'postgres') {
    const dialect = new PostgresDialect({
      pool: { ...openServers(source, mayTakeLong), options: {} },
    })
    return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
  }
  const database = openFile(source, { mayTakeLong })
  const dialect = embeddedDialect(database)
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCaseQueries()] })
  answersAtOnce(db, database.askNow)
  return db
}

/** Skips renaming result columns, because these rows have camelCase names already. */
class CamelCaseQueries extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

import { setImmediate as yieldToOthers } from 'node:timers/promises'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type PluginTransformResultArgs,
  PostgresDialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { openServers } from './postgres.ts'
import { answersAtOnce } from './prepared.ts'
import type { Tables } from './schema.ts'
import { openFile } from './sqlite.ts'

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
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driverOf(database),
      createAdapter: () => new TakesTurns(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (schema) => new SqliteIntrospector(schema),
    },
    plugins: [new CamelCaseQueries()],
  })
  answersAtOnce(db, database.askNow)
  return db
}

/** Skips renaming result columns, because these rows have camelCase names already. */
class CamelCaseQueries extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

type File = ReturnType<typeof openFile>

/** Allows several connections, because `driverOf` queues the writers itself. */
class TakesTurns extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** Rows after which other requests get a turn. A long history takes several queries of this size in a row. */
const MANY_ROWS = 2000

type Connection = DatabaseConnection & { endTurn: (() => void) | null }

/** Runs one writer at a time. While a transaction writes, others read the state before it. */
function driverOf(file: File): Driver {
  let last: Promise<void> = Promise.resolve()
  let isTaken = false

  /** Waits for the write lock. Resolves with the function that releases it. */
  async function ownTurn(): Promise<() => void> {
    const before = last
    const { promise, resolve } = Promise.withResolvers<void>()
    last = promise
    await before
    isTaken = true
    return () => {
      isTaken = false
      resolve()
    }
  }

  function connect(): Connection {
    const connection: Connection = {
      endTurn: null,
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        const result = await execute<Row>(connection, query)
        if (result.rows.length > MANY_ROWS) await yieldToOthers()
        return result
      },
      streamQuery: () => {
        throw new Error('Nothing is streamed out of a file.')
      },
    }
    return connection
  }

  async function execute<Row>(connection: Connection, query: CompiledQuery) {
    if (connection.endTurn || !isTaken) return run<Row>(file.prepare(query.sql), query)
    const aside = query.query.kind === 'SelectQueryNode' ? file.prepareAside(query.sql) : null
    if (aside) return run<Row>(aside, query)
    const endTurn = await ownTurn()
    try {
      return run<Row>(file.prepare(query.sql), query)
    } finally {
      endTurn()
    }
  }

  const end = (given: DatabaseConnection, how: 'commit' | 'rollback') => {
    const connection = given as Connection
    try {
      file.prepare(how).run([])
    } finally {
      // Keep the lock after a failed commit, because a rollback follows.
      const isOver = how === 'rollback' || !file.isInTransaction()
      if (isOver) connection.endTurn?.()
      if (isOver) connection.endTurn = null
    }
  }

  return {
    async init() {},
    async acquireConnection() {
      return connect()
    },
    async beginTransaction(given) {
      const endTurn = await ownTurn()
      try {
        file.prepare('begin').run([])
        ;(given as Connection).endTurn = endTurn
      } catch (error) {
        endTurn()
        throw error
      }
    },
    async commitTransaction(given) {
      end(given, 'commit')
    },
    async rollbackTransaction(given) {
      end(given, 'rollback')
    },
    async releaseConnection() {},
    async destroy() {
      file.close()
    },
  }
}

function run<Row>(
  statement: ReturnType<File['prepare']>,
  { parameters }: CompiledQuery,
): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

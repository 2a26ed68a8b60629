import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { MAX_STATEMENT_MS } from './statement-limit.ts'

const KEPT_STATEMENTS = 500
const CACHE_KIB = 64 * 1024

type Value = string | number | null
type Row = Record<string, unknown>

/**
 * Wraps `node:sqlite` for our dialect. Every commit is on disk before it returns, a second process waits for the
 * lock, and statements are prepared once.
 */
export function openFile(file: string, { mayTakeLong = false } = {}) {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  writeAhead(sqlite)
  sqlite.exec('pragma synchronous = full')
  // One person's pages are scattered across the file, so the default of two megabytes would reread them each time.
  sqlite.exec(`pragma cache_size = -${CACHE_KIB}`)
  // Overwrites deleted rows with zeros.
  sqlite.exec('pragma secure_delete = on')
  const find = statementsOf(sqlite, mayTakeLong)
  let aside: ReturnType<typeof readerOf> | null = null

  return {
    // A full disk already ends the transaction, so the rollback that follows must not hide that error. `begin
    // immediate` takes the write lock at once, because SQLite can't wait for it later.
    prepare: (text: string) =>
      text === 'rollback'
        ? { ...ROLLED_BACK, run: () => rollBack(sqlite) }
        : find(text === 'begin' ? 'begin immediate' : text),
    /** Reads the state before an open transaction. Null in memory, where only the writer can read. */
    prepareAside(text: string) {
      if (file === IN_MEMORY) return null
      aside ??= readerOf(file, mayTakeLong)
      return aside.find(text)
    },
    isInTransaction: () => sqlite.isTransaction,
    /** Returns the rows synchronously, or null while a transaction is open, because its changes aren't committed. */
    askNow: (text: string, values: readonly Value[]): Row[] | null =>
      sqlite.isTransaction ? null : find(text).all(values),
    close() {
      // The last connection to close empties the journal, and only a writer can do that.
      aside?.close()
      sqlite.close()
    },
  }
}

const IN_MEMORY = ':memory:'
const ASIDE_CACHE_KIB = 16 * 1024

function readerOf(file: string, mayTakeLong: boolean) {
  const sqlite = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  sqlite.exec(`pragma cache_size = -${ASIDE_CACHE_KIB}`)
  return { find: statementsOf(sqlite, mayTakeLong), close: () => sqlite.close() }
}

function statementsOf(sqlite: DatabaseSync, mayTakeLong: boolean) {
  const kept = new Map<string, ReturnType<typeof adapt>>()
  const limit = limitStatements(sqlite)
  return (text: string) => {
    const known = kept.get(text)
    if (known) return known
    const isLimited = !mayTakeLong && /^(select|with)\b/i.test(text)
    const fresh = adapt(sqlite.prepare(isLimited ? limit.apply(text) : text), limit.restart)
    if (kept.size >= KEPT_STATEMENTS) kept.clear()
    kept.set(text, fresh)
    return fresh
  }
}

const INTERRUPTED = 9

/**
 * Limits the time of a query, which blocks the process and can't be interrupted from Node. Every `where` calls
 * `has_time` for about one row in 256, which throws when the query has used its CPU time, so a busy machine cuts
 * nothing off.
 */
function limitStatements(sqlite: DatabaseSync) {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let began: number | null = null
  sqlite.function('has_time', () => {
    began ??= cpuMs()
    if (cpuMs() - began <= MAX_STATEMENT_MS) return 1
    throw Object.assign(new Error('A statement took too long.'), { errcode: INTERRUPTED })
  })
  return {
    apply: (text: string) =>
      text.replace(/\bwhere\b/gi, 'where (random() & 255 or has_time()) and'),
    restart() {
      began = null
    },
  }
}

function rollBack(sqlite: DatabaseSync) {
  if (sqlite.isTransaction) sqlite.exec('rollback')
  return NOTHING_CHANGED
}

const BUSY = 5
const ATTEMPTS = 100
const PAUSE_MS = 20

/**
 * Retries, because SQLite rejects one of two processes that set the mode of a new file at the same moment. By the
 * next attempt the mode is set.
 */
function writeAhead(sqlite: DatabaseSync): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      sqlite.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === BUSY
      if (!isBusy || attempt === ATTEMPTS) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
    }
  }
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 }
const ROLLED_BACK = { reader: false, all: (): Row[] => [] }

function adapt(statement: StatementSync, restart: () => void) {
  const values = (given: readonly unknown[]) => given as Value[]
  const isReader = statement.columns().length > 0
  if (isReader) statement.setReturnArrays(true)
  const toRow = rowMaker(statement)
  return {
    reader: isReader,
    all(given: readonly unknown[]) {
      restart()
      return statement.all(...values(given)).map(toRow)
    },
    run: (given: readonly unknown[]) => statement.run(...values(given)),
  }
}

/**
 * Turns lists of values into objects, with names computed once per statement. Node's own objects, renamed for every
 * row, are hash tables and cost more than the query; a copy of a parsed object isn't one.
 */
function rowMaker(statement: StatementSync): (given: unknown) => Row {
  let names: string[] = []
  let blank: Row = {}
  return (given) => {
    const values = given as unknown[]
    if (values.length !== names.length) {
      names = statement.columns().map(({ name }) => inCamelCase(name))
      blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
    }
    const row = { ...blank }
    for (let index = 0; index < names.length; index += 1) row[names[index]!] = values[index]
    return row
  }
}

const inCamelCase = (name: string) =>
  name.replace(/(?!^)_+(.?)/g, (_, letter: string) => letter.toUpperCase())

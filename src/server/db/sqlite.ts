import { DatabaseSync, type StatementSync } from 'node:sqlite'

const KEPT_STATEMENTS = 500

type Value = string | number | null

/**
 * `node:sqlite` in the shape Kysely asks for. Every commit is on the disk before it is acknowledged,
 * and a second process waits its turn. Statements are prepared once: the same texts come again and again.
 */
export function openFile(file: string) {
  const sqlite = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  sqlite.exec('pragma journal_mode = wal; pragma synchronous = full')
  const kept = new Map<string, ReturnType<typeof adapt>>()

  function prepare(text: string) {
    const known = kept.get(text)
    if (known) return known
    // A full disk ends a transaction by itself; ending it again must not hide why.
    if (text === 'rollback') return { ...ROLLED_BACK, run: rollBack }
    // A transaction asks for the write lock at once: taking it later cannot wait for another process.
    const fresh = adapt(sqlite.prepare(text === 'begin' ? 'begin immediate' : text))
    if (kept.size >= KEPT_STATEMENTS) kept.clear()
    kept.set(text, fresh)
    return fresh
  }

  function rollBack() {
    if (sqlite.isTransaction) sqlite.exec('rollback')
    return NOTHING_CHANGED
  }

  return {
    prepare,
    close() {
      kept.clear()
      sqlite.close()
    },
  }
}

const NOTHING_CHANGED = { changes: 0, lastInsertRowid: 0 }
const ROLLED_BACK = { reader: false, all: () => [], iterate: () => [][Symbol.iterator]() }

function adapt(statement: StatementSync) {
  const values = (given: readonly unknown[]) => given as Value[]
  return {
    reader: statement.columns().length > 0,
    all: (given: readonly unknown[]) => statement.all(...values(given)),
    run: (given: readonly unknown[]) => statement.run(...values(given)),
    iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
  }
}

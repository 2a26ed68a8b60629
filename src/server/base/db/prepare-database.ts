import { mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { type Database, type Dialect, dialectOf, openDatabase } from './database.ts'

const FOLDER = join(import.meta.dirname, '../../../../db/migrations')
const ONE_AT_A_TIME = 7301

/** The only syntax that differs between SQLite and PostgreSQL in our migrations. */
const NUMBERED_KEY: Record<Dialect, string> = {
  sqlite: 'integer primary key autoincrement',
  postgres: 'integer generated always as identity primary key',
}

/** Runs the unrecorded migration files in name order, in one transaction. */
export function migrate(db: Database, dialect: Dialect): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Instances may share a database, each in its own schema, so the lock is per schema.
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME}, hashtext(current_schema()))`.execute(
        tx,
      )
    await sql`create table if not exists migration (name text primary key)`.execute(tx)
    const { rows: done } = await sql<{ name: string }>`select name from migration`.execute(tx)
    const pending = (await readdir(FOLDER))
      .filter((file) => file.endsWith('.sql') && !done.some(({ name }) => name === file))
      .sort()

    for (const file of pending) {
      const text = await readFile(join(FOLDER, file), 'utf8')
      for (const statement of statementsIn(text, dialect)) await sql.raw(statement).execute(tx)
      await sql`insert into migration (name) values (${file})`.execute(tx)
    }
    return pending
  })
}

/**
 * Splits a migration at semicolons that end a line. The comment `-- only on sqlite` or `-- only on postgres`
 * restricts the statement after it.
 */
const statementsIn = (text: string, dialect: Dialect): string[] =>
  text
    .replaceAll('NUMBERED_KEY', NUMBERED_KEY[dialect])
    .split(/;\s*$/m)
    .filter((part) => part.trim())
    .filter((part) => (/^[ \t]*-- only on (\w+)$/m.exec(part)?.[1] ?? dialect) === dialect)

/**
 * The `user_version` of a file without deleted rows. Files of the first release still hold theirs and are vacuumed
 * once.
 */
const TRACELESS = 1

async function withoutOldTraces(db: Database): Promise<Database> {
  const { rows } = await sql<Record<string, number>>`pragma user_version`.execute(db)
  if (Object.values(rows[0] ?? {})[0] === TRACELESS) return db
  await sql`vacuum`.execute(db)
  await sql.raw(`pragma user_version = ${TRACELESS}`).execute(db)
  return db
}

/** Opens and migrates the database. Only the migrations run without a statement timeout. */
export async function prepareDatabase(source: string): Promise<Database> {
  const dialect = dialectOf(source)
  if (dialect === 'sqlite') mkdirSync(dirname(source), { recursive: true, mode: 0o700 })
  const slow = openDatabase(source, { mayTakeLong: true })
  await migrate(slow, dialect)
  if (dialect === 'sqlite') return withoutOldTraces(slow)
  await slow.destroy()
  return openDatabase(source)
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { type Database, dialectOf, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

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

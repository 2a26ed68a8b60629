import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { type Database, dialectOf, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

/** Files of the first release still hold what was deleted back then; they are written anew, once. */
const TRACELESS = 1

async function withoutOldTraces(db: Database): Promise<Database> {
  const { rows } = await sql<Record<string, number>>`pragma user_version`.execute(db)
  if (Object.values(rows[0] ?? {})[0] === TRACELESS) return db
  await sql`vacuum`.execute(db)
  await sql.raw(`pragma user_version = ${TRACELESS}`).execute(db)
  return db
}

/** Opens the database in its newest shape. Migrations may take their time; people's calls may not. */
export async function prepareDatabase(source: string): Promise<Database> {
  const dialect = dialectOf(source)
  if (dialect === 'sqlite') mkdirSync(dirname(source), { recursive: true, mode: 0o700 })
  const slow = openDatabase(source, { mayTakeLong: true })
  await migrate(slow, dialect)
  if (dialect === 'sqlite') return withoutOldTraces(slow)
  await slow.destroy()
  return openDatabase(source)
}

import { sql } from 'kysely'
import type { Database, Dialect } from './database.ts'

/**
 * What was deleted is overwritten in the embedded database at once, but its journal still holds it. This
 * empties the journal. A PostgreSQL does that on its own time, or when it is told to write everything anew.
 */
export async function eraseDeleted(db: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/**
 * Writes every table anew, without what was deleted from it. Nobody can use a table meanwhile. False where PostgreSQL
 * lets this user not clear its own notes about the tables, nor its buffers; it does so by itself within minutes.
 */
export async function writeAnew(db: Database, dialect: Dialect): Promise<boolean> {
  if (dialect === 'sqlite') {
    await sql`vacuum`.execute(db)
    await eraseDeleted(db, dialect)
    return true
  }
  return db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one)
    await run('set statement_timeout = 0')
    const { rows } = await sql<{ name: string }>`
      select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(
      one,
    )
    for (const { name } of rows) await run(`vacuum (full, analyze) ${name}`)
    try {
      await run('vacuum full pg_statistic')
      await run('checkpoint')
      // What is written from here on begins a new part of the log; the old parts can go.
      await run('select pg_switch_wal()')
      await run('checkpoint')
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === NOT_ALLOWED) return false
      throw error
    } finally {
      await run('reset statement_timeout')
    }
  })
}

const NOT_ALLOWED = '42501'

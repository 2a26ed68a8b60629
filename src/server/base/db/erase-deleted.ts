import { sql } from 'kysely'
import type { Database, Dialect } from './database.ts'

/**
 * Empties the journal of the embedded database, which still holds deleted rows that are overwritten in the file.
 * PostgreSQL does that itself, or in `writeAnew`.
 */
export async function eraseDeleted(db: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/**
 * Rewrites every table without its deleted rows, and locks each one while doing so. False if this PostgreSQL user may
 * not clear statistics and buffers, which PostgreSQL does itself within minutes.
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
      // Starts a new WAL segment, so that PostgreSQL can recycle the old ones.
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

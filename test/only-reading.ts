import { sql } from 'kysely'
import { openDatabase } from '#server/base/db/database.ts'
import type { freshDatabase } from './fresh-database.ts'

/** A full disk looks the same to a call: whatever is written is refused. */
export async function onlyReading(database: Awaited<ReturnType<typeof freshDatabase>>) {
  if (database.dialect === 'sqlite') {
    await sql`pragma query_only = 1`.execute(database.db)
    return { db: database.db, end: () => sql`pragma query_only = 0`.execute(database.db) }
  }
  const source = new URL(database.source)
  source.searchParams.set('options', '-c default_transaction_read_only=on')
  const db = openDatabase(source.href.replaceAll('+', '%20'))
  return { db, end: () => db.destroy() }
}

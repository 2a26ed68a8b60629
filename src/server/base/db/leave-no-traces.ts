import { sql } from 'kysely'
import type { Database, Dialect } from './database.ts'

/**
 * What was deleted is overwritten in the embedded database at once, but its journal still holds it. This
 * empties the journal. A PostgreSQL does that on its own time (docs/operations.md).
 */
export async function leaveNoTraces(db: Database, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

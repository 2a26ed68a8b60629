import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Database } from '#server/base/db/database.ts'

/** Batch size, small enough not to hold the write lock for long, including the rows that cascade. */
const AT_ONCE = 50

/**
 * Deletes situations in batches. A single statement would cascade to all their rows at once and block everyone else.
 */
export async function deleteSituations(
  db: Database,
  where: { userId: number; importId?: number },
): Promise<void> {
  for (;;) {
    const some = await db
      .selectFrom('situation')
      .select('id')
      .where((by) => by.and(where))
      .limit(AT_ONCE)
      .execute()
    if (some.length === 0) return
    const ids = some.map(({ id }) => id)
    await db.deleteFrom('situation').where('id', 'in', ids).execute()
    await yieldToOthers()
  }
}

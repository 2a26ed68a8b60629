import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Database } from '#server/base/db/database.ts'

/** With all that goes with each of them, few enough that nobody else waits long. */
const AT_ONCE = 50

/**
 * Removes situations a few at a time. One order to remove them all would be carried out in one go, with
 * everything that hangs on them, and everybody else would wait for its end.
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

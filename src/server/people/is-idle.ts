import { DAY } from '#domain/duration.ts'
import { IDLE_DAYS } from '#domain/letter.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Without a visit for so long that nobody seems to read here any more. */
export async function isIdle(db: Database, owner: OwnerId, now: number): Promise<boolean> {
  const since = now - IDLE_DAYS * DAY
  const seen = await db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', owner)
    .where('seenAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  const signedIn = await db
    .selectFrom('signIn')
    .select('id')
    .where('userId', '=', owner)
    .where('signedInAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return !seen && !signedIn
}

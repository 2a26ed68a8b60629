import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Without a visit for so long that nobody seems to read here any more. */
export async function isIdle(db: Database, owner: OwnerId, now: number): Promise<boolean> {
  const since = now - IDLE_DAYS * DAY
  const seen = db.selectFrom('session').where('userId', '=', owner).where('seenAt', '>', since)
  const signedIn = db
    .selectFrom('signIn')
    .where('userId', '=', owner)
    .where('signedInAt', '>', since)
  const visit = await seen
    .select('userId')
    .unionAll(signedIn.select('userId'))
    .limit(1)
    .executeTakeFirst()
  return visit === undefined
}

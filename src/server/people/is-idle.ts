import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** True without a visit for `IDLE_DAYS`. */
export async function isIdle(db: Database, owner: OwnerId, now: number): Promise<boolean> {
  const since = now - IDLE_DAYS * DAY
  const seen = ownRows(db, owner, 'session').where('seenAt', '>', since)
  const signedIn = ownRows(db, owner, 'signIn').where('signedInAt', '>', since)
  const visit = await seen
    .select('userId')
    .unionAll(signedIn.select('userId'))
    .limit(1)
    .executeTakeFirst()
  return visit === undefined
}

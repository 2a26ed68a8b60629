import { IDLE_DAYS } from '#domain/findings/letter.ts'
import { DAY } from '#domain/values/duration.ts'
import { isAny, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** True without a visit for `IDLE_DAYS`. */
export async function isIdle(own: Own): Promise<boolean> {
  const since = own.now() - IDLE_DAYS * DAY
  const seen = ownRows(own, 'session').where('seenAt', '>', since)
  const signedIn = ownRows(own, 'signIn').where('signedInAt', '>', since)
  return !(await isAny(seen)) && !(await isAny(signedIn))
}

import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import { deviceName } from '#server/base/device-name.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'device'
const REMEMBERED = 180 * DAY
const UNTIL_SIGN_OUT = 30 * DAY

/** What this browser shows of itself, or null when it carries no device token. */
export function deviceOf(browser: Browser): { tokenHash: string; device: string } | null {
  const token = browser.readCookie(COOKIE)
  return token ? { tokenHash: hashToken(token), device: deviceName(browser.userAgent) } : null
}

/**
 * From now on this browser signs in to this account without a code. The token is new each time and opens one
 * account: one that somebody planted or copied before is worth nothing. Gives the hash it is known by.
 */
export async function trustDevice(
  { now }: Pick<Services, 'now'>,
  browser: Browser,
  db: Database,
  userId: number,
  remember: boolean,
): Promise<string> {
  const before = deviceOf(browser)
  const token = newToken()
  const tokenHash = hashToken(token)
  const known = before && (await dropDevice(db, before.tokenHash, userId))
  const isRemembered = remember || known?.isRemembered === 1
  const life = isRemembered ? REMEMBERED : UNTIL_SIGN_OUT
  await db
    .insertInto('trustedDevice')
    .values({
      userId,
      tokenHash,
      isRemembered: isRemembered ? 1 : 0,
      device: deviceName(browser.userAgent),
      createdAt: known?.createdAt ?? now(),
      seenAt: now(),
      expiresAt: now() + life,
    })
    .execute()
  browser.writeCookie(COOKIE, token, life / 1000)
  return tokenHash
}

const dropDevice = (db: Database, tokenHash: string, userId: number) =>
  db
    .deleteFrom('trustedDevice')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .returning(['isRemembered', 'createdAt'])
    .executeTakeFirst()

/** At sign-out, unless the person chose to be remembered: think of the partner in the same home. */
export async function forgetDevice(db: Database, browser: Browser, userId: number): Promise<void> {
  const known = deviceOf(browser)
  if (!known) return
  const { numDeletedRows } = await db
    .deleteFrom('trustedDevice')
    .where('tokenHash', '=', known.tokenHash)
    .where('userId', '=', userId)
    .where('isRemembered', '=', 0)
    .executeTakeFirst()
  if (numDeletedRows > 0n) browser.clearCookie(COOKIE)
}

export const listDevices = (db: Database, owner: OwnerId, now: number) =>
  ownRows(db, owner, 'trustedDevice')
    .select(['id', 'tokenHash', 'device', 'isRemembered', 'createdAt', 'seenAt', 'expiresAt'])
    .where('expiresAt', '>', now)
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

type InBrowser = { device: string; deviceHash: string | null }

/**
 * When somebody signs a browser out from afar it needs a code again, remembered or not: it may be the one that was lost.
 * Of a session from before its browser was kept only the kind is known; then every browser of that kind needs one.
 */
export async function endTrust(
  db: Database,
  owner: OwnerId,
  { device, deviceHash }: InBrowser,
): Promise<void> {
  await db
    .deleteFrom('trustedDevice')
    .where('userId', '=', owner)
    .where((eb) =>
      deviceHash === null ? eb('device', '=', device) : eb('tokenHash', '=', deviceHash),
    )
    .execute()
}

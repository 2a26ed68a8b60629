import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwnRows, ownRows } from '#server/base/db/own-row.ts'
import { deviceName } from '#server/base/device-name.ts'
import type { Own } from '#server/base/owner.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import type { Browser, Visit } from '#server/http/browser.ts'

const COOKIE = 'device'
const REMEMBERED = 180 * DAY
const UNTIL_SIGN_OUT = 30 * DAY

/** Returns the browser's device token hash and name, or null without a token. */
export function deviceOf(browser: Browser): { tokenHash: string; device: string } | null {
  const token = browser.readCookie(COOKIE)
  return token ? { tokenHash: hashToken(token), device: deviceName(browser.userAgent) } : null
}

/**
 * Trusts this browser to sign in to this account without a code, and returns the token's hash. The token is new each
 * time, so a planted or copied one is worthless.
 */
export async function trustDevice(
  { db, now, browser }: Visit,
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

/** Ends trust at sign-out unless the person chose to be remembered, because others at home may share the browser. */
export async function forgetDevice(own: Own & Visit): Promise<void> {
  const tokenHash = deviceOf(own.browser)?.tokenHash
  if (tokenHash && (await deleteOwnRows(own, 'trustedDevice', { tokenHash, isRemembered: 0 })))
    own.browser.clearCookie(COOKIE)
}

export const listDevices = (own: Own) =>
  ownRows(own, 'trustedDevice')
    .select(['id', 'tokenHash', 'device', 'isRemembered', 'createdAt', 'seenAt', 'expiresAt'])
    .where('expiresAt', '>', own.now())
    .orderBy('seenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

type InBrowser = { device: string; deviceHash: string | null }

/**
 * Ends trust of a browser signed out remotely, even if remembered, because it may be lost. Old sessions know only the
 * kind of browser, so all of that kind lose trust.
 */
export const endTrust = (own: Own, { device, deviceHash }: InBrowser) =>
  deleteOwnRows(own, 'trustedDevice', deviceHash === null ? { device } : { tokenHash: deviceHash })

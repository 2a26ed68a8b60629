import type { SignInWay } from '#domain/people/sign-in-way.ts'
import { deviceName } from '#server/base/device-name.ts'
import type { Visit } from '#server/http/browser.ts'
import {
  endSession,
  openSession,
  SESSION_COOKIE,
  SESSION_LIFE,
  saveDeviceOf,
} from '#server/people/session.ts'
import { deviceOf, trustDevice } from './trusted-device.ts'

/**
 * Signs a browser in with a new token and ends its previous session, so that a planted or copied token is worthless
 * (session fixation).
 */
export async function startSession(
  { db, now, browser }: Visit,
  userId: number,
  way: SignInWay,
): Promise<string> {
  const before = browser.readCookie(SESSION_COOKIE)
  if (before) await endSession(db, before)
  const device = deviceName(browser.userAgent)
  const token = await openSession(db, userId, device, now(), way, deviceOf(browser)?.tokenHash)
  browser.writeCookie(SESSION_COOKIE, token, SESSION_LIFE / 1000)
  return token
}

/** Like `startSession`, and trusts the browser to sign in without a code. */
export async function startTrustedSession(
  visit: Visit,
  userId: number,
  way: SignInWay,
  remember = false,
): Promise<void> {
  const token = await startSession(visit, userId, way)
  const deviceHash = await trustDevice(visit, userId, remember)
  await saveDeviceOf(visit.db, token, deviceHash)
}

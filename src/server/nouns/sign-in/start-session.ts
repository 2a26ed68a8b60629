import type { SignInWay } from '#domain/sign-in-way.ts'
import type { Database } from '#server/base/db/database.ts'
import { deviceName } from '#server/base/device-name.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import { endSession, openSession, SESSION_COOKIE, SESSION_LIFE } from '#server/people/session.ts'

/**
 * Signs a browser in with a token it never had before; the session it carried until now ends, so a
 * token that somebody planted or copied is worth nothing afterwards.
 */
export async function startSession(
  { now }: Services,
  browser: Browser,
  db: Database,
  userId: number,
  way: SignInWay,
): Promise<void> {
  const before = browser.readCookie(SESSION_COOKIE)
  if (before) await endSession(db, before)
  const token = await openSession(db, userId, deviceName(browser.userAgent), now(), way)
  browser.writeCookie(SESSION_COOKIE, token, SESSION_LIFE / 1000)
}

import type { SignedIn } from '#server/base/owner.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'
import { endSession, SESSION_COOKIE } from '#server/people/session.ts'
import { forgetDevice } from './trusted-device.ts'

/** Always clears the cookie. If a full disk prevents ending the session, no other browser has its token. */
export async function signOut(
  { db, log }: Pick<Services, 'db' | 'log'>,
  browser: Browser,
  user: SignedIn | null,
): Promise<void> {
  const token = browser.readCookie(SESSION_COOKIE)
  browser.clearCookie(SESSION_COOKIE)
  try {
    if (user) await forgetDevice(db, browser, user.id)
    if (token) await endSession(db, token)
  } catch (error) {
    log.fault('sign-out', error instanceof Error ? error : new Error(String(error)))
  }
}

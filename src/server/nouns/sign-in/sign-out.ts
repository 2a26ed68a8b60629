import type { Database } from '#server/base/db/database.ts'
import type { SignedIn } from '#server/base/owner.ts'
import type { Browser } from '#server/http/browser.ts'
import { endSession, SESSION_COOKIE } from '#server/people/session.ts'
import { forgetDevice } from './trusted-device.ts'

export async function signOut(
  db: Database,
  browser: Browser,
  user: SignedIn | null,
): Promise<void> {
  const token = browser.readCookie(SESSION_COOKIE)
  if (user) await forgetDevice(db, browser, user.id)
  if (token) await endSession(db, token)
  browser.clearCookie(SESSION_COOKIE)
}

import { DAY } from '#domain/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'device'
const REMEMBERED = 180 * DAY
const UNTIL_SIGN_OUT = 30 * DAY

/** The hash of this browser's device token, or null when it carries none. */
export function deviceHash(browser: Browser): string | null {
  const token = browser.readCookie(COOKIE)
  return token ? hashToken(token) : null
}

/** From now on this browser signs in to this account without a code. */
export async function trustDevice(
  { now }: Services,
  browser: Browser,
  db: Database,
  userId: number,
  remember: boolean,
): Promise<void> {
  const token = browser.readCookie(COOKIE) ?? newToken()
  const isRemembered = remember ? 1 : 0
  const life = remember ? REMEMBERED : UNTIL_SIGN_OUT
  const expiresAt = now() + life
  await db
    .insertInto('trustedDevice')
    .values({ userId, tokenHash: hashToken(token), isRemembered, createdAt: now(), expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['tokenHash', 'userId']).doUpdateSet({ isRemembered, expiresAt }),
    )
    .execute()
  browser.writeCookie(COOKIE, token, REMEMBERED / 1000)
}

/**
 * At sign-out, unless the person chose to be remembered: think of the partner in the same home. An
 * account whose email is not confirmed can be reached from nowhere else, so its browser stays trusted.
 */
export async function forgetDevice(db: Database, browser: Browser, userId: number): Promise<void> {
  const hash = deviceHash(browser)
  if (!hash) return
  await db
    .deleteFrom('trustedDevice')
    .where('tokenHash', '=', hash)
    .where('userId', '=', userId)
    .where('isRemembered', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('user')
          .select('id')
          .where('id', '=', userId)
          .where('emailConfirmedAt', 'is not', null),
      ),
    )
    .execute()
}

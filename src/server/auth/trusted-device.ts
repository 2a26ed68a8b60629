import type { Database } from '#server/db/database.ts'
import type { HttpContext } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { hashToken, newToken } from './session.ts'

const COOKIE = 'device'
const DAY = 24 * 60 * 60 * 1000
const REMEMBERED = 180 * DAY
const UNTIL_SIGN_OUT = 30 * DAY

/** The hash of this browser's device token, or null when it carries none. */
export function deviceHash({ cookies }: Services, c: HttpContext): string | null {
  const token = cookies.read(c, COOKIE)
  return token ? hashToken(token) : null
}

/** From now on this browser signs in to this account without a code. */
export async function trustDevice(
  { cookies, now }: Services,
  c: HttpContext,
  db: Database,
  userId: number,
  remember: boolean,
): Promise<void> {
  const token = cookies.read(c, COOKIE) ?? newToken()
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
  cookies.write(c, COOKIE, token, REMEMBERED / 1000)
}

/**
 * At sign-out, unless the person chose to be remembered: think of the partner in the same home. An
 * account whose email is not confirmed can be reached from nowhere else, so its browser stays trusted.
 */
export async function forgetDevice(
  services: Services,
  c: HttpContext,
  userId: number,
): Promise<void> {
  const hash = deviceHash(services, c)
  if (!hash) return
  await services.db
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

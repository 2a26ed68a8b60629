import { IdInAddress } from '#contract/id-in-address.ts'
import type { SignedIn } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import type { HttpContext, Middleware } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { findDevUser } from './find-dev-user.ts'
import { bearerOf, findBearer } from './personal-token.ts'
import { findSession, SESSION_COOKIE, SESSION_LIFE } from './session.ts'

/** Puts the account behind the session cookie or the token, or null, where every handler finds it. */
export function whoIs({ db, now, config }: Services): Middleware {
  async function findUser(c: HttpContext): Promise<SignedIn | null> {
    const asked = c.req.header('x-dev-user-id') ?? c.req.query('dev-user-id')
    if (config.isDevelopment && asked) {
      const id = IdInAddress.safeParse(asked).data ?? refuseAsMissing()
      return findDevUser(db, id, now())
    }
    const browser = c.get('browser')
    const token = browser.readCookie(SESSION_COOKIE)
    const found = token ? await findSession(db, token, now()) : null
    if (token && found?.wasExtended) browser.writeCookie(SESSION_COOKIE, token, SESSION_LIFE / 1000)
    return found?.user ?? null
  }

  return async (c, next) => {
    const token = bearerOf(c.req.header('authorization'))
    // Whoever comes with a token is its bearer and nobody else, whatever cookies come along.
    const bearer = token === null ? null : await findBearer(db, token, now())
    c.set('scopes', bearer?.scopes ?? null)
    c.set('user', token === null ? await findUser(c) : (bearer?.user ?? null))
    await next()
  }
}

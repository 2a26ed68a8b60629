import { findDevUser } from '#server/dev/find-dev-user.ts'
import type { HttpContext, Middleware } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { findSession, SESSION_COOKIE, SESSION_LIFE, type SignedIn } from './session.ts'

/** Puts the account behind the session cookie, or null, where every handler finds it. */
export function whoIs(services: Services): Middleware {
  const { db, cookies, now, config } = services

  async function findUser(c: HttpContext): Promise<SignedIn | null> {
    const devUser = config.isDevelopment ? await findDevUser(db, c.req, now()) : null
    if (devUser) return devUser
    const token = cookies.read(c, SESSION_COOKIE)
    const found = token ? await findSession(db, token, now()) : null
    if (token && found?.wasExtended) cookies.write(c, SESSION_COOKIE, token, SESSION_LIFE / 1000)
    return found?.user ?? null
  }

  return async (c, next) => {
    c.set('user', await findUser(c))
    await next()
  }
}

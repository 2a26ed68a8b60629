import type { Database } from '#server/db/database.ts'
import type { HttpContext } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { deviceName } from './device-name.ts'
import { endSession, openSession, SESSION_COOKIE, SESSION_LIFE } from './session.ts'

/**
 * Signs a browser in with a token it never had before; the session it carried until now ends, so a
 * token that somebody planted or copied is worth nothing afterwards.
 */
export async function startSession(
  { cookies, now }: Services,
  c: HttpContext,
  db: Database,
  userId: number,
): Promise<void> {
  const before = cookies.read(c, SESSION_COOKIE)
  if (before) await endSession(db, before)
  const token = await openSession(db, userId, deviceName(c.req.header('user-agent')), now())
  cookies.write(c, SESSION_COOKIE, token, SESSION_LIFE / 1000)
}

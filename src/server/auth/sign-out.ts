import { isFromElsewhere, ownOriginOf } from '#server/http/own-site-only.ts'
import type { HttpContext } from '#server/http/serve.ts'
import { refuse } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { endSession, SESSION_COOKIE } from './session.ts'
import { forgetDevice } from './trusted-device.ts'

/** A link or a form of ours signs out; a picture or a link on another site does not. */
export async function signOut(services: Services, c: HttpContext): Promise<Response> {
  const { db, cookies, config } = services
  if (isFromElsewhere(c.req.raw.headers, ownOriginOf(c.req.raw, config.publicUrl)))
    refuse('forbidden', 'This request came from another site.')
  const token = cookies.read(c, SESSION_COOKIE)
  const user = c.get('user')
  if (user) await forgetDevice(services, c, user.id)
  if (token) await endSession(db, token)
  cookies.clear(c, SESSION_COOKIE)
  return c.redirect('/', 303)
}

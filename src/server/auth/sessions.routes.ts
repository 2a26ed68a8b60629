import { sessions } from '#contract/sessions.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { endAllSessions } from './confirm-email.ts'
import { listSessions, SESSION_COOKIE } from './session.ts'

export function sessionsRoutes(app: App, { db, cookies, now }: Services): void {
  serve(app, sessions.list, async ({ owner, user }) => {
    const rows = await listSessions(db, owner, now())
    return rows.map(({ id, device, signedInAt, seenAt }) => ({
      id,
      device,
      signedInAt: new Date(signedInAt).toISOString(),
      seenAt: new Date(seenAt).toISOString(),
      isCurrent: id === user.sessionId,
    }))
  })

  serve(app, sessions.endAll, async ({ owner, c }) => {
    await db.transaction().execute((tx) => endAllSessions(tx, owner))
    cookies.clear(c, SESSION_COOKIE)
  })
}

import { sessions } from '#contract/sessions.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { endAllSessions, listSessions, SESSION_COOKIE } from '#server/people/session.ts'

export function sessionsRoutes(app: App, { db, now }: Services): void {
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

  serve(app, sessions.endAll, async ({ owner, browser }) => {
    await db.transaction().execute((tx) => endAllSessions(tx, owner))
    browser.clearCookie(SESSION_COOKIE)
  })
}

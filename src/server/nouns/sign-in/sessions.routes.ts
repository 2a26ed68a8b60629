import { sessions } from '#contract/sessions.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { endAllSessions } from '#server/people/doors.ts'
import {
  endSessionById,
  listSessions,
  listSignIns,
  SESSION_COOKIE,
} from '#server/people/session.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { deviceOf, endTrust, listDevices } from './trusted-device.ts'

const iso = (moment: number) => new Date(moment).toISOString()

export function sessionsRoutes(app: App, { db, now, config }: Services): void {
  serve(app, sessions.list, async ({ owner, user }) => {
    const rows = await listSessions(db, owner, now())
    return rows.map(({ id, device, signedInAt, seenAt }) => ({
      id,
      device,
      signedInAt: iso(signedInAt),
      seenAt: iso(seenAt),
      isCurrent: id === user.sessionId,
    }))
  })

  serve(app, sessions.end, async ({ owner, params, user, browser }) => {
    const id = params.id
    await db.transaction().execute(async (tx) => {
      const ended = (await endSessionById(tx, owner, id)) ?? refuseAsMissing()
      await endTrust(tx, owner, ended)
    })
    if (id === user.sessionId) browser.clearCookie(SESSION_COOKIE)
  })

  serve(app, sessions.signIns, async ({ owner }) => {
    const rows = await listSignIns(db, owner)
    return rows.map(({ signedInAt, ...row }) => ({ ...row, signedInAt: iso(signedInAt) }))
  })

  serve(app, sessions.devices, async ({ owner, browser }) => {
    const own = deviceOf(browser)?.tokenHash
    const rows = await listDevices(db, owner, now())
    return rows.map(({ id, device, isRemembered, createdAt, seenAt, tokenHash }) => ({
      id,
      device,
      isRemembered: isRemembered === 1,
      isCurrent: tokenHash === own,
      createdAt: iso(createdAt),
      seenAt: iso(seenAt),
    }))
  })

  serve(app, sessions.forgetDevice, ({ owner, params }) =>
    removeOwn(db, 'trustedDevice', owner, params.id),
  )

  serve(app, sessions.endAll, async ({ owner, user, browser }) => {
    requireFreshSignIn(config, user, now())
    await db.transaction().execute((tx) => endAllSessions(tx, owner))
    browser.clearCookie(SESSION_COOKIE)
  })
}

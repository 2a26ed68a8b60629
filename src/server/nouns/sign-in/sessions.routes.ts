import { sessions } from '#contract/sessions.ts'
import { readable } from '#server/base/db/column.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { endAllSessions } from '#server/people/access-tables.ts'
import {
  endSessionById,
  listSessions,
  listSignIns,
  SESSION_COOKIE,
} from '#server/people/session.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { deviceOf, endTrust, listDevices } from './trusted-device.ts'

export const sessionsRoutes = routesOf(sessions, ({ db, now, config }) => ({
  list: async ({ own, user }) => {
    const rows = await listSessions(own, now())
    return rows.map((row) => ({ ...readable(row), isCurrent: row.id === user.sessionId }))
  },
  end: async ({ owner, params, user, browser }) => {
    const id = params.id
    await db.transaction().execute(async (tx) => {
      const ended = (await endSessionById({ db: tx, owner }, id)) ?? refuseAsMissing()
      await endTrust({ db: tx, owner }, ended)
    })
    if (id === user.sessionId) browser.clearCookie(SESSION_COOKIE)
  },
  signIns: async ({ own }) => (await listSignIns(own)).map(readable),
  devices: async ({ own, browser }) => {
    const here = deviceOf(browser)?.tokenHash
    const rows = await listDevices(own, now())
    return rows.map(({ tokenHash, ...row }) => ({
      ...readable(row),
      isCurrent: tokenHash === here,
    }))
  },
  forgetDevice: ({ own, params }) => removeOwn(own, 'trustedDevice', params.id),
  endAll: async ({ owner, user, browser }) => {
    requireFreshSignIn(config, user, now())
    await db.transaction().execute((tx) => endAllSessions(tx, owner))
    browser.clearCookie(SESSION_COOKIE)
  },
}))

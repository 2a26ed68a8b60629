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
  list: async ({ owner, user }) => {
    const rows = await listSessions(db, owner, now())
    return rows.map((row) => ({ ...readable(row), isCurrent: row.id === user.sessionId }))
  },
  end: async ({ owner, params, user, browser }) => {
    const id = params.id
    await db.transaction().execute(async (tx) => {
      const ended = (await endSessionById(tx, owner, id)) ?? refuseAsMissing()
      await endTrust(tx, owner, ended)
    })
    if (id === user.sessionId) browser.clearCookie(SESSION_COOKIE)
  },
  signIns: async ({ owner }) => (await listSignIns(db, owner)).map(readable),
  devices: async ({ owner, browser }) => {
    const own = deviceOf(browser)?.tokenHash
    const rows = await listDevices(db, owner, now())
    return rows.map(({ tokenHash, ...row }) => ({
      ...readable(row),
      isCurrent: tokenHash === own,
    }))
  },
  forgetDevice: ({ owner, params }) => removeOwn(db, 'trustedDevice', owner, params.id),
  endAll: async ({ owner, user, browser }) => {
    requireFreshSignIn(config, user, now())
    await db.transaction().execute((tx) => endAllSessions(tx, owner))
    browser.clearCookie(SESSION_COOKIE)
  },
}))

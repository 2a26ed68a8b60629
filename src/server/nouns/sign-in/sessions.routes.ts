import { sessions } from '#contract/sessions.ts'
import { readable } from '#server/base/db/column.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { inTransaction } from '#server/base/owner.ts'
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

export const sessionsRoutes = routesOf(sessions, () => ({
  list: async ({ own, user }) => {
    const rows = await listSessions(own)
    return rows.map((row) => ({ ...readable(row), isCurrent: row.id === user.sessionId }))
  },
  end: async ({ own, params: { id }, user, browser }) => {
    await inTransaction(own, async (tx) =>
      endTrust(tx, (await endSessionById(tx, id)) ?? refuseAsMissing()),
    )
    if (id === user.sessionId) browser.clearCookie(SESSION_COOKIE)
  },
  signIns: async ({ own }) => (await listSignIns(own)).map(readable),
  devices: async ({ own, browser }) => {
    const here = deviceOf(browser)?.tokenHash
    const rows = await listDevices(own)
    return rows.map(({ tokenHash, ...row }) => ({
      ...readable(row),
      isCurrent: tokenHash === here,
    }))
  },
  forgetDevice: ({ own, params }) => removeOwn(own, 'trustedDevice', params.id),
  endAll: async ({ own, user, browser }) => {
    requireFreshSignIn(own.config, user, own.now())
    await inTransaction(own, (tx) => endAllSessions(tx.db, own.owner))
    browser.clearCookie(SESSION_COOKIE)
  },
}))

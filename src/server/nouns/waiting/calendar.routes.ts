import { calendar } from '#contract/calendar.ts'
import {
  type CalendarEvent,
  FORECAST_SUMMARY,
  icsOf,
  plannedAt,
  STEP_SUMMARY,
} from '#domain/steps/calendar.ts'
import { nextAsked } from '#domain/steps/step.ts'
import { deleteOwnRows, findOwn, saveOwn } from '#server/base/db/own-row.ts'
import { isoOrNull } from '#server/base/iso.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, routesOf } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { whatWaits } from './what-waits.ts'

export const calendarRoutes = routesOf(calendar, () => ({
  get: async ({ own }) => {
    const row = await findOwn(own, 'calendarAddress', {})
    return { since: isoOrNull(row?.createdAt ?? null) }
  },
  open: async ({ own, c }) => {
    const token = newToken()
    const made = { tokenHash: hashToken(token), createdAt: own.now() }
    await saveOwn(own, 'calendarAddress', {}, made)
    return { address: `${siteUrlOf(c.req.raw, own.config)}/calendar/${token}.ics` }
  },
  close: async ({ own }) => {
    await deleteOwnRows(own, 'calendarAddress', {})
  },
}))

/** The calendar address reveals only days and hours to its holder, until it is revoked. */
export function calendarFileRoutes(app: App, services: Services): void {
  app.get('/calendar/:file', async (c) => {
    c.set('pattern', '/calendar/:file')
    const { db, now, config } = services
    const row = await db
      .selectFrom('calendarAddress')
      .select('userId')
      .where('tokenHash', '=', hashToken(c.req.param('file').replace(/\.ics$/, '')))
      .executeTakeFirst()
    const owner = row ? ownerOf({ id: row.userId }) : refuseAsMissing()
    c.header('content-type', 'text/calendar; charset=utf-8')
    c.header('cache-control', 'private, no-store')
    return c.body(icsOf(await eventsOf({ ...services, owner }), config.siteUrl, now()))
  })
}

/** Ids reveal nothing to others, and are stable, so that calendars recognise events. */
async function eventsOf(own: Own): Promise<CalendarEvent[]> {
  const now = own.now()
  const { steps, forecasts } = await whatWaits(own)
  return [
    ...steps.flatMap((step): CalendarEvent[] => {
      const isPlanned =
        step.endedAt === null && step.asksAt > step.createdAt && now < plannedAt(step)
      const at = isPlanned ? plannedAt(step) : nextAsked(step, now)
      return at === null ? [] : [{ uid: `step-${step.id}@innermap`, summary: STEP_SUMMARY, at }]
    }),
    ...forecasts.map(({ id, day }) => ({
      uid: `forecast-${id}@innermap`,
      summary: FORECAST_SUMMARY,
      day,
    })),
  ]
}

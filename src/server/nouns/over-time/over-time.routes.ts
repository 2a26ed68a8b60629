import { overTime } from '#contract/over-time.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { mapOverTime, situationsTouching } from './map-over-time.ts'

export function overTimeRoutes(app: App, { db, now }: Services): void {
  serve(app, overTime.get, ({ owner, user, query }) => {
    requirePremium(user, now())
    return mapOverTime(db, owner, now(), query.zone ?? 'UTC')
  })
  serve(app, overTime.situations, ({ owner, user, query: { zone = 'UTC', ...wanted } }) => {
    requirePremium(user, now())
    return situationsTouching(db, owner, now(), zone, wanted)
  })
}

import { trial } from '#contract/trial.ts'
import { trialAt } from '#domain/trial.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'
import { trialOf } from '#server/usage/premium-access.ts'
import { visitorSince } from './visitor.ts'

export function trialRoutes(app: App, services: Services): void {
  serve(app, trial.get, async ({ user, c }) => {
    const now = services.now()
    if (user) return trialOf(user, now)
    const since = visitorSince(services, c)
    return trialAt(now, { isSubscribed: false, accountSince: null, visitorSince: since })
  })
}

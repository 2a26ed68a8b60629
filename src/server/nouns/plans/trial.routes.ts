import { trial } from '#contract/trial.ts'
import { trialAt } from '#domain/people/trial.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { trialOf } from '#server/people/premium-access.ts'
import { visitorSince } from '#server/people/visitor.ts'

export function trialRoutes(app: App, services: Services): void {
  serve(app, trial.get, async ({ user, browser }) => {
    const now = services.now()
    if (user) return trialOf(user, now)
    const since = visitorSince(services, browser)
    return trialAt(now, { isSubscribed: false, accountSince: null, visitorSince: since })
  })
}

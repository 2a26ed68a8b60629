import { trial } from '#contract/trial.ts'
import { trialAt } from '#domain/people/trial.ts'
import { routesOf } from '#server/http/serve.ts'
import { trialOf } from '#server/people/premium-access.ts'
import { visitorSince } from '#server/people/visitor.ts'

export const trialRoutes = routesOf(trial, (services) => ({
  get: async ({ user, browser }) => {
    const now = services.now()
    if (user) return trialOf(user, now)
    const since = visitorSince(services, browser)
    return trialAt(now, { isSubscribed: false, accountSince: null, visitorSince: since })
  },
}))

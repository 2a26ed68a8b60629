import { expectations } from '#contract/expectations.ts'
import { routesOf } from '#server/http/serve.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listExpectations, rewriteWish } from './expectations.ts'

export const expectationRoutes = routesOf(expectations, (services) => ({
  list: ({ own, user }) => {
    requirePremium(user, services.now())
    return listExpectations(own)
  },
  rewrite: ({ own, user, body }) => {
    requirePremium(user, services.now())
    return rewriteWish(own, body)
  },
}))

import { expectations } from '#contract/expectations.ts'
import { routesOf } from '#server/http/serve.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listExpectations, rewriteWish } from './expectations.ts'

export const expectationRoutes = routesOf(expectations, (services) => ({
  list: ({ user, owner }) => {
    requirePremium(user, services.now())
    return listExpectations(services.db, owner)
  },
  rewrite: ({ user, owner, body }) => {
    requirePremium(user, services.now())
    return rewriteWish(services, owner, body)
  },
}))

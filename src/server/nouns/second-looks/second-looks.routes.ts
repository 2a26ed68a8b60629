import { secondLooks } from '#contract/second-looks.ts'
import { routesOf } from '#server/http/serve.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { giveLook, listBoth, offerLook } from './look-again.ts'

export const secondLookRoutes = routesOf(secondLooks, (services) => ({
  list: ({ owner, user }) => {
    requirePremium(user, services.now())
    return listBoth(services, owner)
  },
  offer: ({ owner, user, query }) => {
    requirePremium(user, services.now())
    return offerLook(services, owner, query.skip ?? 0)
  },
  give: ({ owner, user, params, body }) => {
    requirePremium(user, services.now())
    return giveLook(services, owner, params.id, body)
  },
}))

import { secondLooks } from '#contract/second-looks.ts'
import { routesOf } from '#server/http/serve.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { giveLook, listBoth, offerLook } from './look-again.ts'

export const secondLookRoutes = routesOf(secondLooks, (services) => ({
  list: ({ own, user }) => {
    requirePremium(user, services.now())
    return listBoth(own)
  },
  offer: ({ own, user, query }) => {
    requirePremium(user, services.now())
    return offerLook(own, query.skip ?? 0)
  },
  give: ({ own, user, params, body }) => {
    requirePremium(user, services.now())
    return giveLook(own, params.id, body)
  },
}))

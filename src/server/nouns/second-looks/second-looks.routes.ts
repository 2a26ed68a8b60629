import { secondLooks } from '#contract/second-looks.ts'
import { routesOf } from '#server/http/serve.ts'
import { forPremium } from '#server/people/premium-access.ts'
import { giveLook, listBoth, offerLook } from './look-again.ts'

export const secondLookRoutes = routesOf(secondLooks, () => ({
  list: forPremium(({ own }) => listBoth(own)),
  offer: forPremium(({ own, query }) => offerLook(own, query.skip ?? 0)),
  give: forPremium(({ own, params, body }) => giveLook(own, params.id, body)),
}))

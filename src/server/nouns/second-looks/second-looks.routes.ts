import { secondLooks } from '#contract/second-looks.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { giveLook, listBoth, offerLook } from './look-again.ts'

export function secondLookRoutes(app: App, services: Services): void {
  const { now } = services
  serve(app, secondLooks.list, ({ owner, user }) => {
    requirePremium(user, now())
    return listBoth(services, owner)
  })
  serve(app, secondLooks.offer, ({ owner, user, query }) => {
    requirePremium(user, now())
    return offerLook(services, owner, query.skip ?? 0)
  })
  serve(app, secondLooks.give, ({ owner, user, params, body }) => {
    requirePremium(user, now())
    return giveLook(services, owner, params.id, body)
  })
}

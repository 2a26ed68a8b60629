import { expectations } from '#contract/expectations.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { listExpectations, rewriteWish } from './expectations.ts'

export function expectationRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, expectations.list, ({ user, owner }) => {
    requirePremium(user, now())
    return listExpectations(db, owner)
  })
  serve(app, expectations.rewrite, ({ user, owner, body }) => {
    requirePremium(user, now())
    return rewriteWish(services, owner, body)
  })
}

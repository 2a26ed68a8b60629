import { randomUUID } from 'node:crypto'
import { subscription } from '#contract/subscription.ts'
import { oneYearAfter } from '#domain/people/paid-period.ts'
import { PLANS, type Subscription } from '#domain/people/plan.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { type App, serve } from '#server/http/serve.ts'
import { localSubscriptionId } from '#server/outside/payments/local-payments.ts'
import type { Services } from '#server/outside/services.ts'
import { findAccount } from '#server/people/account.repository.ts'
import { learnPeriod } from './learn-period.ts'
import {
  changeCancelling,
  openPortal,
  readReturnAddress,
  startCheckout,
  toSubscription,
} from './manage-subscription.ts'

export function subscriptionRoutes(app: App, services: Services): void {
  const { db, now, config } = services

  const current = async (owner: OwnerId): Promise<Subscription> =>
    toSubscription((await findAccount(db, owner)) ?? refuseAsMissing(), now())

  serve(app, subscription.plans, async () => [...PLANS])

  serve(app, subscription.get, ({ owner }) => current(owner))

  serve(app, subscription.checkout, async ({ user, body, c }) => {
    const site = siteUrlOf(c.req.raw, config)
    const successUrl = readReturnAddress(body.successUrl, site)
    const cancelUrl = readReturnAddress(body.cancelUrl, site)
    return { checkoutUrl: await startCheckout(services, user, { successUrl, cancelUrl, site }) }
  })

  serve(app, subscription.portal, async ({ owner, body, c }) => {
    const returnUrl = readReturnAddress(body.returnUrl, siteUrlOf(c.req.raw, config))
    return { portalUrl: await openPortal({ ...services, owner }, returnUrl) }
  })

  serve(app, subscription.cancel, async ({ owner }) => {
    await changeCancelling({ ...services, owner }, true)
    return current(owner)
  })

  serve(app, subscription.resume, async ({ owner }) => {
    await changeCancelling({ ...services, owner }, false)
    return current(owner)
  })

  if (!config.isDevelopment) return
  serve(app, subscription.devUpgrade, async ({ user, params }) => {
    const owner = ownerOf(user, params.userId)
    const at = now()
    await learnPeriod(services, owner, {
      eventId: `development-${randomUUID()}`,
      subscriptionId: localSubscriptionId(`development-${owner}`),
      status: 'active',
      endsAt: oneYearAfter(at),
      cancelAtPeriodEnd: false,
      happenedAt: at,
      learntAt: at,
    })
    return current(owner)
  })
}

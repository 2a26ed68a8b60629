import { subscription } from '#contract/subscription.ts'
import { oneYearAfter } from '#domain/paid-period.ts'
import { type App, serve } from '#server/http/serve.ts'
import {
  type LocalOrder,
  localSubscriptionId,
  openLocalOrder,
} from '#server/payments/local-payments.ts'
import { refuse, refuseAsMissing } from '#server/refuse.ts'
import type { Services } from '#server/services.ts'
import { learnPeriod } from './learn-period.ts'

const DECLINED = 'The test card was declined. Nothing was charged, and your plan is as it was.'

/** What the test page does in place of a payment provider. With a real one these calls do not exist. */
export function localCheckoutRoutes(app: App, services: Services): void {
  const { config, seal, now } = services
  if (config.stripe) return

  function pay({ userId, key }: LocalOrder): Promise<void> {
    const at = now()
    return learnPeriod(services, userId, {
      eventId: `local-paid-${key}`,
      subscriptionId: localSubscriptionId(key),
      status: 'active',
      endsAt: oneYearAfter(at),
      cancelAtPeriodEnd: false,
      happenedAt: at,
      learntAt: at,
    })
  }

  serve(app, subscription.settleLocally, async ({ owner, body }) => {
    const order = openLocalOrder(seal, body.order)
    if (order?.userId !== owner) return refuseAsMissing()
    if (body.outcome === 'declined') return refuse('conflict', DECLINED)
    if (body.outcome === 'paid') await pay(order)
    return { returnUrl: body.outcome === 'paid' ? order.successUrl : order.cancelUrl }
  })
}

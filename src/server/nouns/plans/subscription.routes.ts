import { subscription } from '#contract/subscription.ts'
import { trial } from '#contract/trial.ts'
import { PLANS, type Subscription } from '#domain/people/plan.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { routesOf } from '#server/http/serve.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { findAccount } from '#server/people/account.repository.ts'
import { trialOf } from '#server/people/premium-access.ts'
import { visitorTrial } from '#server/people/visitor.ts'
import {
  buyForDevelopment,
  changeCancelling,
  openPortal,
  readReturnAddress,
  settleLocally,
  startCheckout,
  toSubscription,
} from './manage-subscription.ts'
import { webhookRoutes } from './webhook.routes.ts'

const current = async ({ db, owner, now }: OwnServices): Promise<Subscription> =>
  toSubscription((await findAccount(db, owner)) ?? refuseAsMissing(), now())

const subscriptionRoutes = routesOf(subscription, (services) => ({
  plans: async () => [...PLANS],
  get: ({ own }) => current(own),
  checkout: async ({ own, user, body, c }) => {
    const site = siteUrlOf(c.req.raw, own.config)
    const successUrl = readReturnAddress(body.successUrl, site)
    const cancelUrl = readReturnAddress(body.cancelUrl, site)
    return { checkoutUrl: await startCheckout(own, user, { successUrl, cancelUrl, site }) }
  },
  portal: async ({ own, body, c }) => {
    const returnUrl = readReturnAddress(body.returnUrl, siteUrlOf(c.req.raw, own.config))
    return { portalUrl: await openPortal(own, returnUrl) }
  },
  cancel: async ({ own }) => {
    await changeCancelling(own, true)
    return current(own)
  },
  resume: async ({ own }) => {
    await changeCancelling(own, false)
    return current(own)
  },
  settleLocally:
    services.payments.kind === 'provider' ? null : ({ own, body }) => settleLocally(own, body),
  devUpgrade: services.config.isDevelopment
    ? async ({ user, params }) => {
        const own = { ...services, owner: ownerOf(user, params.userId) }
        await buyForDevelopment(own)
        return current(own)
      }
    : null,
}))

const trialRoutes = routesOf(trial, () => ({
  get: async ({ user, visit }) => (user ? trialOf(user, visit.now()) : visitorTrial(visit)),
}))

export const planRoutes = [subscriptionRoutes, trialRoutes, webhookRoutes]

import { randomUUID } from 'node:crypto'
import { subscription } from '#contract/subscription.ts'
import { trial } from '#contract/trial.ts'
import {
  type LearntPeriod,
  oneYearAfter,
  owedIn,
  standingFrom,
} from '#domain/people/paid-period.ts'
import {
  ALREADY_PREMIUM,
  CANCEL_FAILED,
  CHECKOUT_FAILED,
  INVALID_RETURN_ADDRESS,
  isSubscribed,
  NO_PAYMENT_DUE,
  NO_PORTAL,
  NOTHING_TO_CANCEL,
  PAYMENT_IS_DUE,
  PLANS,
  PORTAL_FAILED,
  type Subscription,
} from '#domain/people/plan.ts'
import { HOUR } from '#domain/values/duration.ts'
import { addOwn } from '#server/base/db/own-row.ts'
import { ownerOf } from '#server/base/owner.ts'
import { RefusalError, refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { siteUrlOf } from '#server/http/own-site-only.ts'
import { readText } from '#server/http/read-body.ts'
import { type App, routesOf } from '#server/http/serve.ts'
import {
  type LocalOrder,
  localSubscriptionId,
  openLocalOrder,
} from '#server/outside/payments/local-payments.ts'
import type { EventNotice, Order } from '#server/outside/payments/payments.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { type Account, findAccount } from '#server/people/account.repository.ts'
import { isPaying, trialOf } from '#server/people/premium-access.ts'
import { requireConfirmedEmail } from '#server/people/sign-in-rules.ts'
import { planOf } from '#server/people/to-person.ts'
import { visitorTrial } from '#server/people/visitor.ts'
import {
  findCustomer,
  findPayer,
  hasLearnt,
  learnPeriod,
  listLearnt,
} from './billing.repository.ts'

/** Returns the current plan. An expired period is the free plan. */
async function current({ db, owner, now }: OwnServices): Promise<Subscription> {
  const account = (await findAccount(db, owner)) ?? refuseAsMissing()
  const plan = planOf(account, now())
  return {
    tier: plan.subscriptionTier,
    status: plan.subscriptionStatus,
    expiresAt: plan.subscriptionExpiresAt,
    cancelAtPeriodEnd: plan.subscriptionTier !== 'free' && account.cancelAtPeriodEnd === 1,
  }
}

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
        await learnPaidHere(own, own.owner, {
          eventId: `development-${randomUUID()}`,
          subscriptionId: localSubscriptionId(`development-${own.owner}`),
          endsAt: oneYearAfter(own.now()),
        })
        return current(own)
      }
    : null,
}))

const trialRoutes = routesOf(trial, () => ({
  get: async ({ user, visit }) => (user ? trialOf(user, visit.now()) : visitorTrial(visit)),
}))

export const planRoutes = [subscriptionRoutes, trialRoutes, webhookRoutes]

/**
 * Accepts an address or path on this site below its base path. Refuses everything else, because another product may
 * share the host.
 */
function readReturnAddress(typed: string, site: string): string {
  const { origin, pathname } = new URL(site)
  const door = pathname.replace(/\/?$/, '/')
  const isPlain = /^[\x21-\x7e]+$/.test(typed) && !typed.includes('\\')
  const isPath = /^\/(?!\/)/.test(typed)
  const address = isPlain ? URL.parse(isPath ? origin + typed : typed) : null
  const isOurs = address?.origin === origin && `${address.pathname}/`.startsWith(door)
  if (!isOurs || address.username || address.password)
    return refuse('invalid', INVALID_RETURN_ADDRESS)
  return address.href
}

/** Cancels at the end of the paid period, or resumes. Saves the provider's reply like an event. */
async function changeCancelling(own: OwnServices, isCancelling: boolean): Promise<void> {
  const { db, now, payments } = own
  const learntAt = now()
  const { subscriptionId, expiresAt, ...standing } = standingFrom(await listLearnt(db, own.owner))
  if (!subscriptionId || expiresAt === null || expiresAt <= learntAt)
    return refuse('conflict', NOTHING_TO_CANCEL)
  if (standing.cancelAtPeriodEnd === isCancelling) return
  const period = { ...standing, subscriptionId, endsAt: expiresAt }
  const changed = await payments
    .setCancelling(period, isCancelling)
    .catch(refusing(own, 'cancel', CANCEL_FAILED))
  const eventId = `own-${randomUUID()}`
  await learnPeriod(own, own.owner, { ...changed, eventId, happenedAt: learntAt, learntAt })
}

const refusing =
  ({ log }: Services, what: string, message: string) =>
  (error: unknown) => {
    log.fault(what, error instanceof Error ? error : new Error(String(error)))
    return refuse('unavailable', message, { retryAfterSeconds: 5 })
  }

/** Opens the provider's page for invoices and cards. */
async function openPortal(own: OwnServices, returnUrl: string): Promise<string> {
  const customerId = await findCustomer(own)
  const opened =
    customerId &&
    (await own.payments
      .openPortal(customerId, returnUrl)
      .catch(refusing(own, 'portal', PORTAL_FAILED)))
  return opened || refuse('conflict', NO_PORTAL)
}

type CheckoutRequest = Pick<Order, 'successUrl' | 'cancelUrl' | 'site'>

/**
 * Starts a payment at the provider: of what a subscription owes, or else of a new one, so that a person never has
 * two. The plan changes only when the provider confirms.
 */
async function startCheckout(
  own: OwnServices,
  user: Account,
  wish: CheckoutRequest,
): Promise<string> {
  const { db, config, now, payments, seal } = own
  requireConfirmedEmail(config, user)
  if (isPaying(user, now())) refuse('conflict', ALREADY_PREMIUM)
  const learnt = await listLearnt(db, user.id)
  const owed = owedIn(learnt).find(payments.collects)
  const { id: userId, email, createdAt } = user
  const { successUrl, cancelUrl } = wish
  // One order per person and hour, however often the button is pressed. Any payment or cancellation changes it.
  const hour = Math.floor(now() / HOUR)
  const once = [userId, createdAt, 'premium', hour, learnt.length, successUrl, cancelUrl]
  const key = seal.hash('checkout', once.join('\n'))
  const place = seal.hash('place', [userId, createdAt, learnt.length].join('\n'))
  const order: Order = { ...wish, userId, email, key, place }
  const asked = owed
    ? payments.startRepair(order, owed)
    : findOrMakeCustomer(own, order).then((customer) => payments.startCheckout(order, customer))
  const start = await asked.catch(refusing(own, 'checkout', CHECKOUT_FAILED))
  if ('payAt' in start) return start.payAt

  // The reply came before the event. Save it like one, then start again.
  const at = now()
  const word = { eventId: `own-${randomUUID()}`, happenedAt: at, learntAt: at }
  await learnPeriod(own, userId, { ...start.period, ...word })
  return startCheckout(own, (await findAccount(db, userId)) ?? refuseAsMissing(), wish)
}

/** The provider gives two concurrent checkouts the same customer, who is saved once. */
async function findOrMakeCustomer(own: OwnServices, order: Order): Promise<string | null> {
  const known = await findCustomer(own)
  const customerId = known ?? (await own.payments.makeCustomer(order))
  if (known || !customerId) return customerId
  await addOwn(own, 'billingCustomer', { customerId, createdAt: own.now() })
  return findCustomer(own)
}

const DECLINED = 'The test card was declined. Nothing was charged, and your plan hasn’t changed.'

type Settlement = { order: string; outcome: 'paid' | 'declined' | 'cancelled' }

/** Settles an order on the test page that replaces a payment provider. */
async function settleLocally(own: OwnServices, { order: signed, outcome }: Settlement) {
  const order = openLocalOrder(own.seal, signed)
  if (order?.userId !== own.owner) return refuseAsMissing()
  if (outcome === 'declined') return refuse('conflict', DECLINED)
  if (outcome === 'paid') await pay(own, order)
  return { returnUrl: outcome === 'paid' ? order.successUrl : order.cancelUrl }
}

/** Pays an order, idempotently. A new order must still be what the person needs. */
async function pay(services: Services, { userId, key, place, repairs }: LocalOrder): Promise<void> {
  const at = services.now()
  // Two orders paid at once share this id, so that only one has an effect.
  const eventId = repairs ? `local-paid-${key}` : `local-bought-${place}`
  const learnt = await listLearnt(services.db, userId)
  const isPaid = learnt.some((known) =>
    repairs ? known.eventId === eventId : known.subscriptionId === localSubscriptionId(key),
  )
  if (isPaid) return
  const [owed] = owedIn(learnt)
  if (isSubscribed(standingFrom(learnt), at)) refuse('conflict', ALREADY_PREMIUM)
  if (owed && !repairs) refuse('conflict', PAYMENT_IS_DUE)
  if (repairs && owed?.subscriptionId !== repairs) refuse('conflict', NO_PAYMENT_DUE)
  const subscriptionId = owed?.subscriptionId ?? localSubscriptionId(key)
  const endsAt = owed && owed.endsAt > at ? owed.endsAt : oneYearAfter(at)
  await learnPaidHere(services, userId, { eventId, subscriptionId, endsAt })
}

type PaidHere = Pick<LearntPeriod, 'eventId' | 'subscriptionId' | 'endsAt'>

function learnPaidHere(services: Services, userId: number, paid: PaidHere): Promise<void> {
  const at = services.now()
  const period = { ...paid, status: 'active' as const, cancelAtPeriodEnd: false }
  return learnPeriod(services, userId, { ...period, happenedAt: at, learntAt: at })
}

const PATH = '/api/billing/webhook'
const LIMIT = 64 * 1024

/**
 * Receives the provider's signed events. An event only names a subscription, whose state is then fetched; events
 * about anything else are acknowledged and ignored.
 */
function webhookRoutes(app: App, services: Services): void {
  const { webhookHeader } = services.payments
  if (!webhookHeader) return

  app.post(PATH, async (c) => {
    c.set('pattern', PATH)
    const body = await readText(c.req.raw, LIMIT).catch((error: unknown) => {
      if (error instanceof RefusalError) refuse('invalid', error.message)
      throw error
    })
    const notice = await services.payments.readEvent(body, c.req.header(webhookHeader) ?? '')
    if (notice && !(await hasLearnt(services.db, notice.eventId))) await follow(services, notice)
    return c.json({ received: true })
  })
}

async function follow(services: Services, notice: EventNotice): Promise<void> {
  const { db, payments, now, log } = services
  const { subscriptionId, ...event } = notice
  const learntAt = now()
  const found = await payments.findPeriod(subscriptionId).catch((error: Error) => {
    log.fault('webhook', error)
    return refuse('unavailable', 'Please send this again later.', { retryAfterSeconds: 60 })
  })
  if (!found) return log.line(`alert ${event.eventId}: the provider doesn’t know its subscription`)
  const { customerId, isOurPlan, ...period } = found
  const userId = await findPayer(db, customerId)
  if (!userId) return log.line(`alert ${event.eventId}: paid by nobody we know`)
  if (!isOurPlan) return log.line(`alert ${event.eventId}: not our plan at our price`)
  await learnPeriod(services, userId, { ...period, ...event, learntAt })
}

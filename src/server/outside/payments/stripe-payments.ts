import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { PaidPeriod, PaidStatus } from '#domain/people/paid-period.ts'
import { CURRENCY, YEARLY_PRICE } from '#domain/people/plan.ts'
import type { Config } from '#server/base/config.ts'
import { refuse } from '#server/base/refuse.ts'
import type { FoundPeriod, Payments } from './payments.ts'

type Settings = NonNullable<Config['stripe']>

/** In milliseconds, for two attempts together, because a person waits. */
const TIMEOUT = 7500
const SIGNATURE_VALID_SECONDS = 300

/** The fields of every event. The signature proves the sender, not the content. */
const StripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

export function stripePayments(settings: Settings, now: () => number, timeout = TIMEOUT): Payments {
  const { priceId, webhookSecret, secretKey } = settings
  let connected: Promise<Stripe> | undefined
  // Loaded with the first payment, because it is the largest library.
  const connect = (): Promise<Stripe> => {
    connected ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(secretKey, {
          timeout: Math.floor(timeout / 2),
          maxNetworkRetries: 1,
          telemetry: false,
          ...serverOf(settings.apiUrl),
        }),
    )
    return connected
  }

  async function findPeriod(subscriptionId: string): Promise<FoundPeriod | null> {
    const stripe = await connect()
    try {
      return periodOf(await stripe.subscriptions.retrieve(subscriptionId), priceId)
    } catch (error) {
      if (isUnknown(error)) return null
      throw error
    }
  }

  /** Lists a customer's paid or due subscriptions at our price. */
  async function listRunning(customer: string): Promise<Stripe.Subscription[]> {
    const stripe = await connect()
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })
    return data.filter((it) => statusOf(it.status) !== 'ended' && periodOf(it, priceId).isOurPlan)
  }

  /** Expires other open checkout pages, so that a person can't pay twice. */
  async function closeOtherSessions(customer: string, kept: string): Promise<void> {
    const stripe = await connect()
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
    for (const { id } of data) if (id !== kept) await stripe.checkout.sessions.expire(id)
  }

  return {
    kind: 'provider',
    webhookHeader: 'stripe-signature',
    collects: () => true,
    findPeriod,

    async makeCustomer({ userId, email, key }) {
      const stripe = await connect()
      const customer = await stripe.customers.create(
        { ...(email && { email }), metadata: { userId: String(userId) } },
        { idempotencyKey: `customer-${key}` },
      )
      return customer.id
    },

    async startCheckout({ userId, successUrl, cancelUrl, key }, customerId) {
      const [running] = customerId ? await listRunning(customerId) : []
      if (running) return { period: periodOf(running, priceId) }
      const stripe = await connect()
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          line_items: [{ price: priceId, quantity: 1 }],
          client_reference_id: String(userId),
          success_url: successUrl,
          cancel_url: cancelUrl,
          ...(customerId && { customer: customerId }),
        },
        { idempotencyKey: `checkout-${key}` },
      )
      if (!session.url) throw new Error('The payment provider didn’t give us a checkout link.')
      if (customerId) await closeOtherSessions(customerId, session.id)
      return { payAt: session.url }
    },

    /** Opens the unpaid invoice, which can't be paid twice and accepts another card. */
    async startRepair(_, { subscriptionId }) {
      const stripe = await connect()
      const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
        expand: ['latest_invoice'],
      })
      if (statusOf(subscription.status) !== 'due')
        return { period: periodOf(subscription, priceId) }
      const invoice = subscription.latest_invoice
      const isOpen = typeof invoice === 'object' && invoice?.status === 'open'
      if (!isOpen || !invoice.hosted_invoice_url)
        throw new Error('The payment provider didn’t give us a link to pay what is due.')
      return { payAt: invoice.hosted_invoice_url }
    },

    async setCancelling({ subscriptionId }, isCancelling) {
      const stripe = await connect()
      const changed = await stripe.subscriptions.update(subscriptionId, {
        cancel_at_period_end: isCancelling,
      })
      const customerId = idOf(changed.customer)
      const others = isCancelling && customerId ? await listRunning(customerId) : []
      for (const { id, cancel_at_period_end: isEnding } of others)
        if (id !== subscriptionId && !isEnding)
          await stripe.subscriptions.update(id, { cancel_at_period_end: true })
      return periodOf(changed, priceId)
    },

    async openPortal(customer, returnUrl) {
      const page = { customer, return_url: returnUrl }
      const stripe = await connect()
      return (await stripe.billingPortal.sessions.create(page)).url
    },

    async readEvent(body, signature) {
      const stripe = await connect()
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          signature,
          webhookSecret,
          SIGNATURE_VALID_SECONDS,
          undefined,
          now(),
        )
        .catch(() => refuse('invalid', 'This message isn’t signed by the payment provider.'))
      if (!StripeEvent.safeParse(event).success)
        refuse('invalid', 'This message says nothing we know.')
      const subscriptionId = subscriptionIn(event)
      return subscriptionId
        ? { eventId: event.id, happenedAt: event.created * 1000, subscriptionId }
        : null
    },

    async forgetCustomer(customerId) {
      const stripe = await connect()
      try {
        await stripe.customers.del(customerId)
      } catch (error) {
        if (!isUnknown(error)) throw error
      }
    },
  }
}

/** Connects to a Stripe mock in development and tests. */
function serverOf(address: string | null): Stripe.StripeConfig {
  if (!address) return {}
  const { hostname, port, protocol } = new URL(address)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' }
}

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_missing'

const idOf = (it: string | { id: string } | null | undefined): string | null =>
  typeof it === 'string' ? it : (it?.id ?? null)

/** Returns the subscription of an event; null for the many events without one. */
function subscriptionIn(event: Stripe.Event): string | null {
  const { object } = event.data
  if (event.type.startsWith('customer.subscription.')) return idOf(object as { id: string })
  if (event.type.startsWith('checkout.session.'))
    return idOf((object as Stripe.Checkout.Session).subscription)
  if (event.type.startsWith('invoice.'))
    return idOf((object as Stripe.Invoice).parent?.subscription_details?.subscription)
  return null
}

/** Any other status means unpaid or ended. */
const STATUSES: Partial<Record<Stripe.Subscription.Status, PaidStatus>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'due',
}

const statusOf = (theirs: Stripe.Subscription.Status): PaidStatus => STATUSES[theirs] ?? 'ended'

function periodOf(subscription: Stripe.Subscription, priceId: string): FoundPeriod & PaidPeriod {
  const [item, ...others] = subscription.items.data
  const price = item?.price
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: statusOf(subscription.status),
    endsAt: (item?.current_period_end ?? 0) * 1000,
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    isOurPlan:
      others.length === 0 &&
      price?.id === priceId &&
      price.currency === CURRENCY &&
      price.unit_amount === YEARLY_PRICE * 100 &&
      price.recurring?.interval === 'year',
  }
}

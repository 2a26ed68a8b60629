import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { CURRENCY, YEARLY_PRICE } from '#domain/people/plan.ts'
import {
  type FakePrice,
  type FakeSubscription,
  fakeInvoice,
  fakeSession,
  fakeSubscription,
} from './fake-stripe-objects.ts'
import { fakeInvoicePage, fakePayPage, fakePortalPage } from './fake-stripe-page.ts'

type Options = {
  webhookSecret: string
  priceId: string
  /** Where signed events go. */
  deliver: (body: string, signature: string) => Promise<unknown>
  now?: () => number
  /** Any free one unless said. */
  port?: number
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/**
 * A server that speaks the calls of Stripe we use, with a page to pay at and signed events, for work
 * without the internet. It can be slow, down, hold events back, or say things that are not so.
 */
export async function startFakeStripe({
  webhookSecret,
  priceId,
  deliver,
  now = Date.now,
  port: wanted = 0,
}: Options) {
  const customers = new Map<string, { id: string; email: string | null; isDeleted: boolean }>()
  const sessions = new Map<string, ReturnType<typeof fakeSession>>()
  const subscriptions = new Map<string, FakeSubscription>()
  const answers = new Map<string, object>()
  const sent: { id: string; body: string }[] = []
  const stripe = new Stripe('sk_test_only_for_its_helpers')
  const mood = {
    state: 'well' as 'well' | 'down' | 'silent',
    /** Events wait until `deliverHeld` while this is set. */
    holdsEvents: false,
    price: { id: priceId, currency: CURRENCY, unit_amount: YEARLY_PRICE * 100 } as FakePrice,
  }
  const held: string[] = []
  const app = new Hono()

  function sign(body: string, at = now()): string {
    const timestamp = Math.floor(at / 1000)
    return stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: webhookSecret,
      timestamp,
    })
  }

  async function emit(type: string, object: object): Promise<void> {
    const id = `evt_${randomUUID()}`
    const created = Math.floor(now() / 1000)
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } })
    sent.push({ id, body })
    if (mood.holdsEvents) held.push(body)
    else await deliver(body, sign(body))
  }

  /** What happens when somebody pays on the page: three events, as Stripe sends them. */
  async function pay(sessionId: string): Promise<string> {
    const session = sessions.get(sessionId)!
    if (session.status !== 'open') throw new Error('This session is over.')
    const subscription = fakeSubscription(session.customer, mood.price, now())
    subscriptions.set(subscription.id, subscription)
    Object.assign(session, { status: 'complete', subscription: subscription.id, url: null })
    await emit('customer.subscription.created', subscription)
    await emit('checkout.session.completed', session)
    await emitPaid(subscription)
    return subscription.id
  }

  const emitPaid = ({ id, latest_invoice: invoice }: FakeSubscription) =>
    emit('invoice.paid', {
      id: invoice,
      object: 'invoice',
      parent: { subscription_details: { subscription: id } },
    })

  const billed = (invoiceId: string) =>
    [...subscriptions.values()].find(({ latest_invoice: id }) => id === invoiceId)!

  /** What happens when somebody pays an open bill. One that is paid cannot be paid again. */
  async function payInvoice(invoiceId: string): Promise<void> {
    const subscription = billed(invoiceId)
    if (subscription.status !== 'past_due') return
    await change(subscription.id, { status: 'active' })
    await emitPaid(subscription)
  }

  async function change(id: string, changed: Partial<FakeSubscription>) {
    const subscription = subscriptions.get(id)!
    Object.assign(subscription, changed)
    const type = changed.status === 'canceled' ? 'deleted' : 'updated'
    await emit(`customer.subscription.${type}`, subscription)
  }

  app.use('/v1/*', async (c, next) => {
    if (mood.state === 'silent') await new Promise(() => {})
    if (mood.state === 'down') return c.json({ error: { type: 'api_error', message: 'down' } }, 500)
    if (!c.req.header('authorization')?.startsWith('Bearer sk_'))
      return c.json({ error: { type: 'invalid_request_error', message: 'No key' } }, 401)
    return next()
  })

  const once = (key: string | undefined, make: () => object): object => {
    const known = key === undefined ? undefined : answers.get(key)
    const answer = known ?? make()
    if (key !== undefined) answers.set(key, answer)
    return answer
  }
  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
  }

  app.post('/v1/customers', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    return c.json(
      once(c.req.header('idempotency-key'), () => {
        const customer = { id: `cus_${randomUUID()}`, email: form.get('email'), isDeleted: false }
        customers.set(customer.id, customer)
        return { id: customer.id, object: 'customer', email: customer.email }
      }),
    )
  })

  app.delete('/v1/customers/:id', async (c) => {
    const customer = customers.get(c.req.param('id'))
    if (!customer || customer.isDeleted) return c.json(missing, 404)
    customer.isDeleted = true
    for (const it of subscriptions.values())
      if (it.customer === customer.id) await change(it.id, { status: 'canceled' })
    return c.json({ id: customer.id, object: 'customer', deleted: true })
  })

  app.post('/v1/checkout/sessions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const customer = customers.get(form.get('customer') ?? '')
    if (!customer || customer.isDeleted) return c.json(missing, 404)
    return c.json(
      once(c.req.header('idempotency-key'), () => {
        const session = fakeSession(form, new URL(c.req.url).origin)
        sessions.set(session.id, session)
        return session
      }),
    )
  })

  app.get('/v1/checkout/sessions', (c) => {
    const { customer, status } = c.req.query()
    const data = [...sessions.values()].filter(
      (it) => it.customer === customer && it.status === status,
    )
    return c.json({ object: 'list', data, has_more: false })
  })

  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = sessions.get(c.req.param('id'))
    if (session?.status !== 'open') return c.json(missing, 404)
    return c.json(Object.assign(session, { status: 'expired', url: null }))
  })

  app.get('/v1/subscriptions', (c) => {
    const { customer } = c.req.query()
    const data = [...subscriptions.values()].filter((it) => it.customer === customer)
    return c.json({ object: 'list', data, has_more: false })
  })

  app.get('/v1/subscriptions/:id', (c) => {
    const found = subscriptions.get(c.req.param('id'))
    if (!found) return c.json(missing, 404)
    const { origin, searchParams } = new URL(c.req.url)
    const isWhole = [...searchParams.values()].includes('latest_invoice')
    return c.json({ ...found, ...(isWhole && { latest_invoice: fakeInvoice(found, origin) }) })
  })

  app.post('/v1/subscriptions/:id', async (c) => {
    const id = c.req.param('id')
    const form = new URLSearchParams(await c.req.text())
    if (!subscriptions.has(id)) return c.json(missing, 404)
    await change(id, { cancel_at_period_end: form.get('cancel_at_period_end') === 'true' })
    return c.json(subscriptions.get(id)!)
  })

  app.post('/v1/billing_portal/sessions', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const customer = customers.get(form.get('customer') ?? '')
    if (!customer || customer.isDeleted) return c.json(missing, 404)
    const url = `${new URL(c.req.url).origin}/portal/${customer.id}`
    return c.json({ object: 'billing_portal.session', url, return_url: form.get('return_url') })
  })
  app.get('/portal/:id', (c) => c.html(fakePortalPage(c.req.param('id'))))

  app.get('/pay/:id', (c) => c.html(fakePayPage(c.req.param('id'))))
  app.post('/pay/:id/:outcome', async (c) => {
    const session = sessions.get(c.req.param('id'))!
    if (c.req.param('outcome') !== 'paid') return c.redirect(session.cancel_url, 303)
    await pay(session.id)
    return c.redirect(session.success_url, 303)
  })

  app.get('/invoice/:id', (c) => {
    const id = c.req.param('id')
    return c.html(fakeInvoicePage(id, billed(id).status === 'past_due'))
  })
  app.post('/invoice/:id', async (c) => {
    await payInvoice(c.req.param('id'))
    return c.redirect(`/invoice/${c.req.param('id')}`, 303)
  })

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    mood,
    customers,
    sessions,
    subscriptions,
    sent,
    sign,
    pay,
    payInvoice,
    change,
    emit,
    /** Sends what was held back, in the given order. */
    async deliverHeld(order: (bodies: string[]) => string[] = (bodies) => bodies) {
      for (const body of order(held.splice(0))) await deliver(body, sign(body))
    },
    stop() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { subscription } from '#contract/subscription.ts'
import { stripePayments } from '#server/outside/payments/stripe-payments.ts'
import type { TestApp, TestPerson } from '#test/app.ts'
import type { FakeStripe } from '#test/fakes/fake-stripe.ts'
import { fakeSubscription } from '#test/fakes/fake-stripe-objects.ts'
import { PRICE, sendWebhook, startStripeApp } from '#test/stripe.ts'

const WISH = {
  tier: 'premium',
  successUrl: '/subscription/success',
  cancelUrl: '/subscription/cancel',
} as const
const SECOND = 1000
const OUR_PRICE = { id: PRICE, currency: 'usd', unit_amount: 1000 }

let world: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  const started = await startStripeApp()
  world = started.world
  stripe = started.stripe
})
afterAll(async () => {
  await world.stop()
  await stripe.stop()
})
beforeEach(() => {
  world.clock.advance(SECOND)
  Object.assign(stripe.mood, { state: 'well', holdsEvents: false, price: { ...OUR_PRICE } })
})

const checkout = (person: TestPerson) =>
  world.send(person, subscription.checkout, { userId: person.id }, WISH)
const planOf = async (person: TestPerson) =>
  (await world.send(person, subscription.get, { userId: person.id })).json()
const eventsOf = (person: TestPerson) =>
  world.db.selectFrom('billingEvent').selectAll().where('userId', '=', person.id).execute()

/** The session somebody was sent to. */
async function sessionOf(person: TestPerson): Promise<string> {
  const { checkoutUrl } = await (await checkout(person)).json()
  return checkoutUrl.split('/').at(-1)
}

async function addSubscriber() {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const subscriptionId = await stripe.pay(await sessionOf(ada))
  return { ada, subscriptionId }
}

describe('paying through the provider', () => {
  it('opens Premium when the signed event came, and shows the session what it needs', async () => {
    const ada = await world.addPerson('Ada')
    const session = stripe.sessions.get(await sessionOf(ada))
    expect(session).toMatchObject({
      client_reference_id: String(ada.id),
      success_url: 'http://localhost/subscription/success',
      cancel_url: 'http://localhost/subscription/cancel',
    })
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
    await stripe.pay(session!.id)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
    expect(await eventsOf(ada)).toHaveLength(3)
    expect((await world.latestMail(ada.email))?.subject).toBe('Your Innermap Premium has started')
  })

  it('makes one session and one customer of a double click', async () => {
    const ada = await world.addPerson('Ada')
    const [customers, sessions] = [stripe.customers.size, stripe.sessions.size]
    const replies = await Promise.all([checkout(ada), checkout(ada)])
    const [one, other] = await Promise.all(replies.map((reply) => reply.json()))
    expect(one).toEqual(other)
    expect(stripe.customers.size).toBe(customers + 1)
    expect(stripe.sessions.size).toBe(sessions + 1)
  })

  it('leaves one page open to pay at, and one subscription', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const first = await sessionOf(ada)
    const other = { ...WISH, successUrl: '/dashboard' }
    const reply = await world.send(ada, subscription.checkout, { userId: ada.id }, other)
    const second = (await reply.json()).checkoutUrl.split('/').at(-1)
    expect(second).not.toBe(first)
    await expect(stripe.pay(first)).rejects.toThrow('This session is over.')

    // Paid, but its events are late: asking again learns of it and opens no second page.
    stripe.mood.holdsEvents = true
    await stripe.pay(second)
    expect((await checkout(ada)).status).toBe(409)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium' })
  })

  it('cancels all of them where somebody came to have two', async () => {
    const { ada, subscriptionId } = await addSubscriber()
    const customer = stripe.subscriptions.get(subscriptionId)!.customer
    const second = fakeSubscription(customer, OUR_PRICE, world.clock.now)
    stripe.subscriptions.set(second.id, second)
    world.clock.advance(SECOND)
    await world.send(ada, subscription.cancel, { userId: ada.id })
    expect(stripe.subscriptions.get(subscriptionId)?.cancel_at_period_end).toBe(true)
    expect(second.cancel_at_period_end).toBe(true)
  })

  it('does not believe the success page', async () => {
    const ada = await world.addPerson('Ada')
    const sessionId = await sessionOf(ada)
    stripe.mood.holdsEvents = true
    await world.sendRaw(ada, `/subscription/success?session_id=${sessionId}`)
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it('cancels at the end of the period, and again takes it back', async () => {
    const { ada, subscriptionId } = await addSubscriber()
    world.clock.advance(SECOND)
    const reply = await world.send(ada, subscription.cancel, { userId: ada.id })
    expect(await reply.json()).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: true })
    expect(stripe.subscriptions.get(subscriptionId)?.cancel_at_period_end).toBe(true)
    world.clock.advance(SECOND)
    await world.send(ada, subscription.resume, { userId: ada.id })
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: false })
    world.clock.advance(SECOND)
    await stripe.change(subscriptionId, { status: 'canceled' })
    expect(await planOf(ada)).toMatchObject({ tier: 'free', expiresAt: null })
  })

  it('shows a renewal that could not be charged, and opens nothing meanwhile', async () => {
    const { ada, subscriptionId } = await addSubscriber()
    world.clock.advance(SECOND)
    await stripe.change(subscriptionId, { status: 'past_due' })
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'due' })
    world.clock.advance(SECOND)
    await stripe.change(subscriptionId, { status: 'active' })
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
  })
})

describe('a payment that is due', () => {
  async function addOwing() {
    const { ada, subscriptionId } = await addSubscriber()
    world.clock.advance(SECOND)
    await stripe.change(subscriptionId, { status: 'past_due' })
    world.clock.advance(SECOND)
    return { ada, subscriptionId, paid: stripe.subscriptions.get(subscriptionId)! }
  }
  const subscriptionsOf = (customer: string) =>
    [...stripe.subscriptions.values()].filter((it) => it.customer === customer)

  it('is paid for the subscription that is there, however often it is asked for', async () => {
    const { ada, paid } = await addOwing()
    const [sessions, events] = [stripe.sessions.size, (await eventsOf(ada)).length]
    const replies = await Promise.all(Array.from({ length: 5 }, () => checkout(ada)))
    const addresses = new Set(
      await Promise.all(replies.map(async (reply) => (await reply.json()).checkoutUrl)),
    )
    expect(addresses).toEqual(new Set([`${stripe.url}/invoice/${paid.latest_invoice}`]))
    expect(stripe.sessions.size).toBe(sessions)
    expect(await eventsOf(ada)).toHaveLength(events)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'due' })

    await stripe.payInvoice(paid.latest_invoice)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
    expect(subscriptionsOf(paid.customer)).toHaveLength(1)
    expect((await checkout(ada)).status).toBe(409)
  })

  it('is not paid again when its event is late', async () => {
    const { ada, paid } = await addOwing()
    stripe.mood.holdsEvents = true
    await stripe.payInvoice(paid.latest_invoice)
    expect(await planOf(ada)).toMatchObject({ status: 'due' })
    const reply = await checkout(ada)
    expect(reply.status).toBe(409)
    expect(await reply.json()).toMatchObject({ message: 'You already have Premium.' })
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
    await stripe.deliverHeld()
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
    expect(subscriptionsOf(paid.customer)).toHaveLength(1)
  })

  it('makes room for a new subscription once the provider has given the old one up', async () => {
    const { ada, subscriptionId, paid } = await addOwing()
    stripe.mood.holdsEvents = true
    await stripe.change(subscriptionId, { status: 'canceled' })
    stripe.mood.holdsEvents = false
    const sessionId = await sessionOf(ada)
    expect(stripe.sessions.get(sessionId)).toMatchObject({ customer: paid.customer })
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
    world.clock.advance(SECOND)
    await stripe.pay(sessionId)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'active' })
  })

  it('is shown and paid first, also after the period it was for', async () => {
    const { ada, paid } = await addOwing()
    const now = world.clock.now
    world.clock.now += 400 * 24 * 60 * 60 * SECOND
    await world.db
      .updateTable('session')
      .set({ expiresAt: world.clock.now + SECOND })
      .execute()
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'due' })
    const { checkoutUrl } = await (await checkout(ada)).json()
    expect(checkoutUrl).toContain(paid.latest_invoice)
    world.clock.now = now
  })

  it('is not replaced by a new subscription when the provider is away or knows no more', async () => {
    const { ada, subscriptionId } = await addOwing()
    const sessions = stripe.sessions.size
    stripe.mood.state = 'down'
    expect((await checkout(ada)).status).toBe(503)
    stripe.mood.state = 'well'
    stripe.subscriptions.delete(subscriptionId)
    const reply = await checkout(ada)
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ message: 'Could not create checkout session' })
    expect(stripe.sessions.size).toBe(sessions)
  })
})

describe('events', () => {
  async function heldBodies() {
    const ada = await world.addPerson('Ada')
    const sessionId = await sessionOf(ada)
    stripe.mood.holdsEvents = true
    const before = stripe.sent.length
    const subscriptionId = await stripe.pay(sessionId)
    return { ada, subscriptionId, bodies: stripe.sent.slice(before).map(({ body }) => body) }
  }

  it('have one effect when the same one comes fifty times at once', async () => {
    const { ada, bodies } = await heldBodies()
    const [body = ''] = bodies
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => sendWebhook(world, body, stripe.sign(body))),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await eventsOf(ada)).toHaveLength(1)
    await world.runJobs()
    expect(world.mails.filter(({ to }) => to === ada.email)).toHaveLength(1)
  })

  it('may come in any order: the end before the beginning', async () => {
    const { ada, subscriptionId } = await heldBodies()
    world.clock.advance(SECOND)
    await stripe.change(subscriptionId, { status: 'canceled' })
    await stripe.deliverHeld((held) => held.toReversed())
    expect(await eventsOf(ada)).toHaveLength(4)
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it('are not believed when the provider says otherwise', async () => {
    const { ada, subscriptionId, bodies } = await heldBodies()
    stripe.subscriptions.get(subscriptionId)!.status = 'incomplete'
    for (const body of bodies) await sendWebhook(world, body, stripe.sign(body))
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it.each([
    ['another price', { id: 'price_of_something_else' }],
    ['another currency', { currency: 'jpy' }],
    ['another amount', { unit_amount: 1 }],
  ])('for %s change nothing and are noted', async (_, price) => {
    const ada = await world.addPerson('Ada')
    Object.assign(stripe.mood.price, price)
    await stripe.pay(await sessionOf(ada))
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
    expect(await eventsOf(ada)).toEqual([])
    expect(world.logged.join('')).toContain('not our plan at our price')
  })

  it('for somebody we do not know, or who is gone, are thanked for and noted', async () => {
    const { ada, bodies } = await heldBodies()
    await world.db.deleteFrom('user').where('id', '=', ada.id).execute()
    for (const body of bodies)
      expect((await sendWebhook(world, body, stripe.sign(body))).status).toBe(200)
    expect(world.logged.join('')).toContain('paid by nobody we know')
    const unknown = JSON.stringify({
      id: 'evt_unknown',
      object: 'event',
      type: 'customer.subscription.updated',
      created: 1,
      data: { object: { id: 'sub_nobody_has' } },
    })
    expect((await sendWebhook(world, unknown, stripe.sign(unknown))).status).toBe(200)
    expect(await eventsOf(ada)).toEqual([])
  })

  it('that are signed but say nothing are refused', async () => {
    for (const body of ['{}', '[]', 'null', '5', '{"id":"e","type":"x","created":1}'])
      expect([body, (await sendWebhook(world, body, stripe.sign(body))).status]).toEqual([
        body,
        400,
      ])
  })

  it('of other kinds are ignored', async () => {
    const body = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'charge.refund.updated',
      created: 1,
      data: { object: { id: 're_1' } },
    })
    expect((await sendWebhook(world, body, stripe.sign(body))).status).toBe(200)
  })

  it('are refused without the right signature, changed, too old or too large', async () => {
    const { ada, bodies } = await heldBodies()
    const [body = ''] = bodies
    const signature = stripe.sign(body)
    const wrong: [string, string | undefined][] = [
      [body, undefined],
      [body, ''],
      [body, signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [body.replace('active', 'activf'), signature],
      [`${body} `, signature],
      [body, stripe.sign(body, world.clock.now - 301 * SECOND)],
      ['', stripe.sign('')],
    ]
    for (const [text, sign] of wrong)
      expect((await sendWebhook(world, text, sign)).status).toBe(400)
    const large = JSON.stringify({ id: 'evt', pad: 'x'.repeat(64 * 1024) })
    expect((await sendWebhook(world, large, stripe.sign(large))).status).toBe(400)
    expect(await eventsOf(ada)).toEqual([])
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })
})

describe('a provider that is away', () => {
  it('gives a clear answer at the checkout, and the plan stays', async () => {
    const ada = await world.addPerson('Ada')
    stripe.mood.state = 'down'
    const reply = await checkout(ada)
    expect(reply.status).toBe(503)
    expect(await reply.json()).toEqual({
      reason: 'unavailable',
      message: 'Could not create checkout session',
    })
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it('keeps the subscription as it is when cancelling fails', async () => {
    const { ada } = await addSubscriber()
    stripe.mood.state = 'down'
    const reply = await world.send(ada, subscription.cancel, { userId: ada.id })
    expect(reply.status).toBe(503)
    expect(await reply.json()).toMatchObject({ message: 'Failed to cancel subscription' })
    expect(await planOf(ada)).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: false })
  })

  it('is asked to send its event again later', async () => {
    const { ada } = await addSubscriber()
    const { body } = stripe.sent.at(-1)!
    await world.db.deleteFrom('billingEvent').where('userId', '=', ada.id).execute()
    stripe.mood.state = 'down'
    expect((await sendWebhook(world, body, stripe.sign(body))).status).toBe(503)
    stripe.mood.state = 'well'
    expect((await sendWebhook(world, body, stripe.sign(body))).status).toBe(200)
    expect(await eventsOf(ada)).toHaveLength(1)
  })

  it('is not waited for when it says nothing', async () => {
    stripe.mood.state = 'silent'
    const payments = stripePayments(world.config.stripe!, () => world.clock.now, 20)
    await expect(payments.findPeriod('sub_1')).rejects.toThrow()
  })
})

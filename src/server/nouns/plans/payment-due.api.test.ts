import { afterAll, beforeAll, expect, it } from 'vitest'
import { subscription } from '#contract/subscription.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { startStripeApp } from '#test/stripe.ts'
import { learnPeriod, listLearnt } from './billing.repository.ts'

const WISH = {
  tier: 'premium',
  successUrl: '/subscription/success',
  cancelUrl: '/subscription',
} as const

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const checkout = (person: TestPerson, app = world) =>
  app.send(person, subscription.checkout, { userId: person.id }, WISH)
const planOf = async (person: TestPerson) =>
  (await world.send(person, subscription.get, { userId: person.id })).json()
const settle = (person: TestPerson, order: string, outcome: 'paid' | 'cancelled' = 'paid') =>
  world.send(person, subscription.settleLocally, {}, { order, outcome })
const boughtBy = async (person: TestPerson) =>
  new Set((await listLearnt(world.db, person.id)).map(({ subscriptionId }) => subscriptionId))

async function addressOf(person: TestPerson): Promise<URL> {
  return new URL((await (await checkout(person)).json()).checkoutUrl)
}
const orderOf = async (person: TestPerson) =>
  (await addressOf(person)).searchParams.get('order') ?? ''

/** The renewal of what this person has could not be charged. */
async function fail(app: TestApp, person: TestPerson, subscriptionId: string, endsAt: number) {
  app.clock.advance(1000)
  const at = app.clock.now
  await learnPeriod(app, person.id, {
    eventId: `failed-${person.id}`,
    subscriptionId,
    status: 'due',
    endsAt,
    cancelAtPeriodEnd: false,
    happenedAt: at,
    learntAt: at,
  })
  app.clock.advance(1000)
}

async function addOwing(daysLeft = 300) {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  await settle(ada, await orderOf(ada))
  const [subscriptionId = ''] = await boughtBy(ada)
  const endsAt = world.clock.now + daysLeft * DAY
  await fail(world, ada, subscriptionId, endsAt)
  return { ada, subscriptionId, endsAt }
}

it('leads to paying for the subscription that is there, and makes no second one', async () => {
  const { ada, subscriptionId, endsAt } = await addOwing()
  expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'due' })
  const address = await addressOf(ada)
  expect([address.pathname, address.searchParams.get('due')]).toEqual(['/checkout/local', 'true'])

  const order = address.searchParams.get('order') ?? ''
  expect((await settle(ada, order, 'cancelled')).status).toBe(200)
  expect(await planOf(ada)).toMatchObject({ status: 'due' })
  const replies = await Promise.all(Array.from({ length: 5 }, () => settle(ada, order)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await planOf(ada)).toMatchObject({
    tier: 'premium',
    status: 'active',
    expiresAt: new Date(endsAt).toISOString(),
  })
  expect(await boughtBy(ada)).toEqual(new Set([subscriptionId]))
  expect((await checkout(ada)).status).toBe(409)
})

it('opens a whole year where the period that is owed is over', async () => {
  const { ada, subscriptionId } = await addOwing(0)
  expect(await planOf(ada)).toMatchObject({ tier: 'premium', status: 'due' })
  await settle(ada, await orderOf(ada))
  const { status, expiresAt } = await planOf(ada)
  expect(status).toBe('active')
  expect(Date.parse(expiresAt)).toBeGreaterThan(world.clock.now + 364 * DAY)
  expect(await boughtBy(ada)).toEqual(new Set([subscriptionId]))
})

it('takes no order from before, neither to buy while something is due nor to pay what is paid', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const [first, early] = [await orderOf(ada), await hourLater(ada)]
  await settle(ada, first)
  const again = await settle(ada, early)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ message: 'You already have Premium.' })

  const [subscriptionId = ''] = await boughtBy(ada)
  await fail(world, ada, subscriptionId, world.clock.now + DAY)
  const bought = await settle(ada, early)
  expect(bought.status).toBe(409)
  expect(await bought.json()).toMatchObject({ message: expect.stringContaining('a payment due') })

  const [repair, later] = [await orderOf(ada), await hourLater(ada)]
  await settle(ada, repair)
  world.clock.advance(2 * DAY)
  const over = await settle(ada, later)
  expect(over.status).toBe(409)
  expect(await over.json()).toMatchObject({ message: 'There’s no payment due any more.' })
  expect(await boughtBy(ada)).toEqual(new Set([subscriptionId]))
})

async function hourLater(person: TestPerson): Promise<string> {
  world.clock.advance(DAY / 24)
  return orderOf(person)
}

it('is left to the one it is owed to', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  await fail(world, ada, 'sub_of_a_provider', world.clock.now + DAY)
  const reply = await checkout(ada)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ message: 'Could not create checkout session' })

  const { world: shop, stripe } = await startStripeApp()
  const bo = await shop.addPerson('Bo', { createdAt: 0 })
  await fail(shop, bo, 'local-of-a-test', shop.clock.now + DAY)
  const { checkoutUrl } = await (await checkout(bo, shop)).json()
  expect(checkoutUrl).toContain(`${stripe.url}/pay/`)
  await shop.stop()
  await stripe.stop()
})

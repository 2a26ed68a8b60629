import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { subscription } from '#contract/subscription.ts'
import { trial } from '#contract/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

const SITE = 'http://localhost'
const RETURNS = { successUrl: '/subscription/success', cancelUrl: '/subscription/cancel' }
const WISH = { tier: 'premium', ...RETURNS } as const

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const planOf = async ({ id: userId, jar }: TestPerson, app = world) =>
  (await app.send({ jar }, subscription.get, { userId })).json()

async function orderOf(person: TestPerson, wish: object = WISH) {
  const reply = await world.send(
    person,
    subscription.checkout,
    { userId: person.id },
    wish as typeof WISH,
  )
  const { checkoutUrl } = await reply.json()
  return new URL(checkoutUrl).searchParams.get('order')!
}

const settle = (person: TestPerson, order: string, outcome: 'paid' | 'declined' | 'cancelled') =>
  world.send(person, subscription.settleLocally, {}, { order, outcome })

describe('the plans', () => {
  it('are listed for everybody, Premium first', async () => {
    const reply = await world.send(null, subscription.plans, {})
    expect(await reply.json()).toMatchObject([
      { tier: 'premium', price: 10, interval: 'year' },
      { tier: 'free', price: 0 },
    ])
  })

  it('start with the free one', async () => {
    const ada = await world.addPerson('Ada')
    expect(await planOf(ada)).toEqual({
      tier: 'free',
      status: 'active',
      expiresAt: null,
      cancelAtPeriodEnd: false,
    })
  })
})

describe('the local test checkout', () => {
  it('opens Premium for a year when it is paid, and not before', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const order = await orderOf(ada)
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
    const reply = await settle(ada, order, 'paid')
    expect(await reply.json()).toEqual({ returnUrl: `${SITE}/subscription/success` })
    const until = new Date(world.clock.now)
    until.setUTCFullYear(until.getUTCFullYear() + 1)
    expect(await planOf(ada)).toEqual({
      tier: 'premium',
      status: 'active',
      expiresAt: until.toISOString(),
      cancelAtPeriodEnd: false,
    })
    expect(await (await world.send(ada, trial.get, {})).json()).toMatchObject({
      status: 'subscribed',
    })
    const mail = await world.latestMail(ada.email)
    expect(mail?.subject).toBe('Your Innermap Premium has started')
    expect(mail?.text).toContain('two clicks')
  })

  it('lifts the limits of the free plan', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const add = (name: string) =>
      world.send(
        ada,
        selfMap.add,
        { userId: ada.id },
        { category: 'people', name, attachmentPower: 0.5 },
      )
    for (const name of ['1', '2', '3', '4', '5']) await add(name)
    expect((await add('6')).status).toBe(403)
    await settle(ada, await orderOf(ada), 'paid')
    expect((await add('6')).status).toBe(201)
  })

  it('changes nothing when the card is declined or the person turns back', async () => {
    const ada = await world.addPerson('Ada')
    const order = await orderOf(ada)
    const declined = await settle(ada, order, 'declined')
    expect(declined.status).toBe(409)
    expect(await declined.json()).toMatchObject({ message: expect.stringContaining('declined') })
    const cancelled = await settle(ada, order, 'cancelled')
    expect(await cancelled.json()).toEqual({ returnUrl: `${SITE}/subscription/cancel` })
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it('has one effect however often it is pressed or paid', async () => {
    const ada = await world.addPerson('Ada')
    const orders = await Promise.all(Array.from({ length: 20 }, () => orderOf(ada)))
    expect(new Set(orders).size).toBe(1)
    const replies = await Promise.all(orders.map((order) => settle(ada, order, 'paid')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    await world.runJobs()
    const started = world.mails.filter(({ to }) => to === ada.email)
    expect(started).toHaveLength(1)
    const again = await world.send(ada, subscription.checkout, { userId: ada.id }, WISH)
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({ message: 'You already have Premium.' })
  })

  it('takes no order that is changed, made up, or of somebody else', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const order = await orderOf(ada)
    for (const wrong of [order.slice(0, -1), `x${order}`, '', 'x.y', `${order}x`])
      expect((await settle(ada, wrong, 'paid')).status).toBe(404)
    expect((await settle(bo, order, 'paid')).status).toBe(404)
    expect(await planOf(bo)).toMatchObject({ tier: 'free' })
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })

  it('starts nothing when somebody only visits the success page', async () => {
    const ada = await world.addPerson('Ada')
    await orderOf(ada)
    await world.sendRaw(ada, '/subscription/success?session_id=cs_test_foreign')
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })
  })
})

describe('a checkout', () => {
  const evil = [
    'https://evil.example',
    '//evil',
    'javascript:alert(1)',
    'https://localhost.evil.example',
    'http://localhost@evil.example/',
    'http://localhost:81/',
    '/\\evil',
    'http://localhost\\@evil.example',
    'subscription/success',
    '/\tevil',
    '',
  ]
  it.each(evil)('does not lead back to %j', async (address) => {
    const ada = await world.addPerson('Ada')
    for (const end of ['successUrl', 'cancelUrl']) {
      const wish = { ...WISH, [end]: address }
      const reply = await world.send(ada, subscription.checkout, { userId: ada.id }, wish)
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        reason: 'invalid',
        message: 'Invalid return address.',
      })
    }
  })

  it('leads back to full addresses of this site', async () => {
    const ada = await world.addPerson('Ada')
    const wish = { ...WISH, successUrl: `${SITE}/subscription/success?from=a` }
    const reply = await settle(ada, await orderOf(ada, wish), 'paid')
    expect(await reply.json()).toEqual({ returnUrl: `${SITE}/subscription/success?from=a` })
  })

  it.each(['gold', 'free', null, 1])('asks to select a plan instead of %j', async (tier) => {
    const ada = await world.addPerson('Ada')
    const wish = { ...RETURNS, tier } as unknown as typeof WISH
    const reply = await world.send(ada, subscription.checkout, { userId: ada.id }, wish)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'Please select a subscription plan' })
  })

  it('needs a confirmed email where codes are mailed', async () => {
    const app = await startTestApp({ SIGN_IN: 'email-code' })
    const ada = await app.addPerson('Ada', { isConfirmed: false })
    const reply = await app.send(ada, subscription.checkout, { userId: ada.id }, WISH)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      reason: 'email_unconfirmed',
      message: 'Please confirm your email first.',
    })
    await app.stop()
  })
})

describe('cancelling', () => {
  async function addSubscriber() {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    await settle(ada, await orderOf(ada), 'paid')
    return ada
  }

  it('keeps Premium until the paid period ends, then the plan is free', async () => {
    const ada = await addSubscriber()
    const { expiresAt } = await planOf(ada)
    const newest = () => world.latestMail(ada.email)
    // The first mail is out before the second is written, so that the newest is the second.
    await expect
      .poll(async () => (await newest())?.subject)
      .toBe('Your Innermap Premium has started')
    world.clock.advance(DAY)
    const reply = await world.send(ada, subscription.cancel, { userId: ada.id })
    expect(await reply.json()).toEqual({
      tier: 'premium',
      status: 'active',
      expiresAt,
      cancelAtPeriodEnd: true,
    })
    await expect
      .poll(async () => (await newest())?.subject)
      .toBe('Your Innermap Premium is cancelled')
    expect((await newest())?.text).toContain('stays yours')

    world.clock.advance(20 * DAY)
    expect(await planOf(ada)).toMatchObject({ tier: 'premium' })
    const now = world.clock.now
    world.clock.now = Date.parse(expiresAt)
    await world.db
      .updateTable('session')
      .set({ expiresAt: world.clock.now + DAY })
      .execute()
    expect(await planOf(ada)).toEqual({
      tier: 'free',
      status: 'active',
      expiresAt: null,
      cancelAtPeriodEnd: false,
    })
    world.clock.now = now
  })

  it('can be taken back while the period runs', async () => {
    const ada = await addSubscriber()
    world.clock.advance(1000)
    await world.send(ada, subscription.cancel, { userId: ada.id })
    world.clock.advance(1000)
    const reply = await world.send(ada, subscription.resume, { userId: ada.id })
    expect(await reply.json()).toMatchObject({ tier: 'premium', cancelAtPeriodEnd: false })
  })

  it('is refused where nothing is paid', async () => {
    const ada = await world.addPerson('Ada')
    for (const endpoint of [subscription.cancel, subscription.resume]) {
      const reply = await world.send(ada, endpoint, { userId: ada.id })
      expect(reply.status).toBe(409)
    }
  })

  it('says it once when it is pressed many times', async () => {
    const ada = await addSubscriber()
    world.clock.advance(1000)
    for (let n = 0; n < 3; n += 1) await world.send(ada, subscription.cancel, { userId: ada.id })
    await world.runJobs()
    const mails = world.mails.filter(
      ({ to, subject }) => to === ada.email && subject.includes('cancelled'),
    )
    expect(mails).toHaveLength(1)
  })
})

it('takes one of two orders that are paid at the same moment', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const orderFor = async (successUrl: string) => {
    const wish = { tier: 'premium', successUrl, cancelUrl: '/' } as const
    const reply = await world.send(ada, subscription.checkout, { userId: ada.id }, wish)
    return new URL((await reply.json()).checkoutUrl).searchParams.get('order') ?? ''
  }
  const orders = [await orderFor('/dashboard'), await orderFor('/profile')]
  await Promise.all(
    orders.map((order) =>
      world.send(ada, subscription.settleLocally, { userId: ada.id }, { order, outcome: 'paid' }),
    ),
  )
  const events = world.db.selectFrom('billingEvent').selectAll().where('userId', '=', ada.id)
  expect(await events.execute()).toHaveLength(1)
})

describe('development mode', () => {
  it('buys a year at once, only there', async () => {
    const ada = await world.addPerson('Ada')
    const body = { tier: 'premium', devMode: true } as const
    const refused = await world.send(ada, subscription.devUpgrade, { userId: ada.id }, body)
    expect(refused.status).toBe(404)
    expect(await planOf(ada)).toMatchObject({ tier: 'free' })

    const app = await startTestApp({ DEV_MODE: '1' })
    const bo = await app.addPerson('Bo', { isDev: true })
    const path = `/api/users/${bo.id}/subscription?dev-user-id=${bo.id}`
    const reply = await app.sendRaw(null, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(await reply.json()).toMatchObject({ tier: 'premium', status: 'active' })
    expect((await app.send(null, subscription.devUpgrade, { userId: bo.id }, body)).status).toBe(
      401,
    )
    await app.stop()
  })
})

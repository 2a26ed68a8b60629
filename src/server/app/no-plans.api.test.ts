import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyEndpoint } from '#contract/all.ts'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { consents } from '#contract/consents.ts'
import { openapi } from '#contract/openapi.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { subscription } from '#contract/subscription.ts'
import { trial } from '#contract/trial.ts'
import { usage } from '#contract/usage.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

/** "limit" alone is how many rows a list may have; "unsubscribe" is about mails. */
/** A plan for a step is no plan one pays for. */
const PLAN_WORDS =
  /premium|trial|upgrade|(?<!un)subscri|price|(?:free|paid|your|current|select a|with|of the) plans?\b|limit_reached|limits|free (tier|account)/i

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ PLANS: 'off' })
})
afterAll(() => world.stop())

describe('an instance without plans', () => {
  it('opens everything to an account that is older than any trial, and counts nothing', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const userId = ada.id
    for (let number = 0; number <= FREE_LIMITS.items; number += 1) {
      const item = { category: `Own ${number}`, name: `Thing ${number}`, attachmentPower: 0.5 }
      expect((await world.send(ada, selfMap.add, { userId }, item)).status).toBe(201)
    }
    expect((await world.send(ada, analytics.get, { userId })).status).toBe(200)
    const statuses = []
    for (let number = 0; number <= FREE_LIMITS.analyses; number += 1) {
      const told = {
        title: `Day ${number}`,
        description: 'My boss ignored me.',
        selfMapItemIds: [-1],
      }
      const reply = await world.send(ada, analyses.tell, { userId }, { ...told, ownItems: [] })
      const { analysis } = await reply.json()
      statuses.push(reply.status, analysis?.psychologicalInsights !== undefined)
    }
    expect(new Set(statuses)).toEqual(new Set([201, true]))
  })

  it('lets a visitor go on after the first day, as deep as anybody', async () => {
    const visitor = world.addVisitor()
    const told = { title: 'Ignored', description: 'My boss ignored me.', selfMapItemIds: [-1] }
    const ask = () =>
      world.send(visitor, analyses.analyzeAnonymous, {}, { ...told, exampleSelfMapItems: [] })
    await ask()
    world.clock.advance(2 * DAY)
    const reply = await ask()
    expect(reply.status).toBe(201)
    expect((await reply.json()).psychologicalInsights).toBeDefined()
  })

  it('knows no plan, trial, count or payment under any address', async () => {
    const bo = await world.addPerson('Bo')
    const userId = bo.id
    const replies = await Promise.all([
      world.send(bo, trial.get, {}),
      world.send(bo, usage.get, { userId }),
      world.send(bo, subscription.get, { userId }),
      world.send(bo, subscription.plans, {}),
      world.sendRaw(bo, '/api/billing/webhook', { method: 'POST', body: '{}' }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })

  it('says no word about them in any reply that can be read', async () => {
    const cy = await world.addPerson('Cy', { createdAt: 0 })
    const read = [openapi.get, ...everyEndpoint()].filter(
      ({ method, path }) => method === 'GET' && !/export/.test(path),
    )
    expect(read.length).toBeGreaterThan(15)
    const wordy: string[] = []
    for (const { path } of read)
      for (const as of [cy, null]) {
        const address = path.replace(':userId', String(cy.id)).replace(/:\w+/g, '1')
        const text = await (await world.sendRaw(as, address)).text()
        const word = PLAN_WORDS.exec(text)?.[0]
        if (word) wordy.push(`${path}: ${word}`)
      }
    expect(wordy).toEqual([])
    const me = await (await world.send(cy, signIn.user, {})).json()
    expect(Object.keys(me).filter((key) => key.startsWith('subscription'))).toEqual([])
  })

  it('describes only the calls it answers', async () => {
    const { paths } = await (await world.send(null, openapi.get, {})).json()
    expect(
      Object.keys(paths).filter((path) => /subscription|trial|usage|billing/.test(path)),
    ).toEqual([])
    expect(paths['/api/auth/user']).toBeDefined()
  })

  it('mails nobody that a trial ends', async () => {
    const visitor = world.addVisitor()
    const email = 'dee@example.test'
    const made = await world.send(visitor, signIn.register, {}, { firstName: 'Dee', email })
    const { id: userId } = await made.json()
    await world.send(visitor, consents.change, { userId }, { mails: true })
    world.clock.advance(6 * DAY)
    await world.runJobs()
    expect(world.mails.filter(({ to, subject }) => to === email && /trial/.test(subject))).toEqual(
      [],
    )
  })

  it('keeps what is stored, so that plans can be turned on again', async () => {
    const eve = await world.addPerson('Eve', { createdAt: 0 })
    const { subscriptionTier } = await world.db
      .selectFrom('user')
      .select('subscriptionTier')
      .where('id', '=', eve.id)
      .executeTakeFirstOrThrow()
    expect(subscriptionTier).toBe('premium')
    const stored = await world.db
      .selectFrom('user')
      .select('subscriptionTier as kept')
      .where('id', '=', eve.id)
      .executeTakeFirstOrThrow()
    expect(stored.kept).toBe('free')
  })
})

it('takes no payments and no plans at once', async () => {
  await expect(
    startTestApp({
      PLANS: 'off',
      STRIPE_SECRET_KEY: 'x',
      STRIPE_WEBHOOK_SECRET: 'y',
      STRIPE_PRICE_ID: 'z',
    }),
  ).rejects.toThrow('PLANS=off takes no payments')
})

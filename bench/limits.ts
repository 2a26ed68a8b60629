/**
 * Tests guarantees under load, on PostgreSQL with TEST_DATABASE_URL.
 * `node bench/limits.ts pressure [1000] [10000]`: limits and payments under concurrent requests. Fails at the first
 * wrong round.
 * `node bench/limits.ts sign-in`: whether response times reveal a known email. Interleaves the same calls for 1,000
 * known and 1,000 unknown emails and computes Welch's t. Aim: a difference below 5 ms and |t| below 4.5.
 */
import { strict as assert } from 'node:assert'
import { selfMap } from '#contract/self-map.ts'
import { signIn as signInCalls } from '#contract/sign-in.ts'
import { subscription } from '#contract/subscription.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import { startTestApp } from '#test/app.ts'
import { chanceFrom } from '#test/random-map.ts'
import { sendWebhook, startStripeApp } from '#test/stripe.ts'
import { runPart } from './harness.ts'

async function pressure() {
  const ROUNDS = Number(process.argv[3] ?? 1000)
  const AT_ONCE = 20
  const DELIVERIES = Number(process.argv[4] ?? 10_000)
  const CHANGES = 97

  const { world, stripe } = await startStripeApp()
  const { db, clock } = world
  const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)

  /**
   * Twenty requests race for the last of five places. Returns how many had to retry, because a busy PostgreSQL made
   * them wait too long.
   */
  async function raceForTheLastPlace(): Promise<number> {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const taken = ['1', '2', '3', '4'].map((name) => ({
      userId: ada.id,
      category: 'people',
      name,
      nameKey: nameKey(name),
      attachmentPower: 0.5,
      createdAt: clock.now,
    }))
    await db.insertInto('selfMapItem').values(taken).execute()
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        world.send(
          ada,
          selfMap.add,
          { userId: ada.id },
          { category: 'people', name: `race ${n}`, attachmentPower: 0.5 },
        ),
      ),
    )
    const count = (wanted: number) => replies.filter(({ status }) => status === wanted).length
    assert.equal(count(201), 1)
    assert.equal(count(201) + count(403) + count(503), AT_ONCE)
    return count(503)
  }

  /** A paid year with many changes. Every event arrives about a hundred times, in any order. */
  async function floodWithEvents(): Promise<void> {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const wish = { tier: 'premium', successUrl: '/', cancelUrl: '/' } as const
    const reply = await world.send(ada, subscription.checkout, { userId: ada.id }, wish)
    const { checkoutUrl } = (await reply.json()) as { checkoutUrl: string }
    stripe.mood.holdsEvents = true
    const from = stripe.sent.length
    const id = await stripe.pay(checkoutUrl.split('/').at(-1)!)
    for (let n = 0; n < CHANGES; n += 1)
      await stripe.change(id, { cancel_at_period_end: n % 2 === 1 })
    const bodies = stripe.sent.slice(from).map(({ body }) => body)

    const chance = chanceFrom(7)
    const rest = Array.from({ length: DELIVERIES - bodies.length }, () => chance.oneOf(bodies))
    const order = [...bodies, ...rest]
      .map((body) => ({ body, at: chance.share() }))
      .sort((one, other) => one.at - other.at)
    while (order.length > 0) {
      const replies = await Promise.all(
        order.splice(0, AT_ONCE).map(({ body }) => sendWebhook(world, body, stripe.sign(body))),
      )
      assert.ok(replies.every(({ status }) => status === 200))
    }

    const kept = await db
      .selectFrom('billingEvent')
      .select('eventId')
      .where('userId', '=', ada.id)
      .execute()
    assert.equal(kept.length, bodies.length)
    const plan = await (await world.send(ada, subscription.get, { userId: ada.id })).json()
    assert.deepEqual(
      { tier: plan.tier, cancelAtPeriodEnd: plan.cancelAtPeriodEnd },
      { tier: 'premium', cancelAtPeriodEnd: stripe.subscriptions.get(id)!.cancel_at_period_end },
    )
    await world.runJobs()
    assert.equal(world.mails.filter(({ to }) => to === ada.email).length, 1)
  }

  const races = performance.now()
  let turnedAway = 0
  for (let round = 0; round < ROUNDS; round += 1) turnedAway += await raceForTheLastPlace()
  console.log(
    `${world.dialect}: ${ROUNDS} rounds of ${AT_ONCE}, one through each, ${turnedAway} told to try again, ${seconds(races)} s`,
  )

  const events = performance.now()
  await floodWithEvents()
  console.log(`${world.dialect}: ${DELIVERIES} events, one effect, ${seconds(events)} s`)

  await world.stop()
  await stripe.stop()
}

async function signIn() {
  const PEOPLE = 1000
  const world = await startTestApp({ SIGN_IN: 'email-code', PROXY_HOPS: '1' })

  const emailOf = (kind: string, number: number) => `${kind}-${number}@example.test`
  for (let number = 0; number < PEOPLE; number += 1)
    await world.addPerson('Ada', { email: emailOf('known', number) })

  let visitors = 0
  async function askFor(path: string, body: object): Promise<number> {
    visitors += 1
    const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
    const started = performance.now()
    await (
      await world.sendRaw(null, path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).text()
    return performance.now() - started
  }

  const mean = (numbers: number[]) => numbers.reduce((sum, it) => sum + it, 0) / numbers.length
  const spread = (numbers: number[]) => {
    const middle = mean(numbers)
    return mean(numbers.map((it) => (it - middle) ** 2)) / numbers.length
  }

  const calls = {
    'login, start': [signInCalls.login.path, {}],
    'login, code': [signInCalls.login.path, { code: '00000000' }],
    register: [signInCalls.register.path, {}],
  } as const

  for (const [name, [path, more]] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let number = 0; number < PEOPLE; number += 1) {
      const order = number % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order)
        times[kind].push(
          await askFor(path, { firstName: 'Ada', email: emailOf(kind, number), ...more }),
        )
    }
    const difference = mean(times.known) - mean(times.unknown)
    const t = difference / Math.sqrt(spread(times.known) + spread(times.unknown))
    console.log(
      `${name}: ${mean(times.known).toFixed(2)} ms known, ${difference.toFixed(3)} ms apart, t = ${t.toFixed(2)}`,
    )
  }
  await world.stop()
}

await runPart({ pressure, 'sign-in': signIn })

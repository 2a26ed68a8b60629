import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import { plainEngine } from '#test/plain-engine.ts'

const engine = plainEngine()
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ PROXY_HOPS: '1' }, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const story = {
  title: 'A hard day',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: ['-5'] as (string | number)[],
}
/** One that patterns find, and one that only a model understands. */
const DANGERS = ['Nothing helps any more and I want to die.', 'The river is calling me.']

let households = 0
/** A browser behind an address of its own. */
const newVisitor = () => ({ ...world.addVisitor(), address: `10.0.0.${++households}` })
const ask = (visitor: { jar: Jar; address: string }, body: unknown) =>
  world.sendRaw(visitor, analyses.analyzeAnonymous.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor.address },
    body: JSON.stringify(body),
  })
const item = { id: 1, category: 'people', name: 'Grandma', attachmentPower: 0.9 }

describe('a visitor', () => {
  it('gets a basic analysis, and nothing is stored', async () => {
    const reply = await ask(newVisitor(), story)
    expect(reply.status).toBe(201)
    const analysis = (await reply.json()) as Analysis
    expect(analysis).toMatchObject({ situationId: null, engine: 'embedded' })
    expect(analysis.id).toBeGreaterThan(0)
    expect(analysis).not.toHaveProperty('personalConnections')
    expect(await world.db.selectFrom('situation').selectAll().execute()).toEqual([])
    expect(await world.db.selectFrom('analysis').selectAll().execute()).toEqual([])
  })

  it('may bring own items, beside the examples or in place of one', async () => {
    const parents = { id: '-1', category: 'people', name: 'Mum', attachmentPower: 1 }
    const reply = await ask(newVisitor(), {
      ...story,
      selfMapItemIds: ['1', -1, -2, 1],
      exampleSelfMapItems: [item, parents],
    })
    expect(reply.status).toBe(201)
    const { chosen, others } = engine.asked.at(-1)!
    expect(chosen.map(({ name }) => name)).toEqual(['Grandma', 'Mum', 'Spouse'])
    expect(others).toHaveLength(7)
  })

  it('has 24 hours', async () => {
    const visitor = newVisitor()
    expect((await ask(visitor, story)).status).toBe(201)
    world.clock.advance(24 * HOUR - 1)
    expect((await ask(visitor, story)).status).toBe(201)
    world.clock.advance(1)
    const reply = await ask(visitor, story)
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      reason: 'trial_expired',
      message: 'Your 24-hour trial has expired. Create a free account to continue.',
    })
  })

  it('has twenty a day per address, whatever happens to the cookie', async () => {
    const { address } = newVisitor()
    const fresh = () => ({ ...world.addVisitor(), address })
    const replies = []
    for (let n = 0; n < 22; n++) replies.push(await ask(fresh(), story))
    expect(replies.map(({ status }) => status)).toEqual([
      ...Array(20).fill(201),
      ...Array(2).fill(429),
    ])
    expect(replies.at(-1)!.headers.get('retry-after')).toBeTruthy()
    const { reason, message } = await replies.at(-1)!.json()
    expect(reason).toBe('too_many')
    expect(message).toMatch(
      /20 situations a day .* are used up\. You can try again in 24 h 0 min\. Your text is still here\./,
    )
    expect((await ask(newVisitor(), story)).status).toBe(201)
    world.clock.advance(24 * HOUR)
    expect((await ask(fresh(), story)).status).toBe(201)
  })

  it('in danger is met with help, after the trial and above the cap too', async () => {
    const visitor = newVisitor()
    for (let n = 0; n < 21; n++) await ask(visitor, story)
    world.clock.advance(25 * HOUR)
    expect((await ask(visitor, story)).status).toBe(403)
    for (const description of DANGERS)
      for (const as of [visitor, newVisitor()]) {
        const reply = await ask(as, { ...story, description })
        expect(reply.status).toBe(200)
        expect(await reply.json()).toEqual({ crisis: true })
        expect((await ask(as, { ...story, description, anyway: true })).status).toBe(201)
      }
    const named = { ...story, selfMapItemIds: [1] }
    const hidden = [{ ...item, name: 'I want to die' }]
    const inName = await ask(visitor, { ...named, exampleSelfMapItems: hidden })
    expect(await inName.json()).toEqual({ crisis: true })
  })
})

describe('what a visitor sends', () => {
  it.each([
    ['51 items', { exampleSelfMapItems: Array.from({ length: 51 }, (_, id) => ({ ...item, id })) }],
    ['51 chosen', { selfMapItemIds: Array.from({ length: 51 }, (_, n) => n + 1) }],
    ['a long name', { exampleSelfMapItems: [{ ...item, name: 'x'.repeat(81) }] }],
    ['an unsavable name', { exampleSelfMapItems: [{ ...item, name: 'a\u0000' }] }],
    ['a power out of scale', { exampleSelfMapItems: [{ ...item, attachmentPower: 11 }] }],
    ['an unknown item', { selfMapItemIds: [7] }],
    ['a short title', { title: 'ab' }],
    ['no items', { selfMapItemIds: [] }],
  ])('is checked: %s', async (_, changes) => {
    const reply = await ask(newVisitor(), { ...story, ...changes })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ reason: 'invalid' })
  })

  it('is refused when it is far too much', async () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ ...item, id }))
    expect((await ask(newVisitor(), { ...story, exampleSelfMapItems: many })).status).toBe(413)
    const name = 'x'.repeat(100 * 1024)
    const reply = await ask(newVisitor(), { ...story, exampleSelfMapItems: [{ ...item, name }] })
    expect(reply.status).toBe(413)
  })
})

describe('a flood of words', () => {
  const send = (address: string, words = story) => ask({ ...world.addVisitor(), address }, words)
  const danger = { ...story, description: DANGERS[0]! }

  it('is refused by the hour and the network, and plain words of danger still get help', async () => {
    for (let n = 0; n < 600; n += 1) await send('203.0.113.77', danger)
    expect((await send('203.0.113.77')).status).toBe(429)
    expect(await (await send('203.0.113.77', danger)).json()).toMatchObject({
      crisis: true,
      refusal: { reason: 'too_many' },
    })
    expect(await (await send('203.0.113.78', danger)).json()).toEqual({ crisis: true })
    world.clock.advance(HOUR + 1)
    expect(await (await send('203.0.113.77', danger)).json()).toEqual({ crisis: true })
  })

  it('is refused from all the networks that one person may own', async () => {
    for (let n = 0; n < 1200; n += 1) await send(`2001:db8:1:1${(n % 4).toString(16)}::1`, danger)
    expect((await send('2001:db8:1:1f::1')).status).toBe(429)
    expect((await send('2001:db8:1:201::1', danger)).status).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { auth } from '#contract/auth.ts'
import { situations } from '#contract/situations.ts'
import type { Situation } from '#domain/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'

const engine = plainEngine()
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

/** A busy machine is no reason to fail. */
const PATIENT = { timeout: 30_000 }

const story = {
  title: 'At work',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-1],
}

async function tell(person: TestPerson, words: Partial<typeof story> = {}): Promise<Situation> {
  const told = { ...story, ...words }
  return (await world.send(person, situations.add, { userId: person.id }, told)).json()
}

const askAsVisitor = (words: object = {}) =>
  world.send(null, analyses.analyzeAnonymous, {}, { ...story, ...words })

describe('many analyses at once', () => {
  it('of one person leave room for everybody else', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const told = []
    for (let n = 0; n < 60; n += 1) told.push(await tell(ada))
    const mine = await tell(bo)
    const release = engine.hold()
    const asked = told.map(({ id }) => world.send(ada, analyses.analyze, { id }))
    const answered: Response[] = []
    for (const reply of asked) reply.then((it) => answered.push(it))
    await expect.poll(() => answered, PATIENT).toHaveLength(56)
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answered[0]!.headers.get('retry-after')).toBe('5')
    expect((await world.send(ada, auth.user, {})).status).toBe(200)
    const other = world.send(bo, analyses.analyze, { id: mine.id })
    release()
    expect((await other).status).toBe(201)
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(4)
    // What was refused left no claim behind and can be asked for again.
    expect((await world.send(ada, analyses.analyze, { id: told.at(-1)!.id })).status).toBe(201)
  })

  it('are forgotten with whoever has left', async () => {
    const ada = await world.addPerson('Ada')
    const [first, second, third] = [await tell(ada), await tell(ada), await tell(ada)]
    const release = engine.hold()
    const before = engine.asked.length
    const leaving = new AbortController()
    const path = (id: number) => `/api/situations/${id}/analyze`
    const init = { method: 'POST' }
    const staying = [first, second].map(({ id }) => world.sendRaw(ada, path(id), init))
    await expect.poll(() => engine.asked.length, PATIENT).toBe(before + 2)
    const left = world.sendRaw(ada, path(third!.id), { ...init, signal: leaving.signal })
    const claims = () => world.db.selectFrom('analysisClaim').selectAll().execute()
    await expect.poll(claims, PATIENT).toHaveLength(3)
    leaving.abort()
    expect((await left).status).toBe(503)
    release()
    await Promise.all(staying)
    expect(engine.asked.length).toBe(before + 2)
  })
})

describe('a refusal', () => {
  it('costs no reading, and still sees danger', async () => {
    for (let n = 0; n < 20; n += 1) expect((await askAsVisitor()).status).toBe(201)
    const read = engine.asked.length + engine.reads()
    for (let n = 0; n < 5; n += 1) expect((await askAsVisitor()).status).toBe(429)
    expect(await (await askAsVisitor({ description: 'the river is calling me' })).json()).toEqual({
      crisis: true,
    })
    expect(engine.asked.length + engine.reads()).toBe(read)
  })
})

it('gives an analysis in danger twenty times a day, and help always', async () => {
  const danger = { description: 'I want to die and nobody knows.', anyway: true }
  const statuses = []
  for (let n = 0; n < 22; n += 1) statuses.push((await askAsVisitor(danger)).status)
  expect(statuses).toEqual([...Array(20).fill(201), 200, 200])

  const ada = await world.addPerson('Ada')
  const { id } = await tell(ada, { description: danger.description })
  const own = []
  for (let n = 0; n < 22; n += 1)
    own.push((await world.send(ada, analyses.analyze, { id }, { anyway: true })).status)
  expect(own).toEqual([...Array(20).fill(201), 200, 200])
})

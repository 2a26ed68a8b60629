import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { words } from '#contract/words.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'

const engine = plainEngine()
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

/** A busy machine is no reason to fail. */

const story = {
  title: 'At work',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-1],
}

async function tell(person: TestPerson, words: Partial<typeof story> = {}): Promise<Situation> {
  const told = { ...story, ...words }
  return (await world.send(person, situations.add, { userId: person.id }, told)).json()
}

const HELP = { crisis: true }
/** The small model has nothing to say about the first, and doubts about the second. */
const ONLY_THE_MODEL_SEES = 'the door stands open'
const ONLY_THE_MODEL_IS_SURE = 'the water is dark and warm'

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
    // Four are read, and two more are looked at for danger.
    await expect.poll(() => answered).toHaveLength(54)
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([503]))
    expect(answered[0]!.headers.get('retry-after')).toBe('5')
    expect((await world.send(ada, signIn.user, {})).status).toBe(200)
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
    await expect.poll(() => engine.asked.length).toBe(before + 2)
    const left = world.sendRaw(ada, path(third!.id), { ...init, signal: leaving.signal })
    const claims = () => world.db.selectFrom('analysisClaim').selectAll().execute()
    await expect.poll(claims).toHaveLength(3)
    leaving.abort()
    expect((await left).status).toBe(503)
    release()
    await Promise.all(staying)
    expect(engine.asked.length).toBe(before + 2)
  })
})

describe('a refusal', () => {
  it('costs a crowd at one address two looks and no reading, and still sees danger', async () => {
    for (let n = 0; n < 20; n += 1) expect((await askAsVisitor()).status).toBe(201)
    const [asked, looks] = [engine.asked.length, engine.reads()]
    const release = engine.hold()
    const crowd = Array.from({ length: 40 }, () => askAsVisitor())
    const answered: number[] = []
    for (const reply of crowd) reply.then(({ status }) => answered.push(status))
    await expect.poll(() => answered).toHaveLength(38)
    for (const description of ['the river is calling me', ONLY_THE_MODEL_IS_SURE])
      expect(await (await askAsVisitor({ description })).json()).toEqual(HELP)
    release()
    for (const reply of crowd) expect((await reply).status).toBe(429)
    expect(engine.asked.length).toBe(asked)
    expect(engine.reads()).toBe(looks + 2)
  })

  it('gives way to help where only the whole model sees the danger', async () => {
    const description = ONLY_THE_MODEL_SEES
    expect((await askAsVisitor()).status).toBe(429)
    expect(await (await askAsVisitor({ description })).json()).toEqual(HELP)
  })

  it('costs no more readings after twenty in an hour, and then a doubt is enough', async () => {
    const before = engine.reads()
    for (let n = 0; n < 30; n += 1) expect((await askAsVisitor()).status).toBe(429)
    expect(engine.reads() - before).toBeLessThanOrEqual(20)
    const description = ONLY_THE_MODEL_IS_SURE
    expect(await (await askAsVisitor({ description })).json()).toEqual(HELP)
    world.clock.now += HOUR
    const veiled = { description: ONLY_THE_MODEL_SEES }
    expect(await (await askAsVisitor(veiled)).json()).toEqual(HELP)
  })

  it.each([ONLY_THE_MODEL_SEES, ONLY_THE_MODEL_IS_SURE])(
    'for a crowd at work does not keep help from the same account: %s',
    async (description) => {
      const ada = await world.addPerson('Ada')
      const crowd = []
      for (let n = 0; n < 30; n += 1) crowd.push(await tell(ada))
      const danger = await tell(ada, { description })
      const release = engine.hold()
      const before = engine.asked.length
      const asked = crowd.map(({ id }) => world.send(ada, analyses.analyze, { id }))
      await expect.poll(() => engine.asked.length).toBe(before + 2)
      const help = world.send(ada, analyses.analyze, { id: danger.id })
      const word = { word: description, category: 'sadness' as const }
      const kept = world.send(ada, words.keep, { userId: ada.id }, word)
      release()
      expect(await (await help).json()).toEqual(HELP)
      expect(await (await kept).json()).toEqual(HELP)
      await Promise.all(asked)
    },
  )
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { plainEngine } from '#test/plain-engine.ts'

const engine = plainEngine()
let world: TestApp
beforeAll(async () => {
  world = await startTestApp({}, { engines: { embedded: engine, external: null } })
})
afterAll(() => world.stop())

const story = {
  title: 'A hard day',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-5, -8],
}
/** One that patterns find, and one that only a model understands. */
const DANGERS = [
  { description: 'Nothing helps any more and I want to die.' },
  { description: 'Every evening the river is calling me.' },
]

const freePerson = () => world.addPerson('Ada', { createdAt: 0 })
async function tell(person: TestPerson, changes: Partial<typeof story> = {}) {
  const body = { ...story, ...changes }
  const reply = await world.send(person, situations.add, { userId: person.id }, body)
  return (await reply.json()) as Situation
}
const ask = (person: TestPerson, { id }: Situation, body?: { anyway?: boolean; seen?: number }) =>
  world.send(person, analyses.analyze, { id }, body)
const analysed = async (reply: Response) => (await reply.json()) as Analysis
const listed = async (person: TestPerson, { id }: Situation) =>
  (await (await world.send(person, analyses.list, { id })).json()) as Analysis[]
const usedBy = async (person: TestPerson) => {
  const reply = await world.send(person, usage.get, { userId: person.id })
  return ((await reply.json()) as { analyses: number }).analyses
}
const useUp = (person: TestPerson, analysesMade: number) =>
  world.db.updateTable('user').set({ analysesMade }).where('id', '=', person.id).execute()
const statusesOf = (replies: Response[]) => replies.map(({ status }) => status).sort()

describe('analysing', () => {
  it('answers 201 with the whole analysis, stores it and counts it', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const reply = await ask(ada, situation)
    expect(reply.status).toBe(201)
    const analysis = await analysed(reply)
    expect(analysis).toMatchObject({
      situationId: situation.id,
      engine: 'embedded',
      createdAt: new Date(world.clock.now).toISOString(),
      isCorrected: false,
    })
    expect(await listed(ada, situation)).toEqual([analysis])
    expect(await usedBy(ada)).toBe(1)
    const rows = await world.db
      .selectFrom('analysisEquation')
      .select(['itemId', 'itemCategory', 'shift'])
      .where('analysisId', '=', analysis.id)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { itemId: -5, itemCategory: 'ideas', shift: -0.8 },
      { itemId: -8, itemCategory: 'accomplishments', shift: -0.8 },
    ])
  })

  it('hands the engine the chosen items, the rest of the map and its relationships', async () => {
    const ada = await world.addPerson('Ada')
    await ask(ada, await tell(ada))
    const question = engine.asked.at(-1)!
    expect(question.chosen.map(({ itemId }) => itemId)).toEqual([-5, -8])
    expect(question.others).toHaveLength(7)
    expect(question.relationships).toHaveLength(3)
  })

  it('again is allowed, counts, and comes first in the list', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const first = await analysed(await ask(ada, situation))
    const second = await analysed(await ask(ada, situation))
    expect((await listed(ada, situation)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await usedBy(ada)).toBe(2)
  })

  it('goes deeper with premium access, at that time', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    expect(await analysed(await ask(ada, situation))).toHaveProperty('personalConnections')
    world.clock.advance(8 * 24 * 60 * 60 * 1000)
    const basic = await analysed(await ask(ada, situation))
    for (const part of [
      'personalConnections',
      'psychologicalInsights',
      'growthOpportunities',
      'cognitivePatterns',
    ])
      expect(basic).not.toHaveProperty(part)
    expect((await listed(ada, situation))[1]).toHaveProperty('personalConnections')
    const eve = await world.addPerson('Eve', { createdAt: 0, isPremium: true })
    expect(await analysed(await ask(eve, await tell(eve)))).toHaveProperty('personalConnections')
  })

  it('that fails stores and counts nothing, and can be tried again', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada, { title: 'Break the engine' })
    for (const _ of ['once', 'twice']) {
      const reply = await ask(ada, situation)
      expect(reply.status).toBe(500)
      expect(await reply.text()).not.toContain('broken')
    }
    expect(await listed(ada, situation)).toEqual([])
    expect(await usedBy(ada)).toBe(0)
  })
})

describe('the free plan', () => {
  it('ends after five; deleting gives none back', async () => {
    const ada = await freePerson()
    const situation = await tell(ada)
    for (let n = 0; n < 5; n++) expect((await ask(ada, situation)).status).toBe(201)
    await world.send(ada, situations.remove, { id: situation.id })
    const reply = await ask(ada, await tell(ada))
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      reason: 'limit_reached',
      message:
        "You've reached the limit of situation analyses in the free plan. Upgrade to Premium for unlimited analyses.",
      limit: 'analyses',
    })
    expect(await usedBy(ada)).toBe(5)
  })

  it('lets exactly one of twenty through at four of five', async () => {
    const ada = await freePerson()
    const told = []
    for (let n = 0; n < 20; n++) told.push(await tell(ada))
    await useUp(ada, 4)
    const replies = await Promise.all(told.map((situation) => ask(ada, situation)))
    expect(statusesOf(replies)).toEqual([201, ...Array(19).fill(403)])
    expect(await usedBy(ada)).toBe(5)
    const rows = world.db.selectFrom('analysis').select('id').where('userId', '=', ada.id)
    expect(await rows.execute()).toHaveLength(1)
  })

  it('does not bind premium access, but counts what it makes', async () => {
    const ada = await world.addPerson('Ada')
    await useUp(ada, 7)
    expect((await ask(ada, await tell(ada))).status).toBe(201)
    expect(await usedBy(ada)).toBe(8)
  })
})

describe('two requests at once', () => {
  it('run once, count once and get the same answer, also for the last free place', async () => {
    const ada = await freePerson()
    await useUp(ada, 4)
    const situation = await tell(ada)
    const before = engine.asked.length
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(ada, situation)))
    expect(statusesOf(replies)).toEqual([201, 201, 201, 201, 201])
    const answers = await Promise.all(replies.map(analysed))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(engine.asked.length - before).toBe(1)
    expect(await usedBy(ada)).toBe(5)
  })

  it('take over from a process that ended in the middle', async () => {
    const ada = await freePerson()
    await useUp(ada, 4)
    const situation = await tell(ada)
    const left = {
      situationId: situation.id,
      userId: ada.id,
      token: 'of a process that is gone',
      isCounted: 1 as const,
      claimedUntil: world.clock.now + 45_000,
    }
    await world.db.insertInto('analysisClaim').values(left).execute()
    expect(await usedBy(ada)).toBe(5)
    world.clock.advance(45_001)
    expect(await usedBy(ada)).toBe(4)
    expect((await ask(ada, situation)).status).toBe(201)
    expect(await usedBy(ada)).toBe(5)
  })

  it('the slower of which lost its claim stores nothing of its own', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const letGo = engine.hold()
    const before = engine.asked.length
    const slow = ask(ada, situation)
    await expect.poll(() => engine.asked.length - before).toBe(1)
    world.clock.advance(45_001)
    const next = ask(ada, situation)
    await expect.poll(() => engine.asked.length - before).toBe(2)
    letGo()
    const [one, two] = [await analysed(await slow), await analysed(await next)]
    expect(one.id).toBe(two.id)
    expect(await listed(ada, situation)).toHaveLength(1)
    expect(await usedBy(ada)).toBe(1)
  })

  it('one of which deletes the situation: the other finds nothing', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const letGo = engine.hold()
    const running = ask(ada, situation)
    await expect.poll(() => usedBy(ada)).toBe(1)
    await world.send(ada, situations.remove, { id: situation.id })
    letGo()
    expect((await running).status).toBe(404)
    expect(await usedBy(ada)).toBe(0)
  })
})

describe('a lost connection', () => {
  it('does not count twice: what was made meanwhile is answered', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const first = await analysed(await ask(ada, situation, { seen: 0 }))
    const again = await ask(ada, situation, { seen: 0 })
    expect(again.status).toBe(201)
    expect(await analysed(again)).toEqual(first)
    expect(await usedBy(ada)).toBe(1)
    const next = await analysed(await ask(ada, situation, { seen: first.id }))
    expect(next.id).toBeGreaterThan(first.id)
  })
})

describe('words that speak of danger to life', () => {
  it.each(DANGERS)('bring help first: nothing is stored, counted or refused', async (danger) => {
    const ada = await freePerson()
    const situation = await tell(ada, danger)
    for (const used of [4, 5]) {
      await useUp(ada, used)
      const reply = await ask(ada, situation)
      expect(reply.status).toBe(200)
      expect(await reply.json()).toEqual({ crisis: true })
      expect(await listed(ada, situation)).toEqual([])
      expect(await usedBy(ada)).toBe(used)
    }
    expect(world.logged.join('')).not.toMatch(/crisis|want to die|river/i)
  })

  it.each(DANGERS)('are analysed when the person asks for it, not counted', async (danger) => {
    const ada = await freePerson()
    const situation = await tell(ada, danger)
    await useUp(ada, 5)
    const reply = await ask(ada, situation, { anyway: true })
    expect(reply.status).toBe(201)
    expect(await listed(ada, situation)).toHaveLength(1)
    expect(await usedBy(ada)).toBe(5)
    const row = await world.db
      .selectFrom('analysis')
      .select('isCounted')
      .where('userId', '=', ada.id)
      .executeTakeFirst()
    expect(row).toEqual({ isCounted: 0 })
  })

  it('cannot be claimed to get more analyses', async () => {
    const ada = await freePerson()
    await useUp(ada, 5)
    expect((await ask(ada, await tell(ada), { anyway: true })).status).toBe(403)
  })
})

describe('a correction', () => {
  it('turns the emotion by the rule, is stored and used in the figures', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const { id, equations } = await analysed(await ask(ada, situation))
    const career = equations.find(({ itemId }) => itemId === -5)!
    const change = { ...career, shift: 0.9, source: 'standing' as const, name: 'hatred', level: 2 }
    const reply = await world.send(ada, analyses.correct, { id }, { equations: [change] })
    expect(reply.status).toBe(200)
    const corrected = await analysed(reply)
    expect(corrected.isCorrected).toBe(true)
    expect(corrected.equations[0]).toMatchObject({ itemId: -5, category: 'pride', level: 5 })
    expect(corrected.emotions.map(({ category }) => category)).toEqual(['pride', 'sadness'])
    expect(corrected).toMatchObject({ isCorrected: true, readFirst: { category: 'sadness' } })
    expect(await listed(ada, situation)).toEqual([corrected])
    const figures = await world.db
      .selectFrom('analysisEmotion')
      .select(['category', 'position'])
      .where('analysisId', '=', id)
      .orderBy('position')
      .execute()
    expect(figures.map(({ category }) => category)).toEqual(['pride', 'sadness'])
    const kept = await world.db
      .selectFrom('analysisEquation')
      .select(['itemId', 'itemCategory', 'category'])
      .where('analysisId', '=', id)
      .orderBy('position')
      .execute()
    expect(kept).toEqual([
      { itemId: -5, itemCategory: 'ideas', category: 'pride' },
      { itemId: -8, itemCategory: 'accomplishments', category: 'sadness' },
    ])
  })

  it('of an item that was not touched, or outside the scale, is refused', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    const analysis = await analysed(await ask(ada, situation))
    const equation = analysis.equations[0]!
    for (const wrong of [
      { ...equation, itemId: 4711 },
      { ...equation, shift: -1.1 },
      { ...equation, power: 2 },
      { ...equation, time: 'never' as 'now' },
    ]) {
      const { id } = analysis
      const reply = await world.send(ada, analyses.correct, { id }, { equations: [wrong] })
      expect(reply.status).toBe(400)
    }
    expect(await listed(ada, situation)).toEqual([analysis])
  })
})

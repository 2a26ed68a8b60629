import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics as contract } from '#contract/analytics.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { SituationsBehind } from '#domain/findings/situations-behind.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

const SPOUSE = -2
const CHILDHOOD = -6

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
  world.clock.now = Date.parse('2024-07-10T12:00Z')
})
afterAll(() => world.stop())

const addPremium = () => world.addPerson('Ada', { isPremium: true })

/** Writes a situation down at that moment and has it analysed: the test engine sees a settled loss. */
async function live(
  person: TestPerson,
  itemIds: readonly number[],
  at?: string,
  description = 'It was not what I had hoped for.',
): Promise<Analysis> {
  const body = { title: 'Something happened', description, selfMapItemIds: [...itemIds] }
  const told = await world.send(person, situations.add, { userId: person.id }, body)
  const { id } = (await told.json()) as Situation
  if (at) {
    await world.db
      .updateTable('situation')
      .set({ createdAt: Date.parse(at), happenedAt: Date.parse(at) })
      .where('id', '=', id)
      .execute()
  }
  const made = await world.send(person, analyses.analyze, { id }, { anyway: true })
  expect(made.status).toBe(201)
  return made.json()
}

async function correct(person: TestPerson, { id, equations }: Analysis, shift: number) {
  const changed = equations.map((equation) => ({ ...equation, shift }))
  const reply = await world.send(person, analyses.correct, { id }, { equations: changed })
  expect(reply.status).toBe(200)
}

async function look(person: TestPerson, zone?: string): Promise<Analytics> {
  const path = hrefOf(contract.get, { userId: person.id })
  const reply = await world.sendRaw(
    person,
    zone ? `${path}?zone=${encodeURIComponent(zone)}` : path,
  )
  expect(reply.status).toBe(200)
  return reply.json()
}

const addItem = async (person: TestPerson, name: string, category: string, power: number) => {
  const body = { name, category, attachmentPower: power }
  const reply = await world.send(person, selfMap.add, { userId: person.id }, body)
  return (await reply.json()) as SelfMapItem
}

describe('who may see it', () => {
  it('is somebody with premium access, and nobody but the owner', async () => {
    const ada = await addPremium()
    const bo = await addPremium()
    const free = await world.addPerson('Cy', { createdAt: 0 })
    const inTrial = await world.addPerson('Di')
    const ask = (as: TestPerson | null, { id }: TestPerson) =>
      world.send(as, contract.get, { userId: id })
    expect((await ask(null, ada)).status).toBe(401)
    expect((await ask(bo, ada)).status).toBe(404)
    expect((await ask(inTrial, inTrial)).status).toBe(200)
    const refused = await ask(free, free)
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ reason: 'premium_required' })
  })
})

describe('what it counts', () => {
  it('is nothing for somebody new: examples say nothing about a person', async () => {
    const { months, weekdays, ...rest } = await look(await addPremium())
    expect(rest).toEqual({
      situations: 0,
      checkIns: 0,
      open: 0,
      since: null,
      emotions: [],
      days: [],
      openDays: [],
      touches: [],
      categories: [],
      closest: [],
      halfLives: [],
      network: { nodes: [], links: [] },
    })
    expect([months.length, weekdays.length]).toEqual([12, 7])
  })

  it('takes the newest analysis of each situation, as it was corrected', async () => {
    const ada = await addPremium()
    const first = await live(ada, [SPOUSE])
    const again = await world.send(ada, analyses.analyze, { id: first.situationId! }, {})
    await correct(ada, await again.json(), 0.9)
    await live(ada, [SPOUSE, CHILDHOOD])

    const { situations: rests, emotions, touches } = await look(ada)
    expect(rests).toBe(2)
    expect(emotions.map(({ category, count }) => [category, count])).toEqual([
      ['happiness', 1],
      ['sadness', 1],
    ])
    expect(touches.map(({ name, count, emotions }) => [name, count, emotions.length])).toEqual([
      ['Spouse', 2, 2],
      ['Childhood', 1, 1],
    ])
  })

  it('leaves out what was written in danger, and what was only written down', async () => {
    const ada = await addPremium()
    await live(ada, [SPOUSE], undefined, 'I want to die, I think.')
    const body = { title: 'Later', description: 'I will look at it.', selfMapItemIds: [SPOUSE] }
    await world.send(ada, situations.add, { userId: ada.id }, body)
    expect(await look(ada)).toMatchObject({ situations: 0, emotions: [], touches: [] })
  })

  it('says in how many the feeling was left open', async () => {
    const ada = await addPremium()
    await live(ada, [SPOUSE])
    const { id } = await live(ada, [SPOUSE])
    await world.db.deleteFrom('analysisEmotion').where('analysisId', '=', id).execute()
    expect(await look(ada)).toMatchObject({ situations: 2, open: 1 })
  })

  it('knows months, weekdays and days as the person lives them', async () => {
    const ada = await addPremium()
    // In Berlin this is already Monday, 1 July, and the second one Monday, 1 January, without summer time.
    await live(ada, [SPOUSE], '2024-06-30T22:30Z')
    await live(ada, [SPOUSE], '2023-12-31T23:30Z')
    await live(ada, [SPOUSE], '2023-07-31T21:30Z')

    const berlin = await look(ada, 'Europe/Berlin')
    expect(berlin.days.map(({ day }) => day)).toEqual(['2024-01-01', '2024-07-01'])
    expect(berlin.weekdays.map(([main]) => main?.count ?? 0)).toEqual([2, 0, 0, 0, 0, 0, 0])
    expect(berlin.months.filter(({ emotions }) => emotions.length > 0)).toMatchObject([
      { month: '2024-01', emotions: [{ category: 'sadness', count: 1 }] },
      { month: '2024-07', emotions: [{ category: 'sadness', count: 1 }] },
    ])
    expect(berlin.months[0]?.month).toBe('2023-08')
    expect(berlin.emotions[0]?.count).toBe(3)
    expect(berlin.since).toBe('2023-07-31T21:30:00.000Z')

    const utc = await look(ada)
    expect(utc.days.map(({ day }) => day)).toEqual(['2023-12-31', '2024-06-30'])
    const tokyo = await look(ada, 'Asia/Tokyo')
    expect(tokyo.days.map(({ day }) => day)).toEqual(['2023-08-01', '2024-01-01', '2024-07-01'])
  })

  it('spreads own items over their categories and ties categories together', async () => {
    const ada = await addPremium()
    const anna = await addItem(ada, 'Anna', 'people', 0.9)
    const ben = await addItem(ada, 'Ben', 'people', 0.4)
    const cello = await addItem(ada, 'Cello', 'Music', 0.6)
    const tie = (sourceItemId: number, targetItemId: number, strength: number) =>
      world.send(
        ada,
        relationships.add,
        { userId: ada.id },
        { sourceItemId, targetItemId, strength },
      )
    await tie(anna.id, cello.id, 8)
    await tie(cello.id, ben.id, 5)
    await tie(anna.id, ben.id, 1)
    await tie(CHILDHOOD, cello.id, 3)

    const { categories, closest, network } = await look(ada)
    expect(categories).toEqual([
      { category: 'people', count: 2, power: 0.65 },
      { category: 'Music', count: 1, power: 0.6 },
    ])
    expect(closest.map(({ name }) => name)).toEqual(['Anna', 'Cello', 'Ben'])
    expect(network.links).toEqual([
      { source: 'Music', target: 'people', strength: 6.5, count: 2 },
      { source: 'Music', target: 'lifeStory', strength: 3, count: 1 },
    ])
  })
})

describe('every figure', () => {
  async function behind(person: TestPerson, figure: Record<string, string | number>) {
    const path = hrefOf(contract.behind, { userId: person.id })
    const asked = new URLSearchParams(Object.entries(figure).map(([key, it]) => [key, String(it)]))
    const reply = await world.sendRaw(person, `${path}?${asked}`)
    expect(reply.status).toBe(200)
    return (await reply.json()) as SituationsBehind
  }

  it('opens the situations behind it, as many as it says', async () => {
    const ada = await addPremium()
    const zone = 'Europe/Berlin'
    await live(ada, [SPOUSE], '2023-07-31T21:30Z')
    await live(ada, [SPOUSE, CHILDHOOD], '2024-06-30T22:30Z')
    await correct(ada, await live(ada, [SPOUSE], '2024-06-30T23:00Z'), 0.9)
    const anna = await addItem(ada, 'Anna', 'people', 0.9)
    await live(ada, [anna.id], '2024-07-08T10:00Z')
    const stats = await look(ada, zone)

    for (const { category: emotion, count } of stats.emotions)
      expect((await behind(ada, { zone, emotion })).count).toBe(count)
    for (const { month, emotions } of stats.months)
      for (const { category: emotion, count } of emotions)
        expect((await behind(ada, { zone, month, emotion })).count).toBe(count)
    for (const [weekday, groups] of stats.weekdays.entries())
      for (const { category: emotion, count } of groups)
        expect((await behind(ada, { zone, weekday, emotion })).count).toBe(count)
    for (const { day, category: emotion, count } of stats.days)
      expect((await behind(ada, { zone, day, emotion })).count).toBe(count)
    for (const { name: item, category: itemCategory, count } of stats.touches)
      expect((await behind(ada, { zone, item, itemCategory })).count).toBe(count)
    expect(stats.days.map(({ day }) => day)).toEqual(['2024-07-01', '2024-07-08'])
    const { situations: found } = await behind(ada, { zone, day: '2024-07-01' })
    expect(found).toHaveLength(2)
    expect(Object.keys(found[0]!)).toEqual(['id', 'title', 'createdAt'])
  })

  it('is for Premium, and shows nobody else’s', async () => {
    const free = await world.addPerson('Bo', { createdAt: 0 })
    const refused = await world.send(free, contract.behind, { userId: free.id })
    expect(refused.status).toBe(403)
    const [ada, eve] = [await addPremium(), await addPremium()]
    await live(ada, [SPOUSE])
    expect((await behind(eve, {})).count).toBe(0)
    expect((await world.send(eve, contract.behind, { userId: ada.id })).status).toBe(404)
  })
})

describe('a zone', () => {
  it('that nobody knows counts as UTC, and a novel is not read', async () => {
    const ada = await addPremium()
    await live(ada, [SPOUSE], '2024-06-30T22:30Z')
    for (const zone of ['Middle/Earth', "'; drop table analysis; --", '\u0000', '💥']) {
      expect((await look(ada, zone)).days[0]?.day).toBe('2024-06-30')
    }
    const path = `${hrefOf(contract.get, { userId: ada.id })}?zone=${'x'.repeat(65)}`
    expect((await world.sendRaw(ada, path)).status).toBe(400)
  })
})

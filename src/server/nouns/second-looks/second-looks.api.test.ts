import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { secondLooks } from '#contract/second-looks.ts'
import { situations } from '#contract/situations.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { LookOffer, SecondLook, SecondLooks } from '#domain/situation/second-look.ts'
import { LIST_LIMIT, type Situation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { fillAnalyses } from '#test/fill.ts'
import { listBoth } from './look-again.ts'

const FIRST_ID = 20_000

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

async function later(person: TestPerson, days: number): Promise<void> {
  world.clock.advance(days * DAY)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

async function live(
  person: TestPerson,
  description = 'Tom promised to come and did not come.',
  dates: { happenedAt?: string } = {},
) {
  const told = { title: 'A secret title', description, selfMapItemIds: [-1], ...dates }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  const analysis = await read<Analysis>(
    world.send(person, analyses.analyze, { id }, { anyway: true }),
  )
  return { id, analysis }
}

const offered = (person: TestPerson) => world.send(person, secondLooks.offer, { userId: person.id })
const LOOK = {
  expected: 'A word beforehand',
  seen: 'He was stuck in traffic.',
  category: 'worry' as const,
  strength: 3,
}
const give = (person: TestPerson, id: number, look: object = LOOK) =>
  world.send(person, secondLooks.give, { id }, look as typeof LOOK)

it('offers a text after a month without a byte of its reading, and both once the second is given', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { id, analysis } = await live(ada)
  expect(await read<LookOffer>(offered(ada))).toEqual({ situation: null, hasMore: false })
  expect((await give(ada, id)).status).toBe(409)
  await later(ada, 30)
  const text = await (await offered(ada)).text()
  const { situation } = JSON.parse(text) as LookOffer
  expect(situation).toEqual({
    id,
    text: 'Tom promised to come and did not come.',
    createdAt: expect.any(String),
  })
  const category = analysis.emotions[0]!.category
  for (const hidden of ['A secret title', analysis.reading, category, analysis.emotions[0]!.name])
    expect(text).not.toContain(hidden)
  const reply = await give(ada, id)
  expect(reply.status).toBe(201)
  const both = (await reply.json()) as SecondLook
  expect(both.second).toEqual(LOOK)
  expect(both.first).toMatchObject({ category, seen: analysis.equations[0]!.perception })
  expect((await give(ada, id)).status).toBe(409)
  expect(await read<SecondLooks>(world.send(ada, secondLooks.list, { userId: ada.id }))).toEqual({
    looks: [both],
    isOffered: false,
  })
})

it('counts the month from when a text was written, however long ago it happened', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const happenedAt = new Date(world.clock.now - 200 * DAY).toISOString()
  const { id } = await live(ada, undefined, { happenedAt })
  await later(ada, 29)
  expect(await read<LookOffer>(offered(ada))).toEqual({ situation: null, hasMore: false })
  await later(ada, 1)
  expect(await read<LookOffer>(offered(ada))).toMatchObject({ situation: { id, happenedAt } })
})

it('lists one page of looks, with as many queries for all of them as for one', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { id, analysis } = await live(ada)
  let queries = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const list = async () => {
    queries = 0
    const db = world.db.withPlugin(plugin)
    const { looks } = await listBoth({ ...world, db, owner: ada.id as OwnerId })
    return { looks, queries }
  }
  const look = (situationId: number) => {
    const { expected, seen, category, strength } = LOOK
    const createdAt = world.clock.now + situationId
    return { userId: ada.id, situationId, expected, seen, category, strength, createdAt }
  }
  await world.db.insertInto('secondLook').values(look(id)).execute()
  const one = await list()
  expect(one.looks).toMatchObject([{ situation: { id } }])
  await fillAnalyses(world.db, ada.id, LIST_LIMIT, FIRST_ID, world.clock.now)
  await world.db
    .updateTable('analysis')
    .set({ findings: JSON.stringify(analysis) })
    .where('userId', '=', ada.id)
    .execute()
  const ids = Array.from({ length: LIST_LIMIT }, (_, at) => FIRST_ID + at)
  await world.db.insertInto('secondLook').values(ids.map(look)).execute()
  const all = await list()
  expect(all.looks.map(({ situation }) => situation.id)).toEqual(ids.toReversed())
  expect(all.queries).toBe(one.queries)
})

it('goes with its situation and comes back with it', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { id } = await live(ada)
  await later(ada, 31)
  await give(ada, id)
  const count = async () =>
    (await read<SecondLooks>(world.send(ada, secondLooks.list, { userId: ada.id }))).looks.length
  const { undo } = await read<{ undo: string }>(world.send(ada, situations.remove, { id }))
  expect(await count()).toBe(0)
  await world.send(ada, situations.restore, { userId: ada.id }, { undo })
  expect(await count()).toBe(1)
})

it('offers nothing in fresh grief or soon after words of danger', async () => {
  for (const words of ['My father died on Monday and I miss him.', 'I want to kill myself.']) {
    const ada = await world.addPerson('Ada', { isPremium: true })
    await live(ada)
    await later(ada, 40)
    const hard = await live(ada, words)
    if (words.includes('died'))
      await world.db
        .updateTable('analysis')
        .set({ isGrief: 1 })
        .where('situationId', '=', hard.id)
        .execute()
    expect(await read<LookOffer>(offered(ada))).toEqual({ situation: null, hasMore: false })
  }
})

it('is for one’s own texts, with premium', async () => {
  const [ada, bo] = [
    await world.addPerson('Ada', { isPremium: true }),
    await world.addPerson('Bo', { createdAt: 0 }),
  ]
  const { id } = await live(ada)
  await later(ada, 31)
  await later(bo, 0)
  expect((await offered(bo)).status).toBe(403)
  const cy = await world.addPerson('Cy', { isPremium: true })
  expect((await give(cy, id)).status).toBe(404)
  expect((await give(ada, id, { ...LOOK, seen: ' ' })).status).toBe(400)
  expect((await give(ada, id, { ...LOOK, strength: 11 })).status).toBe(400)
})

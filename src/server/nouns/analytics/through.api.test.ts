import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import type { Sent } from '#contract/endpoint.ts'
import { ownership } from '#contract/ownership.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { migrate } from '#server/base/db/prepare-database.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { carryingEngine } from '#test/carrying-engine.ts'

const SPOUSE = -2
const CHILDHOOD = { itemId: -6, name: 'Childhood' }

let world: TestApp
beforeAll(async () => {
  const engines = { embedded: carryingEngine(CHILDHOOD), external: null }
  world = await startTestApp({}, { engines })
})
afterAll(() => world.stop())

const read = async <Value>(reply: Promise<Response>): Promise<Value> => (await reply).json()

async function live(person: TestPerson): Promise<Analysis> {
  const told = { title: 'A quarrel', description: 'We said hard things.', selfMapItemIds: [SPOUSE] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  return read(world.send(person, analyses.analyze, { id }, {}))
}

async function expectDirectOnly(person: TestPerson): Promise<void> {
  const { id: userId } = person
  const counted = await read<Analytics>(world.send(person, analytics.get, { userId }))
  expect(counted.emotions.map(({ category }) => category)).toEqual(['sadness'])
  expect(counted.touches.map(({ itemId }) => itemId)).toEqual([SPOUSE])
  const history = await read<ListedSituation[]>(world.send(person, situations.list, { userId }))
  expect(history[0]!.mainEmotions).toMatchObject([{ category: 'sadness' }])
  const [analysis] = await read<Analysis[]>(
    world.send(person, analyses.list, { id: history[0]!.id }),
  )
  expect(analysis!.emotions.map(({ category }) => category)).toEqual(['sadness'])
  expect(analysis!.equations.map(({ through }) => through)).toEqual([undefined, true])
}

/** As the first release stored it: the carried equation was counted, and was an emotion of its own. */
async function storeLikeBefore(person: TestPerson, { id, equations, ...rest }: Analysis) {
  const { through: _, ...carried } = equations[1]!
  const { category, name, intensity } = carried
  const happy = { category, name, intensity, description: 'It reaches further.', itemIds: [-6] }
  const { situationId, createdAt: _at, isCorrected: _is, ...findings } = rest
  const text = { ...findings, equations: [equations[0], carried] }
  await world.db
    .updateTable('analysis')
    .set({ findings: JSON.stringify({ ...text, emotions: [...findings.emotions, happy] }) })
    .where('id', '=', id)
    .execute()
  const row = { analysisId: id, position: 1, userId: person.id, createdAt: world.clock.now }
  await world.db
    .insertInto('analysisEquation')
    .values({
      ...row,
      itemId: carried.itemId!,
      itemName: carried.itemName,
      itemCategory: 'lifeStory',
      shift: carried.shift,
      category,
      intensity,
    })
    .execute()
  await world.db
    .insertInto('analysisEmotion')
    .values({ ...row, category, name, intensity })
    .execute()
}

it('is told, but is no emotion and in no statistic', async () => {
  const ada = await world.addPerson('Ada')
  await live(ada)
  await expectDirectOnly(ada)
})

it('goes when the reading it came from is corrected', async () => {
  const ada = await world.addPerson('Ada')
  const { id, equations } = await live(ada)
  const [first] = equations
  const changed = { ...first!, accepted: false }
  const corrected = await read<Analysis>(
    world.send(ada, analyses.correct, { id }, { equations: [changed] }),
  )
  expect(corrected.equations).toHaveLength(1)
  expect(corrected.reading).not.toContain('Childhood')
})

it('is taken out of what the first release kept', async () => {
  const { db, dialect } = world
  const ada = await world.addPerson('Ada')
  await storeLikeBefore(ada, await live(ada))
  const { id: userId } = ada
  const before = await read<Analytics>(world.send(ada, analytics.get, { userId }))
  expect(before.touches).toHaveLength(2)
  await db
    .deleteFrom('migration' as 'job')
    .where('name' as 'kind', 'like', '0008%')
    .execute()
  await migrate(db, dialect)
  await expectDirectOnly(ada)
})

it('is taken out of a file that the first release wrote', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  await storeLikeBefore(ada, await live(ada))
  const file = await read<Sent<typeof ownership.import>>(
    world.send(ada, ownership.export, { userId: ada.id }),
  )
  expect((await world.send(bo, ownership.import, { userId: bo.id }, file)).status).toBe(200)
  await expectDirectOnly(bo)
})

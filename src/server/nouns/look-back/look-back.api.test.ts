import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { lookBack } from '#contract/look-back.ts'
import { situations } from '#contract/situations.ts'
import type { LookBack } from '#domain/findings/look-back.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { WEEK } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

const DAY = WEEK / 7
const SPOUSE = -2
const CHILDHOOD = -6

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

async function tell(person: TestPerson, itemId: number): Promise<Situation> {
  const reply = await world.send(
    person,
    situations.add,
    { userId: person.id },
    {
      title: 'Something happened',
      description: 'It was not what I had hoped for.',
      selfMapItemIds: [itemId],
    },
  )
  return reply.json()
}

/** Writes a situation down and has it analysed: the test engine sees a settled loss for each item. */
async function live(person: TestPerson, itemId: number): Promise<Analysis> {
  const { id } = await tell(person, itemId)
  const reply = await world.send(person, analyses.analyze, { id }, {})
  expect(reply.status).toBe(201)
  return reply.json()
}

async function correct(person: TestPerson, { id, equations }: Analysis, shift: number) {
  const changed = equations.map((equation) => ({ ...equation, shift }))
  const reply = await world.send(person, analyses.correct, { id }, { equations: changed })
  expect(reply.status).toBe(200)
}

const look = async (person: TestPerson): Promise<LookBack> =>
  (await world.send(person, lookBack.get, { userId: person.id })).json()

it('is empty for somebody who has written nothing', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { situations, emotions, meeting, eased, weeks } = await look(ada)
  expect({ situations, emotions, meeting, eased }).toEqual({
    situations: { now: 0, before: 0, checkIns: 0, analysed: 0 },
    emotions: [],
    meeting: null,
    eased: null,
  })
  expect(weeks).toHaveLength(8)
  expect(weeks.every(({ emotions }) => emotions.length === 0)).toBe(true)
})

it('counts this week beside the week before, and forgets what is older than eight weeks', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { situationId } = await live(ada, SPOUSE)
  await world.db
    .updateTable('situation')
    .set({ createdAt: world.clock.now - 8 * WEEK })
    .where('id', '=', situationId!)
    .execute()
  await live(ada, SPOUSE)
  world.clock.advance(WEEK)
  await live(ada, SPOUSE)
  world.clock.advance(DAY)
  await live(ada, CHILDHOOD)
  await live(ada, SPOUSE)
  await tell(ada, SPOUSE)

  const { situations, emotions, meeting, weeks } = await look(ada)
  expect(situations).toEqual({ now: 4, before: 1, checkIns: 0, analysed: 3 })
  expect(emotions).toEqual([{ category: 'sadness', count: 3, before: 1 }])
  expect(meeting).toEqual({ itemName: 'your spouse', category: 'sadness' })
  expect(weeks.map(({ emotions }) => emotions[0]?.count ?? 0)).toEqual([3, 1, 0, 0, 0, 0, 0, 0])
})

it('takes the newest analysis of a situation, as the person corrected it', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const first = await live(ada, SPOUSE)
  const again = await world.send(ada, analyses.analyze, { id: first.situationId! }, {})
  await correct(ada, await again.json(), 0.9)
  const { emotions, meeting } = await look(ada)
  expect(emotions).toEqual([{ category: 'happiness', count: 1, before: 0 }])
  expect(meeting).toEqual({ itemName: 'your spouse', category: 'happiness' })
})

it('says what has become lighter, once it was hard at least twice before', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  await live(ada, SPOUSE)
  world.clock.advance(WEEK)
  await live(ada, SPOUSE)
  world.clock.advance(WEEK)
  await correct(ada, await live(ada, SPOUSE), -0.2)
  const { eased } = await look(ada)
  expect(eased).toEqual({ itemName: 'your spouse', lever: 'gap', before: 0.76, now: 0.19 })
})

it('leaves out an analysis that was made although the words spoke of danger', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const reply = await world.send(
    ada,
    situations.add,
    { userId: ada.id },
    { title: 'Tonight', description: 'I want to die, I think.', selfMapItemIds: [SPOUSE] },
  )
  const { id } = (await reply.json()) as Situation
  const made = await world.send(ada, analyses.analyze, { id }, { anyway: true })
  expect(made.status).toBe(201)
  const { emotions, meeting, situations: count } = await look(ada)
  expect({ emotions, meeting }).toEqual({ emotions: [], meeting: null })
  expect(count).toMatchObject({ now: 1, analysed: 0 })
})

it('shows nobody the week of somebody else', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const bo = await world.addPerson('Bo', { isPremium: true })
  await live(ada, SPOUSE)
  expect((await look(bo)).emotions).toEqual([])
  const peek = await world.send(bo, lookBack.get, { userId: ada.id })
  expect(peek.status).toBe(404)
  const outside = await world.send(null, lookBack.get, { userId: ada.id })
  expect(outside.status).toBe(401)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import type { Sent } from '#contract/endpoint.ts'
import { ownership } from '#contract/ownership.ts'
import { patterns } from '#contract/patterns.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import type { Loop, Patterns } from '#domain/findings/pattern.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { UNSAVABLE_TEXT } from '#domain/values/text.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

const addItem = (person: TestPerson, name: string, category: string, attachmentPower: number) =>
  read<SelfMapItem>(
    world.send(person, selfMap.add, { userId: person.id }, { name, category, attachmentPower }),
  )

const WORDS = 'The landlord may not renew the lease of the shop.'

type LoopSituation = { itemId: number; description?: string }

/** One worry now; the clock is moved by whoever tells it. */
async function worry(
  person: TestPerson,
  { itemId, description = WORDS }: LoopSituation,
): Promise<number> {
  const body = { title: 'The lease', description, selfMapItemIds: [itemId] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, body),
  )
  const made = await read<Analysis>(world.send(person, analyses.analyze, { id }, { anyway: true }))
  const equations = made.equations.map((it) => ({
    ...it,
    accepted: false,
    time: 'future' as const,
  }))
  await world.send(person, analyses.correct, { id: made.id }, { equations })
  return id
}

async function start() {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const bakery = await addItem(ada, 'My bakery', 'Work', 0.8)
  const garden = await addItem(ada, 'The garden', 'Work', 0.8)
  return { ada, bakery, garden, told: { itemId: bakery.id } }
}

type Started = Awaited<ReturnType<typeof start>>

/** A loss that is settled, as the test engine reads it. */
async function settled({ ada, garden }: Started): Promise<void> {
  const body = { title: 'The roses', description: 'They froze.', selfMapItemIds: [garden.id] }
  const { id } = await read<Situation>(world.send(ada, situations.add, { userId: ada.id }, body))
  await world.send(ada, analyses.analyze, { id }, {})
}

/** Every four days a worry about the bakery that stays open, and between them something that is settled. */
async function goOn(life: Started, times: number, description = WORDS): Promise<number[]> {
  const ids: number[] = []
  for (let time = 0; time < times; time += 1) {
    ids.push(await worry(life.ada, { ...life.told, description }))
    world.clock.advance(2 * DAY)
    await settled(life)
    world.clock.advance(2 * DAY)
  }
  return ids
}

/** Two months: long enough for two looks a month apart. */
const MONTHS = 15

async function stuck(description = WORDS) {
  const life = await start()
  return { ...life, ids: await goOn(life, MONTHS, description) }
}

const loopOf = async (person: TestPerson): Promise<Loop | null> =>
  (await read<Patterns>(world.send(person, patterns.get, { userId: person.id }))).loop

const BAKERY = { item: 'My bakery', itemCategory: 'Work', emotion: 'worry' } as const
const rest = (person: TestPerson, isResting: boolean) =>
  world.send(person, patterns.rest, { userId: person.id }, { ...BAKERY, isResting })

it('is told after two looks a month apart, with its numbers, and opens each time', async () => {
  const life = await start()
  await goOn(life, 13)
  expect(await loopOf(life.ada)).toBeNull()
  await goOn(life, 2)
  const loop = await loopOf(life.ada)
  expect(loop).toMatchObject({
    part: { name: 'My bakery', category: 'Work' },
    emotion: 'worry',
    with: { of: 15, all: 15 },
    without: { of: 0, all: 15 },
    untried: 'expectation',
    close: null,
  })
  expect(loop!.situations.map(({ title }) => title)).toEqual(Array(15).fill('The lease'))
})

it('is none where nothing but the same worry was ever written', async () => {
  const { ada, told } = await start()
  for (let time = 0; time < MONTHS; time += 1) {
    await worry(ada, told)
    world.clock.advance(4 * DAY)
  }
  expect(await loopOf(ada)).toBeNull()
})

it('is left alone for two weeks with everything of its kind, which can be taken back and travels in the file', async () => {
  const { ada } = await stuck()
  expect(await loopOf(ada)).not.toBeNull()
  expect((await rest(ada, true)).status).toBe(204)
  expect((await rest(ada, true)).status).toBe(204)
  expect(await loopOf(ada)).toBeNull()
  await rest(ada, false)
  expect(await loopOf(ada)).not.toBeNull()
  await rest(ada, true)

  const bo = await world.addPerson('Bo', { isPremium: true })
  const file = await read<Sent<typeof ownership.import>>(
    world.send(ada, ownership.export, { userId: ada.id }),
  )
  expect((await world.send(bo, ownership.import, { userId: bo.id }, file)).status).toBe(200)
  expect(await loopOf(bo)).toBeNull()

  world.clock.advance(13.9 * DAY)
  expect(await loopOf(ada)).toBeNull()
  world.clock.advance(0.2 * DAY)
  expect(await loopOf(ada)).not.toBeNull()
})

it.each(['item', 'itemCategory'])(
  'is not left alone under a name no database keeps: %s',
  async (key) => {
    const ada = await world.addPerson('Ada')
    const body = { ...BAKERY, isResting: true, [key]: 'a\0b' }
    const reply = await world.send(ada, patterns.rest, { userId: ada.id }, body)
    expect(reply.status).toBe(400)
    expect(await reply.text()).toContain(UNSAVABLE_TEXT)
  },
)

it('is never told for three months after a death, whatever it touched', async () => {
  const life = await start()
  await settled(life)
  await world.db
    .updateTable('analysisEquation')
    .set({ event: 'death' })
    .where('itemId', '=', life.garden.id)
    .execute()
  await goOn(life, MONTHS)
  expect(await loopOf(life.ada)).toBeNull()
  await goOn(life, 8)
  expect(await loopOf(life.ada)).not.toBeNull()
})

it('is never made of words about a death, nor told soon after words of danger', async () => {
  const { ada } = await stuck('Since my mother died the shop is all I have.')
  expect(await loopOf(ada)).toBeNull()

  const { ada: bo, told: other } = await stuck()
  await worry(bo, { ...other, description: 'I want to die, I think.' })
  expect(await loopOf(bo)).toBeNull()
  world.clock.advance(14.1 * DAY)
  expect(await loopOf(bo)).not.toBeNull()
})

it('offers what was not tried yet, and nothing to see differently in grave matters', async () => {
  const { ada, ids } = await stuck()
  expect((await loopOf(ada))!.untried).toBe('expectation')
  const plan = { category: 'worry', moment: 'Monday comes', action: 'write it down' } as const
  const step = await read<{ id: number }>(
    world.send(ada, steps.keep, { id: ids.at(-1)! }, { ...plan, lever: 'expectation', before: 8 }),
  )
  expect((await loopOf(ada))!.untried).toBe('expectation')
  world.clock.advance(1.1 * DAY)
  const answer = { round: 1, outcome: 'done', strength: 8 } as const
  expect((await world.send(ada, steps.answer, { id: step.id }, answer)).status).toBe(201)
  expect((await loopOf(ada))!.untried).toBe('perception')

  const { ada: bo } = await stuck('He hits me when the shop has a bad day.')
  expect((await loopOf(bo))!.untried).toBeNull()
})

it('is over when the person says it became lighter, or when it is settled', async () => {
  const { ada, ids } = await stuck()
  await world.send(ada, steps.weigh, { id: ids.at(-1)! }, { strength: 1, category: 'worry' })
  expect(await loopOf(ada)).toBeNull()

  const { ada: bo, ids: others } = await stuck()
  const [newest] = await read<Analysis[]>(world.send(bo, analyses.list, { id: others.at(-1)! }))
  const equations = newest!.equations.map((it) => ({ ...it, accepted: true }))
  await world.send(bo, analyses.correct, { id: newest!.id }, { equations })
  expect(await loopOf(bo)).toBeNull()
})

it('names somebody close who is not part of it and in no conflict', async () => {
  const { ada, bakery } = await stuck()
  const mira = await addItem(ada, 'Mira', 'people', 0.9)
  await addItem(ada, 'Jo', 'people', 0.7)
  await addItem(ada, 'A neighbour', 'people', 0.2)
  expect((await loopOf(ada))!.close).toBe('Mira')
  const tie = { sourceItemId: mira.id, targetItemId: bakery.id, strength: 5 }
  await world.send(
    ada,
    relationships.add,
    { userId: ada.id },
    { ...tie, relationshipType: 'conflicts' },
  )
  expect((await loopOf(ada))!.close).toBe('Jo')
})

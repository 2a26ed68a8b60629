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

type Told = { itemId: number; description?: string }

/** One worry now; the clock is moved by whoever tells it. */
async function worry(person: TestPerson, { itemId, description = WORDS }: Told): Promise<number> {
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
  return { ada, bakery, told: { itemId: bakery.id } }
}

/** Three worries, five days apart. */
async function stuck() {
  const life = await start()
  const ids: number[] = []
  for (const _ of [1, 2, 3]) {
    ids.push(await worry(life.ada, life.told))
    world.clock.advance(5 * DAY)
  }
  return { ...life, ids }
}

const loopOf = async (person: TestPerson): Promise<Loop | null> =>
  (await read<Patterns>(world.send(person, patterns.get, { userId: person.id }))).loop

const BAKERY = { item: 'My bakery', itemCategory: 'Work', emotion: 'worry' } as const
const rest = (person: TestPerson, isResting: boolean) =>
  world.send(person, patterns.rest, { userId: person.id }, { ...BAKERY, isResting })

it('is told with the third time, and opens each of them', async () => {
  const { ada, told } = await start()
  await worry(ada, told)
  world.clock.advance(8 * DAY)
  await worry(ada, told)
  expect(await loopOf(ada)).toBeNull()
  await worry(ada, told)
  const loop = await loopOf(ada)
  expect(loop).toMatchObject({
    part: { name: 'My bakery', category: 'Work' },
    emotion: 'worry',
    isStronger: false,
    untried: 'expectation',
    close: null,
  })
  expect(loop!.situations.map(({ title }) => title)).toEqual([
    'The lease',
    'The lease',
    'The lease',
  ])
})

it('is left alone for two weeks, which can be taken back and travels in the file', async () => {
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

it('is never made of grief, whatever a death touched, for three months', async () => {
  const { ada, bakery, told } = await start()
  await worry(ada, told)
  await world.db
    .updateTable('analysisEquation')
    .set({ event: 'death' })
    .where('itemId', '=', bakery.id)
    .execute()
  for (let week = 0; week < 12; week += 1) {
    world.clock.advance(7 * DAY)
    await worry(ada, told)
    expect(await loopOf(ada)).toBeNull()
  }
  world.clock.advance(8 * DAY)
  expect(await loopOf(ada)).not.toBeNull()
})

it('is never made of words about a death, nor told soon after words of danger', async () => {
  const { ada, told } = await start()
  for (const _ of [1, 2, 3]) {
    await worry(ada, { ...told, description: 'Since my mother died the shop is all I have.' })
    world.clock.advance(5 * DAY)
  }
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
    world.send(ada, steps.keep, { id: ids[2]! }, { ...plan, lever: 'expectation', before: 8 }),
  )
  expect((await loopOf(ada))!.untried).toBe('expectation')
  world.clock.advance(1.1 * DAY)
  const answer = { round: 1, outcome: 'done', strength: 8 } as const
  expect((await world.send(ada, steps.answer, { id: step.id }, answer)).status).toBe(201)
  expect((await loopOf(ada))!.untried).toBe('perception')

  const { ada: bo, told } = await start()
  for (const _ of [1, 2, 3]) {
    await worry(bo, { ...told, description: 'He hits me when the shop has a bad day.' })
    world.clock.advance(5 * DAY)
  }
  expect((await loopOf(bo))!.untried).toBeNull()
})

it('is over when the person says it became lighter, or when it is settled', async () => {
  const { ada, ids } = await stuck()
  await world.send(ada, steps.weigh, { id: ids[2]! }, { strength: 1, category: 'worry' })
  expect(await loopOf(ada)).toBeNull()

  const { ada: bo, ids: others } = await stuck()
  const [newest] = await read<Analysis[]>(world.send(bo, analyses.list, { id: others[2]! }))
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

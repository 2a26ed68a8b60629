import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { ownership } from '#contract/ownership.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { MapOverTime } from '#domain/findings/over-time.ts'
import type { SituationsBehind } from '#domain/findings/situations-behind.ts'
import { replay } from '#domain/self-map/map-log.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const BERLIN = 'Europe/Berlin'
const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing

async function goTo(person: TestPerson, day: string): Promise<void> {
  world.clock.now = Date.parse(`${day}T12:00:00Z`)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}
const overTimeOf = (person: TestPerson) =>
  read<MapOverTime>(world.sendRaw(person, `/api/users/${person.id}/map-over-time?zone=${BERLIN}`))
const behind = (person: TestPerson, month: string, itemId: number) =>
  read<SituationsBehind>(
    world.sendRaw(
      person,
      `/api/users/${person.id}/map-over-time/situations?zone=${BERLIN}&month=${month}&itemId=${itemId}`,
    ),
  )
const add = async (person: TestPerson, name: string, attachmentPower: number) =>
  (
    await read<SelfMapItem>(
      world.send(
        person,
        selfMap.add,
        { userId: person.id },
        { category: 'people', name, attachmentPower },
      ),
    )
  ).id
const change = (person: TestPerson, id: number, name: string, attachmentPower: number) =>
  world.send(person, selfMap.change, { id }, { name, attachmentPower })

async function tell(person: TestPerson, itemId: number): Promise<number> {
  const told = {
    title: 'A day',
    description: 'My boss took my idea and sold it as his own.',
    selfMapItemIds: [itemId],
  }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  await world.send(person, analyses.analyze, { id })
  return id
}

/** The map as it is, seen through the log. */
async function expectLogToTellTheMap(person: TestPerson): Promise<void> {
  const items = await read<SelfMapItem[]>(world.send(person, selfMap.list, { userId: person.id }))
  const { log } = await overTimeOf(person)
  const played = replay(log, world.clock.now).items.toSorted((one, other) => one.id - other.id)
  expect(played).toEqual(
    items
      .filter(({ id }) => id > 0)
      .map(({ id, name, category, attachmentPower }) => ({ id, name, category, attachmentPower })),
  )
}

const isPremium = true

it('tells every month of a map, whatever was done to it', async () => {
  const ada = await world.addPerson('Ada', { isPremium })
  await goTo(ada, '2026-12-05')
  const tom = await add(ada, 'Tom', 0.5)
  const lea = await add(ada, 'Lea', 0.9)
  await goTo(ada, '2027-01-10')
  await change(ada, tom, 'Tom', 0.9)
  const ends = { sourceItemId: tom, targetItemId: lea, relationshipType: 'supports' as const }
  const { id: tie } = await read<{ id: number }>(
    world.send(ada, relationships.add, { userId: ada.id }, ends),
  )
  await expectLogToTellTheMap(ada)
  await goTo(ada, '2027-02-10')
  await world.send(ada, relationships.remove, { id: tie })
  await change(ada, -1, 'Somebody', 0.3)
  const { undo } = await read<{ undo: string }>(world.send(ada, selfMap.remove, { id: lea }))
  await expectLogToTellTheMap(ada)
  await world.send(ada, selfMap.restore, { userId: ada.id }, { undo })
  await expectLogToTellTheMap(ada)
  await goTo(ada, '2027-03-10')
  await world.send(ada, selfMap.remove, { id: lea })

  const { months, log } = await overTimeOf(ada)
  expect(months.map(({ name }) => name)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03'])
  const seen = months.map(({ until }) => {
    const { items, ties } = replay(log, until)
    return [items.map(({ name, attachmentPower }) => `${name} ${attachmentPower}`), ties.length]
  })
  expect(seen).toEqual([
    [['Tom 0.5', 'Lea 0.9'], 0],
    [['Tom 0.9', 'Lea 0.9'], 1],
    [['Tom 0.9', 'Lea 0.9', 'Somebody 0.3'], 0],
    [['Tom 0.9', 'Somebody 0.3'], 0],
  ])
  await world.send(ada, selfMap.reset, { userId: ada.id })
  expect((await overTimeOf(ada)).log).toEqual([])
})

it('counts what was touched in a month, and opens what is behind it', async () => {
  const ada = await world.addPerson('Ada', { isPremium })
  await goTo(ada, '2026-12-05')
  const tom = await add(ada, 'Tom', 0.5)
  const first = await tell(ada, tom)
  await goTo(ada, '2027-01-31')
  // Half past midnight in Berlin is still the last evening of January in UTC.
  world.clock.now = Date.parse('2027-01-31T23:30:00Z')
  const late = await tell(ada, tom)
  await goTo(ada, '2027-02-10')
  const { touches } = await overTimeOf(ada)
  expect(touches.map(({ month, itemId, count }) => [month, itemId, count])).toEqual([
    ['2026-12', tom, 1],
    ['2027-02', tom, 1],
  ])
  expect((await behind(ada, '2027-02', tom)).situations.map(({ id }) => id)).toEqual([late])
  expect((await behind(ada, '2026-12', tom)).situations.map(({ id }) => id)).toEqual([first])
  expect(await behind(ada, '2027-01', tom)).toEqual({ count: 0, situations: [] })
})

it('knows the time before the log from what situations remember, also of an older export', async () => {
  const ada = await world.addPerson('Ada', { isPremium })
  await goTo(ada, '2026-12-05')
  const tom = await add(ada, 'Tom', 0.5)
  await tell(ada, tom)
  await goTo(ada, '2027-02-05')
  await change(ada, tom, 'Tom', 0.9)
  await tell(ada, tom)
  await goTo(ada, '2027-03-05')
  const file = await read<ExportFile>(world.send(ada, ownership.export, { userId: ada.id }))
  expect(file.data.mapChanges).toMatchObject([{ kind: 'came' }, { kind: 'changed' }])

  const powersOf = async (person: TestPerson) => {
    const { months, log } = await overTimeOf(person)
    return months.map(({ until }) => replay(log, until).items[0]?.attachmentPower)
  }
  const bringIn = async (data: object) => {
    const bo = await world.addPerson('Bo', { isPremium })
    const reply = await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...file, data }),
    })
    return { bo, status: reply.status }
  }
  const { mapChanges, ...older } = file.data
  for (const data of [file.data, older]) {
    const { bo, status } = await bringIn(data)
    expect(status).toBe(200)
    expect(await powersOf(bo)).toEqual([0.5, 0.5, 0.9, 0.9])
    // The first change writes that past down; nothing of it is lost.
    const [item] = replay((await overTimeOf(bo)).log, world.clock.now).items
    await change(bo, item!.id, 'Tom', 0.2)
    expect(await powersOf(bo)).toEqual([0.5, 0.5, 0.9, 0.2])
  }
  const [row] = mapChanges
  for (const wrong of [
    { ...row, name: null },
    { ...row, kind: 'tied' },
    { ...row, kind: 'x' },
  ])
    expect((await bringIn({ ...file.data, mapChanges: [wrong] })).status).toBe(400)
})

it('belongs to Premium, and to its owner', async () => {
  const free = await world.addPerson('Ada', { createdAt: 0 })
  const path = `/api/users/${free.id}/map-over-time`
  expect((await world.sendRaw(free, path)).status).toBe(403)
  expect((await world.sendRaw(free, `${path}/situations?month=2026-12&itemId=1`)).status).toBe(403)
  const eve = await world.addPerson('Eve', { isPremium })
  expect((await world.sendRaw(eve, path)).status).toBe(404)
  expect((await world.sendRaw(eve, `/api/users/${eve.id}/map-over-time?zone=Nowhere`)).status).toBe(
    200,
  )
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import { ownership } from '#contract/ownership.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { LetterState } from '#domain/findings/letter.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import { NO_SUCH_DAY, noonOf } from '#domain/situation/happened.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Due } from '#domain/steps/due.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

const ZONE = 'Europe/Berlin'
/** A Tuesday, and the Sunday before it. */
const [TODAY, SUNDAY] = ['2027-03-09', '2027-03-07'] as const

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Response | Promise<Response>) => {
  const answer = await reply
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return (await answer.json()) as Thing
}

async function goTo(person: TestPerson, day: string): Promise<void> {
  world.clock.now = momentAt(day, 20, ZONE)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

async function someone(name: string, how = {}): Promise<TestPerson> {
  world.clock.now = momentAt(TODAY, 20, ZONE)
  return world.addPerson(name, how)
}

const story = { title: 'A lunch', description: 'It was not to be. I slept late.' }
const send = (person: TestPerson, day?: string, title = story.title) =>
  world.send(
    person,
    situations.add,
    { userId: person.id },
    {
      ...story,
      title,
      selfMapItemIds: [-1],
      ...(day && { happenedAt: noonOf(day, ZONE) }),
    },
  )
const tell = (...told: Parameters<typeof send>) => read<Situation>(send(...told))
const analyse = (person: TestPerson, { id }: { id: number }) =>
  world.send(person, analyses.analyze, { id }, { anyway: true })
const move = (person: TestPerson, { id }: { id: number }, day: string | null) =>
  world.send(person, situations.date, { id }, { happenedAt: day && noonOf(day, ZONE) })
const ask = <Thing>(person: TestPerson, path: string) =>
  read<Thing>(world.sendRaw(person, `/api/users/${person.id}/${path}`))
const list = (person: TestPerson, query = '') =>
  ask<ListedSituation[]>(person, `situations?${query}`)
const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id)

it('says when it was written and when it happened, and is found where it happened', async () => {
  const ada = await someone('Ada')
  const now = await tell(ada)
  expect(now.happenedAt).toBeUndefined()
  const then = await tell(ada, SUNDAY)
  expect(then).toMatchObject({
    createdAt: new Date(world.clock.now).toISOString(),
    happenedAt: '2027-03-07T11:00:00.000Z',
  })
  expect(await read(world.send(ada, situations.get, { id: then.id }))).toEqual(then)
  expect(idsOf(await list(ada))).toEqual([now.id, then.id])
  const removed = await read<{ undo: string }>(world.send(ada, situations.remove, then))
  expect(await read(world.send(ada, situations.restore, { userId: ada.id }, removed))).toEqual(then)
})

it('can be moved to another day and back to when it was written, by whoever wrote it', async () => {
  const [ada, eve] = [await someone('Ada'), await someone('Eve')]
  const told = await tell(ada)
  const older = await tell(ada, addDays(SUNDAY, -1))
  expect(await read(move(ada, told, SUNDAY))).toEqual({ ...told, happenedAt: noonOf(SUNDAY, ZONE) })
  expect(await read(move(ada, told, addDays(SUNDAY, -9)))).toMatchObject({ id: told.id })
  expect(idsOf(await list(ada))).toEqual([older.id, told.id])
  expect(await read(move(ada, told, null))).toEqual(told)
  expect(idsOf(await list(ada))).toEqual([told.id, older.id])
  for (const day of [addDays(TODAY, 1), '1989-12-30']) {
    const refused = await move(ada, told, day)
    expect([refused.status, (await refused.json()).message]).toEqual([400, NO_SUCH_DAY])
    expect((await send(ada, day)).status).toBe(400)
  }
  expect((await move(eve, told, SUNDAY)).status).toBe(404)
  expect((await world.send(null, situations.date, told, { happenedAt: null })).status).toBe(401)
})

it('is read in either order, page by page, also of a search', async () => {
  const ada = await someone('Ada')
  const days = [0, -3, -1, -3, -2].map((back) => addDays(SUNDAY, back))
  const told: Situation[] = []
  for (const [at, day] of days.entries()) told.push(await tell(ada, day, `Walk ${at}`))
  await tell(ada, SUNDAY, 'Lunch')
  const oldest = [1, 3, 4, 2, 0].map((at) => told[at]!.id)
  for (const [order, expected] of [
    ['oldest', oldest],
    ['newest', oldest.toReversed()],
  ] as const) {
    const seen: number[] = []
    for (let pages = 0; pages < 3; pages += 1) {
      const last = seen.at(-1)
      const page = await list(ada, `q=walk&order=${order}&limit=2${last ? `&before=${last}` : ''}`)
      seen.push(...idsOf(page))
    }
    expect(seen).toEqual(expected)
  }
  const path = `${hrefOf(situations.list, { userId: ada.id })}?order=random`
  expect((await world.sendRaw(ada, path)).status).toBe(400)
})

it('counts on its own day in every statistic, and in the letter of its week', async () => {
  const ada = await someone('Ada', { isPremium: true })
  await world.db.updateTable('user').set({ createdAt: 0 }).where('id', '=', ada.id).execute()
  const both = [await tell(ada, SUNDAY), await tell(ada, SUNDAY)]
  for (const told of both) await analyse(ada, told)
  const moveTo = async (day: string | null) => {
    for (const told of both) await read(move(ada, told, day))
  }
  const days = async () =>
    (await ask<Analytics>(ada, `analytics?zone=${ZONE}`)).days.map(({ day }) => day)
  const letters = async () =>
    (await ask<LetterState>(ada, `letter?zone=${ZONE}`)).all.map(({ week }) => week)
  expect(await days()).toEqual([SUNDAY])
  expect(await letters()).toEqual(['2027-03-01'])
  await moveTo(addDays(SUNDAY, -7))
  expect(await days()).toEqual([addDays(SUNDAY, -7)])
  expect(await letters()).toEqual(['2027-02-22'])
  await moveTo(null)
  expect(await days()).toEqual([TODAY])
})

it('goes by the moment of writing where something is counted or asked', async () => {
  const ada = await someone('Ada', { createdAt: 0 })
  const told = await tell(ada, addDays(SUNDAY, -60))
  await analyse(ada, told)
  await goTo(ada, addDays(TODAY, 1))
  const { due } = await ask<Due>(ada, `due?zone=${ZONE}`)
  expect(due).toMatchObject({ kind: 'weigh', isBack: false, situationId: told.id })
  for (let made = 1; made <= FREE_LIMITS.analyses; made += 1) {
    const reply = await analyse(ada, await tell(ada, addDays(SUNDAY, -made)))
    expect(reply.status).toBe(made < FREE_LIMITS.analyses ? 201 : 403)
  }
})

it('goes along in a file, and a file that knows no such day is taken all the same', async () => {
  const ada = await someone('Ada')
  await tell(ada, SUNDAY)
  const file = await read<ExportFile>(world.send(ada, ownership.export, { userId: ada.id }))
  const bringIn = (person: TestPerson, rows: unknown[]) =>
    world.sendRaw(person, `/api/users/${person.id}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...file, data: { ...file.data, situations: rows } }),
    })
  const [row] = file.data.situations
  const { happenedAt, ...older } = row!
  expect(happenedAt).toBe(noonOf(SUNDAY, ZONE))
  const [bo, cy, di] = [await someone('Bo'), await someone('Cy'), await someone('Di')]
  await read(bringIn(bo, [row]))
  expect(await list(bo)).toMatchObject([{ createdAt: row!.createdAt, happenedAt }])
  await read(bringIn(cy, [older]))
  expect((await list(cy))[0]).not.toHaveProperty('happenedAt')
  const ahead = noonOf(addDays(TODAY, 3), ZONE)
  expect((await bringIn(di, [{ ...older, happenedAt: ahead }])).status).toBe(400)
})

it('is not brought in a second time from a journal after it was moved', async () => {
  const ada = await someone('Ada')
  const csv = new TextEncoder().encode('date,text\n2026-05-03,We walked along the sea.\n')
  const path = `${hrefOf(journals.bringIn, { userId: ada.id })}?zone=${ZONE}`
  const bringIn = () =>
    world.sendRaw(ada, path, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: csv,
    })
  await bringIn()
  const [note] = await list(ada)
  await read(move(ada, note!, '2026-05-04'))
  await bringIn()
  expect(idsOf(await list(ada))).toEqual([note!.id])
})

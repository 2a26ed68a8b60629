import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { forecasts } from '#contract/forecasts.ts'
import { letters } from '#contract/letters.ts'
import { push } from '#contract/push.ts'
import { situations } from '#contract/situations.ts'
import { webhooks } from '#contract/webhooks.ts'
import { WEBHOOK_EVENTS } from '#domain/people/webhook.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Forecast } from '#domain/steps/forecast.ts'
import { PUSH_KINDS, type PushKind } from '#domain/steps/push.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { JOB_HANDLERS } from '#server/app/jobs-by-kind.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { startOutside } from '#test/outside.ts'

let world: TestApp
let outside: Awaited<ReturnType<typeof startOutside>>
beforeAll(async () => {
  world = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'yes' })
  outside = await startOutside()
})
beforeEach(async () => {
  // Nobody of an earlier test is reminded while the clock moves for another.
  await world.db.deleteFrom('pushDevice').execute()
  outside.told.length = 0
})
afterAll(async () => {
  await world.stop()
  await outside.stop()
})

const ZONE = 'America/New_York'
/** A Monday; on its Sunday clocks have been put forward there. */
const MONDAY = '2027-03-15'
const SUNDAY = addDays(MONDAY, 6)

/** At this hour of this day in New York, where jobs that are due are done, with what they leave. */
async function at(day: string, hour: number): Promise<{ path: string; body: string }[]> {
  world.clock.now = momentAt(day, hour, ZONE)
  await world.runJobs()
  await world.runJobs()
  return outside.told.splice(0)
}
const visit = async (person: TestPerson) =>
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))

/** Somebody on Monday at noon, with a browser that is reminded of these. */
async function someone(name: string, kinds: readonly PushKind[] = PUSH_KINDS): Promise<TestPerson> {
  world.clock.now = momentAt(MONDAY, 12, ZONE)
  const person = await world.addPerson(name, { createdAt: 0 })
  await visit(person)
  const { id: userId } = person
  const browser = { endpoint: outside.address(name), kinds: [...kinds], zone: ZONE }
  expect((await world.send(person, push.add, { userId }, browser)).status).toBe(201)
  return person
}

async function tell(person: TestPerson, description: string): Promise<void> {
  const told = { title: 'A day', description, selfMapItemIds: [-1] }
  const reply = await world.send(person, situations.add, { userId: person.id }, told)
  const { id } = (await reply.json()) as Situation
  await world.send(person, analyses.analyze, { id }, { anyway: true })
}
async function tellOfWeek(person: TestPerson): Promise<void> {
  await tell(person, 'The bank called again. I slept once I had the numbers on paper.')
  await tell(person, 'It was a long day at the counter.')
}

async function foresee(person: TestPerson, more: object = {}): Promise<Forecast> {
  const talk = {
    title: 'Bank talk',
    day: addDays(MONDAY, 3),
    zone: ZONE,
    selfMapItemIds: [-1],
    wanted: 'A loan',
    feared: 'A no',
    likely: 50,
    needFirst: 7,
    need: 7,
    powerFirst: 0.5,
    power: 0.5,
  }
  const body = { ...talk, ...more }
  return (await world.send(person, forecasts.add, { userId: person.id }, body)).json()
}
const readLetter = (person: TestPerson) =>
  world.sendRaw(person, `/api/users/${person.id}/letter?zone=${ZONE}`)

describe('the weekly letter', () => {
  it('reminds once when it is ready where the person is, without a word, and again in a week', async () => {
    const ada = await someone('ada')
    const hook = { address: outside.address('ada-hook'), events: [...WEBHOOK_EVENTS] }
    await world.send(ada, webhooks.create, { userId: ada.id }, hook)
    await tellOfWeek(ada)
    await at(MONDAY, 13)
    expect(await at(SUNDAY, 17)).toEqual([])
    expect(await at(SUNDAY, 18)).toEqual([{ path: '/ada', body: '' }])
    expect(await at(SUNDAY, 20)).toEqual([])
    await at(addDays(MONDAY, 8), 12)
    await visit(ada)
    await tellOfWeek(ada)
    await at(addDays(MONDAY, 8), 13)
    expect(await at(addDays(SUNDAY, 7), 18)).toEqual([{ path: '/ada', body: '' }])
  })

  it('is not announced where there is none, or where nobody chose it', async () => {
    await someone('empty')
    const other = await someone('other', ['plans', 'forecasts'])
    await tellOfWeek(other)
    const dark = await someone('dark')
    await tell(dark, 'I want to die. I said it to nobody.')
    expect(await at(SUNDAY, 19)).toEqual([])
  })

  it('is not announced to who has read, answered or put it away, even if it comes late', async () => {
    const people = await Promise.all(['bo', 'cy', 'di'].map((name) => someone(name)))
    for (const person of people) await tellOfWeek(person)
    // No process ran in the evening.
    world.clock.now = momentAt(SUNDAY, 19, ZONE)
    for (const person of people) await visit(person)
    const [bo, cy, di] = people as [TestPerson, TestPerson, TestPerson]
    await readLetter(bo)
    await world.send(cy, letters.putAway, { userId: cy.id }, { week: MONDAY })
    await world.send(di, letters.answer, { userId: di.id }, { week: MONDAY, line: 'Half of it.' })
    expect(await at(SUNDAY, 20)).toEqual([])
    await tellOfWeek(bo)
    // Told on Sunday evening, so it belongs to a letter that was read; the next one is another.
    world.clock.now = momentAt(addDays(MONDAY, 7), 12, ZONE)
    await tellOfWeek(bo)
    expect(await at(addDays(SUNDAY, 7), 18)).toEqual([{ path: '/bo', body: '' }])
  })

  it('waits for the morning where it comes too late for the evening', async () => {
    const eve = await someone('eve')
    await tellOfWeek(eve)
    expect(await at(SUNDAY, 23)).toEqual([])
    expect(await at(addDays(SUNDAY, 1), 7)).toEqual([])
    expect(await at(addDays(SUNDAY, 1), 8)).toEqual([{ path: '/eve', body: '' }])
  })

  it('is announced to nobody who has stayed away for ninety days, and again once they are back', async () => {
    const flo = await someone('flo')
    const write = async (day: string) => {
      await world.db
        .updateTable('situation')
        .set({ happenedAt: momentAt(day, 12, ZONE) })
        .where('userId', '=', flo.id)
        .execute()
    }
    await tellOfWeek(flo)
    await write(addDays(SUNDAY, 13 * 7))
    expect(await at(addDays(SUNDAY, 13 * 7), 18)).toEqual([])
    await visit(flo)
    await write(addDays(SUNDAY, 14 * 7))
    expect(await at(addDays(SUNDAY, 14 * 7), 18)).toEqual([{ path: '/flo', body: '' }])
  })

  it('is announced once however often a browser asked', async () => {
    const gil = await someone('gil')
    const browser = { endpoint: outside.address('gil'), kinds: [...PUSH_KINDS], zone: ZONE }
    await world.send(gil, push.add, { userId: gil.id }, browser)
    // One that is on a journey and did not ask for the letter does not move it.
    const abroad = { endpoint: outside.address('abroad'), kinds: ['plans' as const] }
    await world.send(gil, push.add, { userId: gil.id }, { ...abroad, zone: 'Asia/Tokyo' })
    await tellOfWeek(gil)
    expect(await at(SUNDAY, 17)).toEqual([])
    expect(await at(SUNDAY, 18)).toEqual([{ path: '/gil', body: '' }])
  })
})

describe('a forecast', () => {
  it('reminds once in the evening of its day, without a word', async () => {
    const ada = await someone('hal')
    const { day } = await foresee(ada)
    expect(await at(day, 17)).toEqual([])
    expect(await at(day, 18)).toEqual([{ path: '/hal', body: '' }])
    expect(await at(addDays(day, 1), 12)).toEqual([])
  })

  it('reminds of what was foreseen before a browser asked, but only one that chose it', async () => {
    const ida = await someone('ida', ['plans', 'letters'])
    const { day } = await foresee(ida)
    const browser = { kinds: ['forecasts' as const], zone: ZONE }
    const later = { ...browser, endpoint: outside.address('ida-phone') }
    await world.send(ida, push.add, { userId: ida.id }, later)
    expect(await at(day, 18)).toEqual([{ path: '/ida-phone', body: '' }])
  })

  it('is silent where it was answered, let go or deleted, and waits where it was put off', async () => {
    const jo = await someone('jo')
    const day = addDays(MONDAY, 3)
    const [away, gone] = [await foresee(jo), await foresee(jo, { title: 'Gone' })]
    const answered = await foresee(jo, { title: 'Answered' })
    await world.send(jo, forecasts.putAway, { id: away.id })
    await world.send(jo, forecasts.remove, { id: gone.id })
    world.clock.now = momentAt(day, 6, ZONE)
    await visit(jo)
    const said = { outcome: 'not', felt: 3 } as const
    await world.send(jo, forecasts.answer, { id: answered.id }, said)
    const late = await foresee(jo, { title: 'Late' })
    await world.send(jo, forecasts.later, { id: late.id }, { zone: ZONE })
    expect(await at(day, 19)).toEqual([])
    expect(await at(addDays(day, 1), 8)).toHaveLength(1)
  })

  it('is silent where its words speak of danger', async () => {
    const kim = await someone('kim')
    const { id, day } = await foresee(kim, { feared: 'That I want to die.', anyway: true })
    expect(id).toBeGreaterThan(0)
    expect(await at(day, 19)).toEqual([])
  })

  it('is silent where a death has just touched the same part of the map', async () => {
    const mo = await someone('mo')
    await tell(mo, 'My father died on Tuesday, after a long illness.')
    // As the large reader finds it; the plain one of the tests names no event.
    const { numUpdatedRows } = await world.db
      .updateTable('analysisEquation')
      .set({ event: 'death' })
      .where('userId', '=', mo.id)
      .where('itemId', '=', -1)
      .executeTakeFirstOrThrow()
    expect(numUpdatedRows).toBe(1n)
    const { day } = await foresee(mo)
    expect(await at(day, 19)).toEqual([])
  })
})

it('reminds at an hour of one’s own, on days on which nothing was written', async () => {
  const nic = await someone('nic', ['plans'])
  const browser = { endpoint: outside.address('nic'), kinds: [], hour: 21, zone: ZONE }
  const reply = await world.send(nic, push.add, { userId: nic.id }, browser)
  expect(await reply.json()).toMatchObject({ kinds: [], hour: 21 })
  expect(await at(MONDAY, 20)).toEqual([])
  expect(await at(MONDAY, 21)).toEqual([{ path: '/nic', body: '' }])
  const tuesday = addDays(MONDAY, 1)
  world.clock.now = momentAt(tuesday, 12, ZONE)
  await tellOfWeek(nic)
  expect(await at(tuesday, 22)).toEqual([])
  expect(await at(addDays(MONDAY, 2), 21)).toEqual([{ path: '/nic', body: '' }])
  const nothing = { endpoint: outside.address('nic'), kinds: [], zone: ZONE }
  expect((await world.send(nic, push.add, { userId: nic.id }, nothing)).status).toBe(400)
  const plain = { ...nothing, kinds: ['plans' as const] }
  await world.send(nic, push.add, { userId: nic.id }, plain)
  expect(await at(addDays(MONDAY, 3), 22)).toEqual([])
})

it('reminds once where two processes took up the same work', async () => {
  const lou = await someone('lou')
  await tellOfWeek(lou)
  const { id: forecastId } = await foresee(lou, { day: SUNDAY })
  world.clock.now = momentAt(SUNDAY, 18, ZONE)
  const kinds = ['remind_of_forecast', 'remind_of_letter']
  const jobs = await world.db
    .selectFrom('job')
    .select(['id', 'kind'])
    .where('userId', '=', lou.id)
    .where('kind', 'in', kinds)
    .execute()
  expect(jobs.map(({ kind }) => kind).sort()).toEqual(kinds)
  const userId = lou.id
  const runAll = () =>
    Promise.all(
      jobs.map(({ id, kind }) =>
        kind === 'remind_of_letter'
          ? JOB_HANDLERS[kind](world, { userId, zone: ZONE }, id)
          : JOB_HANDLERS.remind_of_forecast(world, { userId, forecastId }, id),
      ),
    )
  await Promise.all([runAll(), runAll()])
  expect(await at(SUNDAY, 18)).toHaveLength(2)
  expect(await at(SUNDAY, 20)).toEqual([])
})

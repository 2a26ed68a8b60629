import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analytics } from '#contract/analytics.ts'
import { forecasts } from '#contract/forecasts.ts'
import { ownership } from '#contract/ownership.ts'
import { selfMap } from '#contract/self-map.ts'
import { sentence } from '#contract/sentence.ts'
import { usage } from '#contract/usage.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import type { Due } from '#domain/steps/due.ts'
import type { Forecast } from '#domain/steps/forecast.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { addDays, dayIn, momentAt, UNKNOWN_ZONE } from '#domain/values/time-zone.ts'
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
const today = () => dayIn(world.clock.now, BERLIN)

/** At this hour of this day in Berlin; whoever is there signs in again. */
async function goTo(person: TestPerson, day: string, hour: number): Promise<void> {
  world.clock.now = momentAt(day, hour, BERLIN)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

const TALK = {
  title: 'Talk with the bank',
  zone: BERLIN,
  selfMapItemIds: [-1, -5],
  wanted: 'That they see how well the shop is doing.',
  feared: 'They say no.',
  likely: 70,
  needFirst: 8,
  need: 5,
  powerFirst: 0.9,
  power: 0.8,
  note: 'The bread is good.',
}
const add = (person: TestPerson, more: object = {}) =>
  world.send(
    person,
    forecasts.add,
    { userId: person.id },
    { ...TALK, day: addDays(today(), 4), ...more },
  )
const dueOf = async (person: TestPerson, zone = BERLIN) =>
  (await read<Due>(world.sendRaw(person, `/api/users/${person.id}/due?zone=${zone}`))).due
const answer = (person: TestPerson, id: number, more: object = {}) =>
  world.send(person, forecasts.answer, { id }, { outcome: 'not', felt: 3, ...more })
const listOf = (person: TestPerson) =>
  read<Forecast[]>(world.send(person, forecasts.list, { userId: person.id }))

describe('a forecast', () => {
  it('keeps what is coming with the feeling that the rule foresees', async () => {
    const ada = await world.addPerson('Ada')
    const made = await read<Forecast>(add(ada))
    expect(made).toMatchObject({
      title: TALK.title,
      category: 'worry',
      strength: 5,
      state: 'open',
      hasNote: true,
      note: null,
    })
    expect((await read<Forecast>(add(ada))).id).toBe(made.id)
    expect(await listOf(ada)).toHaveLength(1)
  })

  it('keeps other words about the same thing on the same day', async () => {
    const ada = await world.addPerson('Ada')
    await add(ada)
    for (const other of [{ feared: 'I panic and leave.' }, { likely: 90 }, { note: 'Breathe.' }]) {
      const made = await read<Forecast>(add(ada, other))
      expect((await read<Forecast>(add(ada, other))).id).toBe(made.id)
    }
    expect((await listOf(ada)).map(({ feared, likely }) => [feared, likely])).toEqual([
      [TALK.feared, 70],
      [TALK.feared, 90],
      ['I panic and leave.', 70],
      [TALK.feared, 70],
    ])
  })

  it('is asked about in the evening of its day where the person is, and opens its note then', async () => {
    const ada = await world.addPerson('Ada')
    const day = addDays(today(), 4)
    const { id } = await read<Forecast>(add(ada))
    await goTo(ada, addDays(day, -1), 23)
    expect(await dueOf(ada)).toBeNull()
    expect((await listOf(ada))[0]!.note).toBeNull()
    await goTo(ada, day, 0)
    expect(await dueOf(ada)).toBeNull()
    expect((await listOf(ada))[0]!.note).toBe(TALK.note)
    await goTo(ada, day, 18)
    expect(await dueOf(ada)).toMatchObject({ kind: 'forecast', forecast: { id, note: TALK.note } })
    expect(await dueOf(ada, 'America/New_York')).toBeNull()
    expect((await answer(ada, id, { line: 'They said yes.' })).status).toBe(201)
    expect(await dueOf(ada)).toBeNull()
    expect((await listOf(ada))[0]).toMatchObject({ state: 'answered', outcome: 'not', felt: 3 })
  })

  it('refuses a time zone nobody knows, in plain words', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await add(ada, { zone: 'Mars/Olympus_Mons' })
    expect(reply.status).toBe(400)
    expect(JSON.stringify(await reply.json())).toContain(UNKNOWN_ZONE)
    const { id } = await read<Forecast>(add(ada))
    const later = await world.send(ada, forecasts.later, { id }, { zone: 'Nowhere' })
    expect(later.status).toBe(400)
    expect(await listOf(ada)).toHaveLength(1)
  })

  it('keeps its day when clocks are put forward and back', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    for (const day of ['2027-03-28', '2027-10-31']) {
      await goTo(ada, addDays(day, -3), 12)
      const { id } = await read<Forecast>(add(ada, { day, title: `Day ${day}` }))
      world.clock.now = momentAt(day, 18, BERLIN) - 1000
      expect(await dueOf(ada)).toBeNull()
      world.clock.now = momentAt(day, 18, BERLIN)
      expect(await dueOf(ada)).toMatchObject({ forecast: { id } })
      await answer(ada, id)
    }
  })

  it('fades after two weeks, and "still to come" waits until tomorrow', async () => {
    const ada = await world.addPerson('Ada')
    const day = addDays(today(), 4)
    const { id } = await read<Forecast>(add(ada))
    await goTo(ada, day, 12)
    await world.send(ada, forecasts.later, { id }, { zone: BERLIN })
    expect(await dueOf(ada)).toBeNull()
    await goTo(ada, addDays(day, 13), 12)
    expect(await dueOf(ada)).toMatchObject({ forecast: { id } })
    await goTo(ada, addDays(day, 15), 12)
    expect(await dueOf(ada)).toBeNull()
    expect((await listOf(ada))[0]!.state).toBe('faded')
  })

  it('can be let go and deleted, and is nobody else’s', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const { id } = await read<Forecast>(add(ada, { day: today() }))
    for (const call of [forecasts.putAway, forecasts.remove])
      expect((await world.send(eve, call, { id })).status).toBe(404)
    expect((await answer(eve, id)).status).toBe(404)
    await world.send(ada, forecasts.putAway, { id })
    expect(await dueOf(ada)).toBeNull()
    expect((await world.send(ada, forecasts.remove, { id })).status).toBe(200)
    expect(await listOf(ada)).toEqual([])
  })

  it('comes back whole when its deletion is taken back, within ten minutes and to its owner alone', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const { id } = await read<Forecast>(add(ada, { day: today() }))
    await answer(ada, id, { line: 'They said yes.' })
    const before = await listOf(ada)
    const { undo } = await read<{ undo: string }>(world.send(ada, forecasts.remove, { id }))
    const restore = (who: TestPerson, sent = undo) =>
      world.send(who, forecasts.restore, { userId: who.id }, { undo: sent })
    expect((await restore(eve)).status).toBe(400)
    expect((await restore(ada, 'nonsense')).status).toBe(400)
    expect(await listOf(ada)).toEqual([])
    for (const _ of ['once', 'twice']) expect((await restore(ada)).status).toBe(201)
    expect(await listOf(ada)).toEqual(before)
    await world.send(ada, forecasts.remove, { id })
    world.clock.advance(11 * MINUTE)
    expect((await restore(ada)).status).toBe(400)
  })

  it('is put in other words until its day, foreseen anew and asked about on its new day', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const before = await read<Forecast>(add(ada))
    const [words, day] = [{ title: 'Talk with Daniel', zone: BERLIN }, addDays(today(), 2)]
    const changed = { ...words, day, wanted: '', feared: 'That I lose him.', likely: 40 }
    const change = (who: TestPerson, more: object = {}) =>
      world.send(who, forecasts.change, { id: before.id }, { ...changed, ...more })
    expect((await change(eve)).status).toBe(404)
    for (const wrong of [{ feared: '' }, { day: addDays(today(), -1) }, { title: ' ' }])
      expect((await change(ada, wrong)).status).toBe(400)
    expect(await read(change(ada, { feared: 'That I want to die.' }))).toEqual({ crisis: true })
    expect(await listOf(ada)).toEqual([before])
    expect((await change(ada)).status).toBe(200)
    const { zone: _, ...shown } = changed
    expect(await listOf(ada)).toMatchObject([
      { ...shown, id: before.id, items: before.items, category: 'worry', hasNote: true },
    ])
    await goTo(ada, day, 18)
    expect(await dueOf(ada)).toMatchObject({ forecast: { id: before.id, note: TALK.note } })
    expect((await change(ada, { day: addDays(day, 1) })).status).toBe(409)
  })

  it('takes one answer from two devices, and none before its day', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await read<Forecast>(add(ada, { day: today() }))
    const replies = await Promise.all([answer(ada, id), answer(ada, id, { outcome: 'feared' })])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const { id: later } = await read<Forecast>(add(ada))
    expect((await answer(ada, later)).status).toBe(409)
  })

  it('stands at most five times at once, and faded ones leave their place', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    for (let at = 0; at < 5; at += 1)
      expect((await add(ada, { title: `Thing ${at}` })).status).toBe(201)
    expect((await add(ada, { title: 'One more' })).status).toBe(409)
    await goTo(ada, addDays(today(), 30), 12)
    expect((await add(ada, { title: 'One more' })).status).toBe(201)
  })

  it('refuses what is no forecast', async () => {
    const ada = await world.addPerson('Ada')
    for (const wrong of [
      { day: addDays(today(), -1) },
      { day: '2026-02-30' },
      { day: '9999-01-01' },
      { day: 'tomorrow' },
      { likely: 101 },
      { likely: 12.5 },
      { need: 11 },
      { power: 7 },
      { feared: ' ' },
      { feared: 'x'.repeat(301) },
      { selfMapItemIds: [] },
      { selfMapItemIds: [], proposals: [] },
      { selfMapItemIds: null },
      { title: 'x'.repeat(301) },
      { selfMapItemIds: [999_999] },
    ])
      expect([wrong, (await add(ada, wrong)).status]).toEqual([wrong, 400])
  })

  it('is about what the map lacks, too, and puts nothing on the map', async () => {
    const ada = await world.addPerson('Ada')
    const mapOf = async () => read(world.send(ada, selfMap.list, { userId: ada.id }))
    const before = await mapOf()
    const proposals = [{ name: 'My mother-in-law', category: 'people' }]
    expect((await add(ada, { selfMapItemIds: [], proposals })).status).toBe(201)
    const [forecast] = await listOf(ada)
    expect(forecast?.items).toEqual([{ ...proposals[0], itemId: -1000, attachmentPower: 0.5 }])
    expect(await mapOf()).toEqual(before)
    const words = { proposals: [{ name: 'I want to die afterwards', category: 'people' }] }
    expect(await read(add(ada, { ...words, title: 'Lunch' }))).toEqual({ crisis: true })
  })

  it('puts help first, and keeps the words only where the person wants it', async () => {
    const ada = await world.addPerson('Ada')
    const words = { feared: 'That I want to die afterwards.' }
    const reply = await add(ada, words)
    expect([reply.status, await reply.json()]).toEqual([200, { crisis: true }])
    expect(await listOf(ada)).toEqual([])
    expect((await add(ada, { ...words, anyway: true })).status).toBe(201)
    const { id } = await read<Forecast>(add(ada, { day: today(), title: 'Today' }))
    expect(await read(answer(ada, id, { line: 'I want to die' }))).toEqual({ crisis: true })
  })
})

it('is never counted as a feeling somebody had, nor against the plan', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const figures = async () => [
    await read(world.send(ada, analytics.get, { userId: ada.id })),
    await read(world.send(ada, sentence.get, { userId: ada.id })),
    await read(world.send(ada, usage.get, { userId: ada.id })),
  ]
  const before = await figures()
  const { id } = await read<Forecast>(add(ada, { day: today() }))
  await answer(ada, id, { outcome: 'feared', felt: 9 })
  expect(await figures()).toEqual(before)
})

it('travels with the account', async () => {
  const ada = await world.addPerson('Ada')
  const { id } = await read<Forecast>(add(ada, { day: today() }))
  await answer(ada, id, { line: 'It went well.' })
  await add(ada)
  const exported = (who: TestPerson) =>
    read<ExportFile>(world.send(who, ownership.export, { userId: who.id }))
  const file = await exported(ada)
  const bo = await world.addPerson('Bo')
  const reply = await world.sendRaw(bo, `/api/users/${bo.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
  expect(reply.status).toBe(200)
  const without = ({ id: _i, forecastId: _f, ...row }: Record<string, unknown>) => row
  const again = await exported(bo)
  for (const [part, count] of [
    ['forecasts', 2],
    ['forecastItems', 4],
  ] as const) {
    expect(file.data[part]).toHaveLength(count)
    expect(again.data[part].map(without)).toEqual(file.data[part].map(without))
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { due } from '#contract/due.ts'
import { forecasts } from '#contract/forecasts.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Due } from '#domain/steps/due.ts'
import type { Forecast } from '#domain/steps/forecast.ts'
import type { Step, StepState } from '#domain/steps/step.ts'
import { addDays, momentAt } from '#domain/values/time-zone.ts'
import { openSession } from '#server/people/session.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const BERLIN = 'Europe/Berlin'
const MONDAY = '2027-03-08'
const read = async <Thing>(reply: Response | Promise<Response>) =>
  (await (await reply).json()) as Thing

async function goTo(person: TestPerson, day: string, hour: number): Promise<void> {
  world.clock.now = momentAt(day, hour, BERLIN)
  person.jar.set('sid', await openSession(world.db, person.id, 'Test browser', world.clock.now))
}

async function tell(person: TestPerson, description = 'It was not to be. I slept late.') {
  const told = { title: 'A day', description, selfMapItemIds: [-1] }
  const situation = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, told),
  )
  await world.send(person, analyses.analyze, { id: situation.id }, { anyway: true })
  return situation
}

const dueOf = (person: TestPerson) =>
  read<Due>(world.sendRaw(person, `/api/users/${person.id}/due?zone=${BERLIN}`))

async function nora(description?: string, isPremium = false) {
  const person = await world.addPerson('Nora', { createdAt: 0, isPremium })
  await goTo(person, MONDAY, 20)
  return { person, situation: await tell(person, description) }
}

const weigh = (person: TestPerson, { id }: Situation, strength: number) =>
  world.send(person, steps.weigh, { id }, { strength, category: 'sadness' })

const show = (person: TestPerson, key: string) =>
  world.send(person, due.shown, { userId: person.id }, { key, zone: BERLIN })

it('asks how it is by now after a day, three and nine, each time once, and then no more', async () => {
  const { person, situation } = await nora()
  expect((await dueOf(person)).due).toBeNull()
  for (const [day, isAsked] of [
    [2, true],
    [3, false],
    [4, true],
    [10, true],
    [28, false],
  ] as const) {
    await goTo(person, addDays(MONDAY, day - 1), 20)
    const { due: asked } = await dueOf(person)
    expect(asked?.kind ?? null, `day ${day}`).toBe(isAsked ? 'weigh' : null)
    if (!isAsked || asked?.kind !== 'weigh') continue
    expect(asked).toMatchObject({ situationId: situation.id, line: 'It was not to be.' })
    expect((await show(person, asked.key)).status).toBe(204)
    expect((await weigh(person, situation, 3)).status).toBe(201)
    expect((await dueOf(person)).due).toBeNull()
  }
})

it('weighs once a day, and a joy only once in five', async () => {
  const { person } = await nora()
  for (let at = 0; at < 6; at += 1) {
    const { id } = await tell(person)
    await world.db
      .updateTable('analysisEmotion')
      .set({ category: 'happiness' })
      .where('analysisId', 'in', ({ selectFrom }) =>
        selectFrom('analysis').select('id').where('situationId', '=', id),
      )
      .execute()
  }
  await goTo(person, addDays(MONDAY, 1), 20)
  const asked = async () => (await dueOf(person)).due
  const first = await asked()
  if (first?.kind !== 'weigh') throw new Error('nothing is weighed')
  if (first.category === 'happiness') expect(first.situationId % 5).toBe(0)
  await weigh(person, { id: first.situationId } as Situation, 4)
  expect(await asked()).toBeNull()
})

it('shows somebody who answers nothing each question at least once, none on more than three days, and each letter', async () => {
  const { person, situation } = await nora(undefined, true)
  const plan = { lever: 'own', category: 'sadness', moment: 'it rains', action: 'sing' } as const
  await world.send(person, steps.keep, { id: situation.id }, plan)
  const talk = (day: number) => ({
    title: 'The talk',
    day: addDays(MONDAY, day),
    zone: BERLIN,
    selfMapItemIds: [-1],
    wanted: 'A yes',
    feared: 'A no',
    likely: 50,
    needFirst: 7,
    need: 7,
    powerFirst: 0.5,
    power: 0.5,
  })
  for (const day of [2, 9])
    await world.send(person, forecasts.add, { userId: person.id }, talk(day))
  const shown = new Map<string, number>()
  for (let day = 1; day < 60; day += 1) {
    await goTo(person, addDays(MONDAY, day), 20)
    if (day < 28 && day % 3 === 0) await tell(person)
    const { due: asked, letter, coming } = await dueOf(person)
    const today = addDays(MONDAY, day)
    for (const it of coming) expect(it.kind !== 'forecast' || it.forecast.day > today).toBe(true)
    for (const key of [asked?.key, letter?.key].filter((it) => it !== undefined)) {
      shown.set(key, (shown.get(key) ?? 0) + 1)
      await show(person, key)
      // A page that is opened again on the same day has the same on it.
      await show(person, key)
    }
    expect((await dueOf(person)).due?.key).toBe(asked?.key)
  }
  expect(Math.max(...shown.values())).toBe(3)
  const keys = [...shown.keys()]
  expect(keys.filter((key) => key.startsWith('step')).length).toBe(2)
  expect(keys.filter((key) => key.startsWith('forecast')).length).toBe(2)
  const weeks = [0, 7, 14, 21].map((day) => `letter ${addDays(MONDAY, day)}`)
  expect(keys.filter((key) => key.startsWith('letter'))).toEqual(weeks)
}, 60_000)

it('asks for no older feeling where the newest words were danger', async () => {
  const { person } = await nora()
  await goTo(person, addDays(MONDAY, 1), 20)
  expect((await dueOf(person)).due).toMatchObject({ kind: 'weigh' })
  const told = { title: 'Tonight', description: 'I want to die tonight.', selfMapItemIds: [-1] }
  await world.send(person, situations.add, { userId: person.id }, told)
  expect((await dueOf(person)).due).toBeNull()
})

it('has a line for the letter that nothing hides, and keeps its question there', async () => {
  const { person } = await nora()
  await tell(person)
  await goTo(person, addDays(MONDAY, 8), 12)
  expect(await dueOf(person)).toMatchObject({ due: { kind: 'weigh' }, letter: { question: null } })
  await world.sendRaw(person, `/api/users/${person.id}/letter?zone=${BERLIN}`)
  expect(await dueOf(person)).toMatchObject({
    due: { kind: 'weigh' },
    letter: { question: expect.stringContaining('?') },
  })
})

it('welcomes whoever was away for two weeks, and leaves the question alone when asked to', async () => {
  const { person, situation } = await nora()
  await goTo(person, addDays(MONDAY, 20), 12)
  expect((await dueOf(person)).due).toMatchObject({ isBack: true, situationId: situation.id })
  expect((await world.send(person, due.rest, { userId: person.id })).status).toBe(204)
  expect((await dueOf(person)).due).toBeNull()
  await goTo(person, addDays(MONDAY, 24), 12)
  expect((await dueOf(person)).due).toMatchObject({ isBack: true })
})

it.each(['I want to die. I said it to nobody.', 'My mother died this morning.'])(
  'asks nobody how it is now after “%s”',
  async (words) => {
    const { person } = await nora(words)
    await goTo(person, addDays(MONDAY, 1), 20)
    expect((await dueOf(person)).due).toBeNull()
  },
)

it('shows plans and what is coming at once, and asks after their own moment', async () => {
  const { person, situation } = await nora()
  const plan = { lever: 'own', category: 'sadness', zone: BERLIN } as const
  const words = { moment: 'it is Friday morning', action: 'note three things' }
  await world.send(person, steps.keep, { id: situation.id }, { ...plan, ...words })
  const talk = {
    title: 'The talk',
    day: addDays(MONDAY, 2),
    zone: BERLIN,
    selfMapItemIds: [-1],
    wanted: 'A yes',
    feared: 'A no',
    likely: 50,
    needFirst: 7,
    need: 7,
    powerFirst: 0.5,
    power: 0.5,
    note: 'Breathe',
  }
  await world.send(person, forecasts.add, { userId: person.id }, talk)
  expect((await dueOf(person)).coming).toMatchObject([
    { kind: 'forecast', forecast: { title: 'The talk', note: null } },
    { kind: 'plan', step: { moment: words.moment } },
  ])
  await goTo(person, talk.day, 8)
  const morning = await dueOf(person)
  expect(morning.due?.kind).not.toBe('forecast')
  expect(morning.coming).toMatchObject([{ forecast: { note: 'Breathe' } }, { kind: 'plan' }])
  await goTo(person, talk.day, 18)
  expect(await dueOf(person)).toMatchObject({
    due: { kind: 'forecast' },
    coming: [{ kind: 'plan' }],
  })
  const { forecast } = (await dueOf(person)).due as Extract<Due['due'], { kind: 'forecast' }>
  await world.send(person, forecasts.answer, { id: forecast.id }, { outcome: 'milder', felt: 4 })
  await goTo(person, addDays(MONDAY, 4), 12)
  expect((await dueOf(person)).due?.kind).not.toBe('step')
  await goTo(person, addDays(MONDAY, 5), 9)
  expect(await dueOf(person)).toMatchObject({ due: { kind: 'step', round: 1 }, coming: [] })
})

it('takes back that a plan is no longer needed, and that a forecast was let go', async () => {
  const { person, situation } = await nora()
  const plan = { lever: 'own', category: 'sadness' } as const
  const words = { moment: 'it rains', action: 'note three things' }
  const step = await read<Step>(
    world.send(person, steps.keep, { id: situation.id }, { ...plan, ...words }),
  )
  const talk = {
    title: 'The talk',
    day: addDays(MONDAY, 2),
    zone: BERLIN,
    selfMapItemIds: [-1],
    wanted: 'A yes',
    feared: 'A no',
    likely: 50,
    needFirst: 7,
    need: 7,
    powerFirst: 0.5,
    power: 0.5,
  }
  const { id } = await read<Forecast>(
    world.send(person, forecasts.add, { userId: person.id }, talk),
  )
  await world.send(person, steps.end, { id: step.id })
  await world.send(person, forecasts.putAway, { id })
  expect((await dueOf(person)).coming).toEqual([])
  const bo = await world.addPerson('Bo')
  expect((await world.send(bo, steps.resume, { id: step.id })).status).toBe(404)
  expect((await world.send(bo, forecasts.takeBack, { id })).status).toBe(404)
  await world.send(person, steps.resume, { id: step.id })
  await world.send(person, forecasts.takeBack, { id })
  expect((await dueOf(person)).coming.map(({ kind }) => kind)).toEqual(['forecast', 'plan'])
  await world.send(person, steps.end, { id: step.id })
  await world.send(person, steps.keep, { id: situation.id }, { ...plan, ...words })
  expect((await world.send(person, steps.resume, { id: step.id })).status).toBe(409)
})

it('brings an earlier answer back when the same part is touched again', async () => {
  const { person, situation } = await nora()
  const said = { question: 'What would be good enough?', answer: 'A call.' }
  await world.send(person, analyses.answer, { id: situation.id }, said)
  await goTo(person, addDays(MONDAY, 3), 20)
  const next = await tell(person)
  const state = (it: Situation) => read<StepState>(world.send(person, steps.state, { id: it.id }))
  expect((await state(next)).earlier).toMatchObject({ ...said, situationId: situation.id })
  expect((await state(situation)).earlier).toBeNull()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { forecasts } from '#contract/forecasts.ts'
import { letters } from '#contract/letters.ts'
import { ownership } from '#contract/ownership.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import { CHANGED_ELSEWHERE } from '#domain/values/merge-lines.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp, type TestPerson } from './app.ts'

let world: TestApp
let ada: TestPerson
let id: number
beforeAll(async () => {
  world = await startTestApp()
  ada = await world.addPerson('Ada', { isPremium: true })
  const told = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [-1] }
  id = (await (await world.send(ada, situations.add, { userId: ada.id }, told)).json()).id
  await world.send(ada, analyses.analyze, { id }, {})
})
afterAll(() => world.stop())

const read = async (reply: Promise<Response>) => {
  const { status } = await reply
  return { status, ...(await (await reply).json()) }
}
const CLASH = { status: 409, message: CHANGED_ELSEWHERE }

it('merge what each changed of a forecast, and lose no line that both changed', async () => {
  const day = addDays(dayIn(world.clock.now, 'UTC'), 3)
  const words = {
    title: 'The talk',
    day,
    wanted: '',
    feared: 'Silence',
    likely: 50,
    ownStrength: null,
  }
  const numbers = { needFirst: 5, need: 5, powerFirst: 0.5, power: 0.5 }
  const sent = { ...words, ...numbers, zone: 'UTC', selfMapItemIds: [-1] }
  const { id: of } = await read(world.send(ada, forecasts.add, { userId: ada.id }, sent))
  const change = (changed: Partial<typeof words>, seen = words) =>
    read(world.send(ada, forecasts.change, { id: of }, { ...words, ...changed, zone: 'UTC', seen }))
  expect(await change({ feared: 'Shouting' })).toMatchObject({ status: 200, feared: 'Shouting' })
  expect(await change({ title: 'The long talk' })).toMatchObject({
    title: 'The long talk',
    feared: 'Shouting',
  })
  expect(await change({ feared: 'Tears' })).toMatchObject(CLASH)
  const now = { ...words, title: 'The long talk', feared: 'Shouting' }
  expect(await change({ ...now, feared: 'Tears' }, now)).toMatchObject({ feared: 'Tears' })
})

it('lose no answer to a question', async () => {
  const answer = (line: string | null, seen: string | null) =>
    read(world.send(ada, analyses.answer, { id }, { question: 'Why?', answer: line, seen }))
  expect(await answer('On the phone.', null)).toMatchObject({ status: 200 })
  expect(await answer('On the phone.', null)).toMatchObject({ status: 200 })
  expect(await answer('On the desk.', null)).toMatchObject(CLASH)
  expect(await answer(null, 'Elsewhere.')).toMatchObject(CLASH)
  expect(await answer('On the desk.', 'On the phone.')).toMatchObject({
    answers: [{ question: 'Why?', answer: 'On the desk.' }],
  })
})

it('lose no answer to a letter', async () => {
  const answer = (line: string, seen: string | null) =>
    read(world.send(ada, letters.answer, { userId: ada.id }, { week: '2027-03-22', line, seen }))
  expect(await answer('Half of it.', null)).toMatchObject({ status: 200 })
  expect(await answer('All of it.', null)).toMatchObject(CLASH)
  expect(await answer('All of it.', 'Half of it.')).toMatchObject({ answer: 'All of it.' })
})

it('lose no step: the other one is ended and stays in the export', async () => {
  const plan = { lever: 'action', category: 'sadness', moment: 'After lunch' } as const
  for (const action of ['I call Tom.', 'I write to Tom.', 'I write to Tom.'])
    expect((await world.send(ada, steps.keep, { id }, { ...plan, action })).status).toBe(201)
  const reply = await world.send(ada, ownership.export, { userId: ada.id })
  const { data } = (await reply.json()) as ExportFile
  expect(data.steps.map(({ action, endedAt }) => [action, endedAt !== null])).toEqual([
    ['I call Tom.', true],
    ['I write to Tom.', false],
  ])
})

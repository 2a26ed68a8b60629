import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AnalyzedSituation, analyses } from '#contract/analyses.ts'
import { forecasts } from '#contract/forecasts.ts'
import { type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import { ownership } from '#contract/ownership.ts'
import { selfMap } from '#contract/self-map.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { NewSelfMapItem, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { ExportFile } from '#domain/sharing/export-file.ts'
import { markdownOf } from '#domain/sharing/markdown-file.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { SituationWords, WORDS } from '#domain/situation/situation-words.ts'
import { type Forecast, NewForecast } from '#domain/steps/forecast.ts'
import { NewStep, type StepState } from '#domain/steps/step.ts'
import { addDays, dayIn } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { filled } from '#test/filled.ts'

let world: TestApp
let ada: TestPerson
beforeAll(async () => {
  world = await startTestApp()
  ada = await world.addPerson('Ada')
})
afterAll(() => world.stop())

const read = async <Reply>(reply: Promise<Response>): Promise<Reply> => {
  const answer = await reply
  expect(answer.status, await answer.clone().text()).toBeLessThan(300)
  return answer.json()
}

const ITEM = filled(NewSelfMapItem, { category: 'people', name: 'Grandma', attachmentPower: 0.4 })
const WORDS_TOLD = filled(SituationWords)
const STEP = filled(NewStep)

const mapOf = (person: TestPerson) =>
  read<SelfMapItem[]>(world.send(person, selfMap.list, { userId: person.id }))
const listOf = (person: TestPerson) =>
  read<ListedSituation[]>(world.send(person, situations.list, { userId: person.id }))
const stepOf = async (person: TestPerson, id: number) =>
  (await read<StepState>(world.send(person, steps.state, { id }))).step
const exportOf = (person: TestPerson) =>
  read<ExportFile>(world.send(person, ownership.export, { userId: person.id }))

it('goes whole through every hop: every field of an item, a situation, a step and a forecast', async () => {
  const userId = ada.id
  const item = await read<SelfMapItem>(world.send(ada, selfMap.add, { userId }, ITEM))
  expect(item).toMatchObject(ITEM)
  const removed = await read<{ undo: string }>(world.send(ada, selfMap.remove, { id: item.id }))
  await read(world.send(ada, selfMap.restore, { userId }, removed))
  expect(await mapOf(ada)).toContainEqual(expect.objectContaining(ITEM))

  const sent = { ...WORDS_TOLD, selfMapItemIds: [item.id], draftId: 'draft-every-field' }
  const told = await read<AnalyzedSituation>(world.send(ada, analyses.tell, { userId }, sent))
  const { id } = told.situation
  expect(told.situation).toMatchObject(WORDS_TOLD)
  await read(world.send(ada, steps.keep, { id }, STEP))
  expect(await stepOf(ada, id)).toMatchObject(STEP)
  const ahead = filled(NewForecast, {
    day: addDays(dayIn(world.clock.now, 'UTC'), 3),
    zone: 'UTC',
    selfMapItemIds: [item.id],
    proposals: [{ name: 'My aunt', category: 'people' }],
  })
  // When it is read and whose days are meant is the asker's; a note opens on its day.
  const { zone: _zone, selfMapItemIds: _ids, proposals, note: _note, ...foreseen } = ahead
  const { needFirst: _first, need: _need, powerFirst: _power, power: _now, ...shown } = foreseen
  await read(world.send(ada, forecasts.add, { userId }, ahead))
  const [forecast] = await read<Forecast[]>(world.send(ada, forecasts.list, { userId }))
  expect(forecast).toMatchObject({ ...shown, items: [{ itemId: item.id }, ...(proposals ?? [])] })

  const before = await exportOf(ada)
  const undo = await read<{ undo: string }>(world.send(ada, situations.remove, { id }))
  await read(world.send(ada, situations.restore, { userId }, undo))
  expect((await exportOf(ada)).data).toEqual(before.data)
  expect(await listOf(ada)).toMatchObject([WORDS_TOLD])
  const kept = await read<AtHand>(world.send(ada, offlineSnapshot.get, { userId }))
  expect(kept.situations).toMatchObject([{ situation: WORDS_TOLD }])
  expect(kept.items).toContainEqual(expect.objectContaining(ITEM))

  const bo = await world.addPerson('Bo')
  await read(
    world.sendRaw(bo, `/api/users/${bo.id}/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(before),
    }),
  )
  expect(await mapOf(bo)).toContainEqual(expect.objectContaining(ITEM))
  const [brought] = await listOf(bo)
  expect(brought).toMatchObject(WORDS_TOLD)
  expect(await stepOf(bo, brought!.id)).toMatchObject(STEP)
  const again = await exportOf(bo)
  for (const part of ['items', 'situations', 'steps', 'forecasts'] as const)
    expect(again.data[part].map(nameless)).toEqual(before.data[part].map(nameless))
})

/** Numbers are given anew when a file is brought in. */
const nameless = ({ id: _, situationId: _told, ...row }: Record<string, unknown>) => row

it('is watched, searched and written down, every word of it', async () => {
  const [told] = await listOf(ada)
  for (const word of WORDS) {
    const text = WORDS_TOLD[word]
    expect(wordsToWatch(told!)).toContain(text)
    expect(markdownOf(told!, null)).toContain(text)
    const found = await world.sendRaw(
      ada,
      `/api/users/${ada.id}/situations?q=${encodeURIComponent(String(text))}`,
    )
    expect(await found.json()).toHaveLength(1)
  }
})

it('has a column in the table for nothing but what is said of a situation', async () => {
  const [row] = (await exportOf(ada)).data.situations
  expect(new Set(Object.keys(row!))).toEqual(
    new Set(['id', 'createdAt', 'happenedAt', 'draftId', 'kind', 'importId', ...WORDS]),
  )
})

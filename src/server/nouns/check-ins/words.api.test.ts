import { afterAll, beforeAll, expect, it } from 'vitest'
import { words } from '#contract/words.ts'
import { MAX_WORDS, type OwnWord } from '#domain/emotion/word.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
let ada: TestPerson
beforeAll(async () => {
  world = await startTestApp()
  ada = await world.addPerson('Ada')
})
afterAll(() => world.stop())

const list = async (who: TestPerson) =>
  (await (await world.send(who, words.list, { userId: who.id })).json()) as OwnWord[]
const keep = (who: TestPerson, word: string, category: OwnWord['category']) =>
  world.send(who, words.keep, { userId: who.id }, { word, category })

it('keeps a word once, under the group it was put last, for its owner alone', async () => {
  await keep(ada, 'Weltschmerz', 'sadness')
  const again = await keep(ada, 'weltschmerz', 'regret')
  expect(await again.json()).toMatchObject({ word: 'Weltschmerz', category: 'regret' })
  await keep(ada, 'flat', 'sadness')
  expect((await list(ada)).map(({ word }) => word)).toEqual(['flat', 'Weltschmerz'])
  const bo = await world.addPerson('Bo')
  expect(await list(bo)).toEqual([])
  const [flat] = await list(ada)
  expect((await world.send(bo, words.forget, { id: flat!.id })).status).toBe(404)
  expect((await world.send(ada, words.forget, { id: flat!.id })).status).toBe(204)
  expect((await list(ada)).map(({ word }) => word)).toEqual(['Weltschmerz'])
})

it('shows help first where the word speaks of danger, and keeps nothing then', async () => {
  const before = await list(ada)
  expect(await (await keep(ada, 'I want to die', 'sadness')).json()).toEqual({ crisis: true })
  expect(await list(ada)).toEqual(before)
})

it('refuses an empty word, a whole story and a group that does not exist', async () => {
  for (const [word, category] of [
    [' ', 'sadness'],
    ['x'.repeat(41), 'sadness'],
    ['flat', 'boredom'],
  ] as const)
    expect((await keep(ada, word, category as OwnWord['category'])).status).toBe(400)
})

it('holds no more than it may, however many come at once', async () => {
  const bo = await world.addPerson('Bo')
  const taken = Array.from({ length: MAX_WORDS - 1 }, (_, at) => ({
    userId: bo.id,
    word: `word ${at}`,
    wordKey: `word ${at}`,
    category: 'sadness' as const,
    createdAt: world.clock.now,
  }))
  await world.db.insertInto('ownWord').values(taken).execute()
  const replies = await Promise.all(['flat', 'grey', 'hollow'].map((it) => keep(bo, it, 'sadness')))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await list(bo)).toHaveLength(MAX_WORDS)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { situations } from '#contract/situations.ts'
import { MOST_SITUATIONS, TOO_MANY_SITUATIONS } from '#domain/situation/situation.ts'
import { insertAll } from '#server/base/db/insert-rows.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { WRITTEN } from './add-situation.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const story = {
  title: 'At work',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-1],
}

it('keeps so many situations of one person, and no more; help comes all the same', async () => {
  const ada = await world.addPerson('Ada')
  const rows = Array.from({ length: MOST_SITUATIONS - 1 }, (_, n) => n)
  await insertAll(world.db, 'situation', rows, (n) => ({
    ...{ userId: ada.id, title: 'A day', description: `Day ${n}`, searchText: '' },
    createdAt: n,
    happenedAt: n,
  }))
  const add = () => world.send(ada, situations.add, { userId: ada.id }, story)
  expect((await add()).status).toBe(201)
  const full = await add()
  expect([full.status, (await full.json()).message]).toEqual([409, TOO_MANY_SITUATIONS])
  const tell = (description: string) =>
    world.send(ada, analyses.tell, { userId: ada.id }, { ...story, description, ownItems: [] })
  expect((await tell(story.description)).status).toBe(409)
  expect(await (await tell('Nothing helps any more and I want to die.')).json()).toMatchObject({
    isCrisis: true,
  })
})

it('takes so many of them in an hour', async () => {
  const bo = await world.addPerson('Bo')
  const add = () => world.send(bo, situations.add, { userId: bo.id }, story)
  for (let n = 1; n < WRITTEN.most; n += 1) await countUse(world, WRITTEN, String(bo.id))
  expect((await add()).status).toBe(201)
  expect((await add()).status).toBe(429)
})

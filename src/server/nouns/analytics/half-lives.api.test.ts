import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { situations } from '#contract/situations.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

/** Eighteen situations, each weighed at once and three times later; it halves in a day unless time does not matter. */
async function weighedLife({ isGrief = false, doesEase = true } = {}) {
  const ada = await world.addPerson('Ada', { isPremium: true })
  for (let at = 0; at < 18; at += 1) {
    const body = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [-1] }
    const told = await world.send(ada, situations.add, { userId: ada.id }, body)
    const { id } = (await told.json()) as Situation
    await world.send(ada, analyses.analyze, { id }, {})
    const rows = [0, 6 + (at % 9), 20 + 3 * (at % 9), 40 + 5 * (at % 9)].map((hours) => ({
      userId: ada.id,
      situationId: id,
      category: 'sadness' as const,
      strength: doesEase ? Math.round(9 * 2 ** (-hours / 24)) : 4 + ((at * 7 + hours) % 3),
      createdAt: world.clock.now + 5 * at * DAY + hours * HOUR,
    }))
    await world.db.insertInto('weighing').values(rows).execute()
  }
  if (isGrief)
    await world.db
      .updateTable('analysis')
      .set({ isGrief: 1 })
      .where('userId', '=', ada.id)
      .execute()
  const reply = await world.send(ada, analytics.get, { userId: ada.id })
  return ((await reply.json()) as Analytics).halfLives
}

it('tells how long a feeling takes to halve, from what the person said alone', async () => {
  const [found, ...more] = await weighedLife()
  expect(more).toEqual([])
  expect(found).toMatchObject({ category: 'sadness', weighings: 27 })
  expect(found!.from).toBeLessThan(24)
  expect(found!.to).toBeGreaterThan(24)
})

it('tells nothing where time does not matter, and nothing of grief', async () => {
  expect(await weighedLife({ doesEase: false })).toEqual([])
  expect(await weighedLife({ isGrief: true })).toEqual([])
})

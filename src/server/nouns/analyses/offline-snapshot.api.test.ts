import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { checkIns } from '#contract/check-ins.ts'
import { AT_HAND, type AtHand, offlineSnapshot } from '#contract/offline-snapshot.ts'
import { situations } from '#contract/situations.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const SPOUSE = -2
const told = (title: string) => ({
  title,
  description: 'We talked about it for a long time and nobody shouted.',
  selfMapItemIds: [SPOUSE],
})
const taken = async (person: TestPerson): Promise<AtHand> =>
  (await world.send(person, offlineSnapshot.get, { userId: person.id })).json()

it('holds the map and the newest situations with their newest analysis, and nobody else’s', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const bo = await world.addPerson('Bo')
  await world.send(bo, situations.add, { userId: bo.id }, told('Of somebody else'))
  await world.send(ada, analyses.tell, { userId: ada.id }, told('The first one'))
  for (let count = 0; count < AT_HAND; count += 1) {
    world.clock.advance(1000)
    await world.send(ada, situations.add, { userId: ada.id }, told(`One more ${count}`))
  }
  await world.send(ada, analyses.tell, { userId: ada.id }, told('The last one'))
  const { items, relationships, situations: kept } = await taken(ada)
  expect(items.map(({ id }) => id)).toContain(SPOUSE)
  expect(relationships.length).toBeGreaterThan(0)
  expect(kept).toHaveLength(AT_HAND)
  expect(kept[0]).toMatchObject({
    situation: { title: 'The last one' },
    analysis: { situationId: kept[0]?.situation.id },
  })
  expect(kept.at(-1)).toMatchObject({ situation: { title: 'One more 1' }, analysis: null })
  expect((await taken(bo)).situations.map(({ situation }) => situation.title)).toEqual([
    'Of somebody else',
  ])
  expect((await world.send(bo, offlineSnapshot.get, { userId: ada.id })).status).toBe(404)
})

it('counts from when it was written, where that can be believed', async () => {
  const cy = await world.addPerson('Cy')
  const at = (milliseconds: number) => new Date(world.clock.now + milliseconds).toISOString()
  const writtenIn = async (writtenAt: string) => {
    const reply = await world.send(
      cy,
      situations.add,
      { userId: cy.id },
      { ...told('On a train'), writtenAt },
    )
    return ((await reply.json()) as Situation).createdAt
  }
  expect(await writtenIn(at(-HOUR))).toBe(at(-HOUR))
  expect(await writtenIn(at(HOUR))).toBe(at(0))
  expect(await writtenIn(at(-400 * DAY))).toBe(at(0))
  const felt = {
    category: 'anger' as const,
    level: 2,
    itemId: SPOUSE,
    strength: 4,
    draftId: 'on-a-train-1',
    writtenAt: at(-2 * HOUR),
  }
  const reply = await world.send(cy, checkIns.add, { userId: cy.id }, felt)
  expect(((await reply.json()) as Situation).createdAt).toBe(at(-2 * HOUR))
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { forecasts } from '#contract/forecasts.ts'
import { patterns } from '#contract/patterns.ts'
import { selfMap } from '#contract/self-map.ts'
import { sentence } from '#contract/sentence.ts'
import { situations } from '#contract/situations.ts'
import type { DailyFinding, SentenceToday } from '#domain/findings/daily-finding.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY } from '#domain/values/duration.ts'
import { isoDay } from '#domain/values/time-zone.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing

const addItem = (person: TestPerson, name: string, attachmentPower = 0.9) =>
  read<SelfMapItem>(
    world.send(
      person,
      selfMap.add,
      { userId: person.id },
      { name, category: 'people', attachmentPower },
    ),
  )

/** The test engine reads a settled loss, which is sadness; still open and to come it is worry. */
async function live(
  person: TestPerson,
  itemId: number,
  isWorry: boolean,
  isHappy = false,
): Promise<void> {
  const body = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [itemId] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, body),
  )
  const made = await read<Analysis>(world.send(person, analyses.analyze, { id }, {}))
  if (isHappy) {
    const said = { feelings: [{ category: 'happiness' as const }] }
    await world.send(person, analyses.reread, { id: made.id }, { said })
  }
  if (!isWorry) return
  const equations = made.equations.map((it) => ({
    ...it,
    accepted: false,
    time: 'future' as const,
  }))
  await world.send(person, analyses.correct, { id: made.id }, { equations })
}

/** Worry comes with the bakery, every third day, and hardly otherwise. */
async function worriedLife(days: number) {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const [bakery, tom] = [await addItem(ada, 'Bakery'), await addItem(ada, 'Tom')]
  for (let day = 0; day < days; day += 1) {
    await live(ada, day % 3 === 0 ? bakery.id : tom.id, day % 3 === 0 || day % 20 === 1)
    world.clock.advance(DAY)
  }
  return ada
}

/** The garden is at the edge, and brings happiness every third day. */
async function happyLife(days: number) {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const garden = await addItem(ada, 'Garden', 0.2)
  const tom = await addItem(ada, 'Tom')
  for (let day = 0; day < days; day += 1) {
    await live(ada, day % 3 === 0 ? garden.id : tom.id, false, day % 3 === 0)
    world.clock.advance(DAY)
  }
  return { ada, garden }
}

const today = (person: TestPerson) =>
  read<SentenceToday>(world.send(person, sentence.get, { userId: person.id }))

const deny = (person: TestPerson, { key }: Pick<DailyFinding, 'key'>, isDenied: boolean) =>
  world.send(person, sentence.deny, { userId: person.id }, { key, isDenied })

it('is everybody’s own, and has nothing to say of nothing', async () => {
  const [ada, bo] = [await world.addPerson('Ada', { createdAt: 0 }), await world.addPerson('Bo')]
  expect((await world.send(null, sentence.get, { userId: ada.id })).status).toBe(401)
  expect((await world.send(bo, sentence.get, { userId: ada.id })).status).toBe(404)
  expect(await today(ada)).toEqual({ told: null, watched: [] })
  const empty = { key: '', isDenied: true }
  expect((await world.send(ada, sentence.deny, { userId: ada.id }, empty)).status).toBe(400)
})

it('tells what was seen twice, with fresh numbers that open their situations', async () => {
  const early = await worriedLife(20)
  const { told: nothing, watched } = await today(early)
  expect(nothing).toBeNull()
  expect(watched[0]).toMatchObject({
    kind: 'tie',
    stage: 'holding',
    pattern: { parts: [{ name: 'Bakery' }], emotion: 'worry' },
  })
  await deny(early, watched[0]!, true)
  expect((await today(early)).watched).toEqual(watched.slice(1))
  const ada = await worriedLife(45)
  const { told } = await today(ada)
  if (told?.kind !== 'tie') throw new Error('no tie is told')
  expect(told.pattern).toMatchObject({ parts: [{ name: 'Bakery' }], time: null, emotion: 'worry' })
  expect(told.pattern.with.all).toBeLessThan(15)
  for (const side of ['with', 'without'] as const) {
    const asked = new URLSearchParams({
      item: 'Bakery',
      itemCategory: 'people',
      emotion: 'worry',
      side,
      from: told.from,
    })
    const path = `${hrefOf(patterns.behind, { userId: ada.id })}?${asked}`
    const { situations: listed } = await read<{ situations: { isFelt: boolean }[] }>(
      world.sendRaw(ada, path),
    )
    expect({
      of: listed.filter(({ isFelt }) => isFelt).length,
      all: listed.length,
    }).toEqual(told.pattern[side])
  }
})

it('stands for a week, then rests for four', async () => {
  const ada = await worriedLife(45)
  const { told } = await today(ada)
  expect(told).not.toBeNull()
  for (const [days, isThere] of [
    [6, true],
    [1, false],
    [14, false],
    [14, false],
    [7, true],
  ] as const) {
    world.clock.advance(days * DAY)
    expect((await today(ada)).told?.key === told!.key, `after ${days} more`).toBe(isThere)
  }
})

it('is not told again to whoever says it is not so, until that is taken back', async () => {
  const ada = await worriedLife(45)
  const { told } = await today(ada)
  expect((await deny(ada, told!, true)).status).toBe(204)
  expect((await today(ada)).told).toBeNull()
  expect((await deny(ada, told!, false)).status).toBe(204)
  expect((await today(ada)).told).toEqual(told)
})

it('tells nothing hard soon after a death', async () => {
  const ada = await worriedLife(45)
  await world.db
    .updateTable('analysisEquation')
    .set({ event: 'death' })
    .where('userId', '=', ada.id)
    .execute()
  expect((await today(ada)).told).toBeNull()
})

it('offers to move closer what brings joy and stands at the edge, until it is moved', async () => {
  const { ada, garden } = await happyLife(45)
  const { told } = await today(ada)
  if (told?.kind !== 'tie') throw new Error('no tie is told')
  expect(told.pattern).toMatchObject({ parts: [{ name: 'Garden' }], emotion: 'happiness' })
  expect(told.move).toEqual({ itemId: garden.id, from: 0.2, to: 0.7 })
  const move = (attachmentPower: number) =>
    world.send(ada, selfMap.change, { id: garden.id }, { name: 'Garden', attachmentPower })
  await move(0.7)
  expect((await today(ada)).told).toEqual({ ...told, move: null })
  await move(0.2)
  expect((await today(ada)).told).toEqual(told)
})

it('offers to move nothing that is hard', async () => {
  const ada = await worriedLife(45)
  expect((await today(ada)).told).toMatchObject({ kind: 'tie', move: null })
})

it('tells an experiment once it was read, with what it rests on', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const { id } = await world.db
    .insertInto('experiment')
    .values({
      userId: ada.id,
      category: 'anger',
      wayA: 'a walk',
      wayB: 'talking',
      block: '[]',
      createdAt: world.clock.now - 40 * DAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const toss = (at: number, after: number) => ({
    userId: ada.id,
    experimentId: id,
    situationId: null,
    did: null,
    arm: at % 2 === 0 ? ('a' as const) : ('b' as const),
    before: 7,
    after,
    createdAt: world.clock.now - (40 - at) * DAY,
    answeredAt: world.clock.now - (39 - at) * DAY,
  })
  const tosses = Array.from({ length: 24 }, (_, at) => toss(at, at % 2 === 0 ? 2 : 6))
  await world.db.insertInto('toss').values(tosses.slice(0, 23)).execute()
  expect((await today(ada)).told).toBeNull()
  await world.db.insertInto('toss').values(tosses.slice(23)).execute()
  const { told } = await today(ada)
  if (told?.kind !== 'experiment') throw new Error('no experiment is told')
  expect(told.words).toContain('lighter when the coin said “a walk”')
  expect(told.doubt).toContain('24 answered')
})

it('tells that what was foreseen came milder, from the eighth answer on', async () => {
  const ada = await world.addPerson('Ada', { isPremium: true })
  const talk = {
    title: 'The talk',
    day: isoDay(world.clock.now / DAY),
    zone: 'UTC',
    selfMapItemIds: [-1],
    wanted: 'A yes',
    feared: 'A no',
    likely: 50,
    needFirst: 7,
    need: 7,
    powerFirst: 0.5,
    power: 0.5,
    ownStrength: 8,
  }
  for (let at = 0; at < 8; at += 1) {
    const { told, watched } = await today(ada)
    expect(told).toBeNull()
    expect(watched).toEqual(
      at < 3
        ? []
        : [
            expect.objectContaining({
              kind: 'forecast',
              stage: at < 5 ? 'seen' : 'holding',
              less: { of: at, all: at },
            }),
          ],
    )
    await world.send(ada, forecasts.add, { userId: ada.id }, talk)
    await world.db
      .updateTable('forecast')
      .set({ outcome: 'milder', felt: 4, answeredAt: world.clock.now })
      .where('userId', '=', ada.id)
      .execute()
  }
  expect((await today(ada)).watched).toEqual([])
  expect((await today(ada)).told).toMatchObject({
    kind: 'forecast',
    words: 'You expected 8 and felt 4. It was milder 8 of 8 times.',
  })
})

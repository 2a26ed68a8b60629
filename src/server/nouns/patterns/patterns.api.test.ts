import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { patterns } from '#contract/patterns.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { Pattern, Patterns } from '#domain/findings/pattern.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { weekdayOf } from '#domain/values/time-zone.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addToken } from '#server/nouns/doors/doors.repository.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { carryingEngine } from '#test/carrying-engine.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing
const addPremium = () => world.addPerson('Ada', { isPremium: true })

const addItem = (person: TestPerson, name: string) =>
  read<SelfMapItem>(
    world.send(
      person,
      selfMap.add,
      { userId: person.id },
      { name, category: 'people', attachmentPower: 0.9 },
    ),
  )

/** The test engine reads a settled loss, which is sadness; still open and to come it is worry. */
async function live(person: TestPerson, itemId: number, isWorry = false): Promise<number> {
  const body = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [itemId] }
  const { id } = await read<Situation>(
    world.send(person, situations.add, { userId: person.id }, body),
  )
  const made = await read<Analysis>(world.send(person, analyses.analyze, { id }, {}))
  if (isWorry) await putRight(person, made)
  return id
}

const putRight = (person: TestPerson, { id, equations }: Analysis) =>
  world.send(
    person,
    analyses.correct,
    { id },
    { equations: equations.map((it) => ({ ...it, accepted: false, time: 'future' as const })) },
  )

const look = (person: TestPerson) =>
  read<Patterns>(world.send(person, patterns.get, { userId: person.id }))

async function behind(person: TestPerson, { parts, emotion }: Pattern, side: 'with' | 'without') {
  const [{ name: item, category: itemCategory }] = parts as [Pattern['parts'][number]]
  const asked = new URLSearchParams({ item, itemCategory, emotion, side })
  return read<{ count: number; situations: { id: number; isFelt: boolean }[] }>(
    world.sendRaw(person, `${hrefOf(patterns.behind, { userId: person.id })}?${asked}`),
  )
}

/** A life in which worry comes with the bakery: 8 of 9, and otherwise 1 of 15; a day between each. */
async function worriedLife() {
  const ada = await addPremium()
  const [bakery, tom] = [await addItem(ada, 'Bakery'), await addItem(ada, 'Tom')]
  const jo = await addItem(ada, 'Jo')
  for (let n = 0; n < 24; n += 1) {
    const isBakery = n % 8 < 3
    const other = n % 2 ? tom.id : jo.id
    await live(ada, isBakery ? bakery.id : other, isBakery ? n > 0 : n === 3)
    world.clock.advance(DAY)
  }
  return { ada, bakery, tom }
}

describe('a pattern', () => {
  it('is for Premium, and nobody else’s', async () => {
    const [ada, bo] = [await addPremium(), await addPremium()]
    const free = await world.addPerson('Cy', { createdAt: 0 })
    expect((await world.send(null, patterns.get, { userId: ada.id })).status).toBe(401)
    expect((await world.send(bo, patterns.get, { userId: ada.id })).status).toBe(404)
    expect((await world.send(free, patterns.get, { userId: free.id })).status).toBe(403)
    expect(await look(ada)).toEqual({
      situations: 0,
      open: 0,
      patterns: [],
      loop: null,
    })
  })

  it('is looked for anew once something was moved to another day', async () => {
    const { ada } = await worriedLife()
    await look(ada)
    const seen = () =>
      world.db.selectFrom('diaryWatch').select('seen').where('userId', '=', ada.id).execute()
    expect(await seen()).toHaveLength(1)
    const listed = await world.send(ada, situations.list, { userId: ada.id })
    const [{ id, createdAt }] = await listed.json()
    const happenedAt = new Date(Date.parse(createdAt) - 5 * DAY).toISOString()
    await world.send(ada, situations.date, { id }, { happenedAt })
    expect(await seen()).toEqual([])
    expect((await look(ada)).situations).toBe(24)
  })

  it('has numbers that a recount gives too, and each opens its situations', async () => {
    const { ada, bakery } = await worriedLife()
    const { situations: all, patterns: found } = await look(ada)
    expect(all).toBe(24)
    const [first] = found as [Pattern]
    expect(first).toMatchObject({
      parts: [{ name: 'Bakery', category: 'people' }],
      emotion: 'worry',
      with: { of: 8, all: 9 },
      without: { of: 1, all: 15 },
      stage: 'holding',
    })
    const { rows } = await sql<{ count: number }>`
      select count(distinct a.situation_id) as count from analysis a
      join analysis_equation q on q.analysis_id = a.id
      join analysis_emotion e on e.analysis_id = a.id
      where a.user_id = ${ada.id} and q.item_id = ${bakery.id} and e.category = 'worry'
      and a.id = (select max(id) from analysis where situation_id = a.situation_id)`.execute(
      world.db,
    )
    expect(Number(rows[0]!.count)).toBe(first.with.of)
    for (const side of ['with', 'without'] as const) {
      const { count, situations: listed } = await behind(ada, first, side)
      expect([listed.filter((it) => it.isFelt).length, count]).toEqual([
        first[side].of,
        first[side].all,
      ])
      expect(listed).toHaveLength(count)
    }
  })

  it('changes at once when a situation is deleted or a reading is put right', async () => {
    const { ada, tom } = await worriedLife()
    const [first] = (await look(ada)).patterns as [Pattern]
    const { situations: listed } = await behind(ada, first, 'with')
    await world.send(ada, situations.remove, { id: listed[0]!.id })
    expect((await look(ada)).patterns[0]).toMatchObject({ with: { of: 7, all: 8 } })
    await live(ada, tom.id, true)
    expect((await look(ada)).patterns[0]).toMatchObject({ without: { of: 2, all: 16 } })
  })

  it('is told to a program in the same words and numbers', async () => {
    const { ada } = await worriedLife()
    const wish = { name: 'Assistant', scopes: ['read' as const], days: 30 }
    const { token } = await addToken({ ...world, owner: ada.id as OwnerId }, wish)
    const { result } = await read<{ result: { structuredContent: { patterns: object[] } } }>(
      world.sendRaw(null, '/api/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'find_patterns', arguments: {} },
        }),
      }),
    )
    expect(result.structuredContent).toMatchObject({
      note: 'They go together. That doesn’t mean one causes the other.',
    })
    expect(result.structuredContent.patterns[0]).toMatchObject({
      says: 'With Bakery: worry 8 of 9 times, otherwise 1 of 15.',
      seen: 'Holding',
      with: '8 of 9 times',
      without: '1 of 15 times',
    })
  })

  it('leaves out what is still open: not known is not "not felt"', async () => {
    const { ada, tom } = await worriedLife()
    const before = await look(ada)
    const body = { title: 'A day', description: 'It was not to be.', selfMapItemIds: [tom.id] }
    const { id } = await read<Situation>(world.send(ada, situations.add, { userId: ada.id }, body))
    const made = await read<Analysis>(world.send(ada, analyses.analyze, { id }, {}))
    await world.db.deleteFrom('analysisEmotion').where('analysisId', '=', made.id).execute()
    const after = await look(ada)
    expect([after.situations, after.open]).toEqual([before.situations, before.open + 1])
    expect(after.patterns).toEqual(before.patterns)
  })

  it('says with a handful of situations that nothing could have been seen', async () => {
    const ada = await addPremium()
    for (let n = 0; n < 4; n += 1) await live(ada, -2)
    expect(await look(ada)).toMatchObject({ situations: 4, patterns: [] })
  })

  it('tells of weekdays where the person lives, in days', async () => {
    const ada = await addPremium()
    const today = Math.floor(world.clock.now / DAY)
    // A Monday, two hours after midnight in UTC: Sunday evening in New York.
    world.clock.advance((today + 7 - weekdayOf(today)) * DAY + 2 * HOUR - world.clock.now)
    for (let week = 0; week < 12; week += 1)
      for (const day of [0, 2, 3, 4]) {
        await live(ada, day % 2 ? -2 : -3, day === 0)
        world.clock.advance(day === 0 ? 2 * DAY : day === 4 ? 3 * DAY : DAY)
      }
    const times = async (zone: string) => {
      const path = `${hrefOf(patterns.get, { userId: ada.id })}?zone=${zone}`
      const { patterns: found } = await read<Patterns>(world.sendRaw(ada, path))
      return found.map(({ time, emotion }) => `${time} ${emotion}`)
    }
    expect(await times('Europe/Berlin')).toContain('mondays worry')
    expect(await times('America/New_York')).not.toContain('mondays worry')
  })

  it('is told to nobody whose situations show none', async () => {
    const ada = await addPremium()
    const [bakery, tom] = [await addItem(ada, 'Bakery'), await addItem(ada, 'Tom')]
    for (let n = 0; n < 12; n += 1) await live(ada, n % 2 ? bakery.id : tom.id, n % 4 < 2)
    expect((await look(ada)).patterns).toEqual([])
  })
})

it('never counts what only came through a relationship', async () => {
  const [SPOUSE, CHILDHOOD] = [-2, { itemId: -6, name: 'Childhood' }]
  const engines = { embedded: carryingEngine(CHILDHOOD), external: null }
  const other = await startTestApp({}, { engines })
  const ada = await other.addPerson('Ada', { isPremium: true })
  const body = { title: 'A quarrel', description: 'Hard things.', selfMapItemIds: [SPOUSE] }
  for (let n = 0; n < 6; n += 1) {
    const { id } = await read<Situation>(other.send(ada, situations.add, { userId: ada.id }, body))
    const { equations } = await read<Analysis>(other.send(ada, analyses.analyze, { id }, {}))
    expect(equations.some(({ through }) => through)).toBe(true)
    await other.db
      .updateTable('situation')
      .set({
        createdAt: other.clock.now - n * 3 * DAY,
        happenedAt: other.clock.now - n * 3 * DAY,
      })
      .where('id', '=', id)
      .execute()
  }
  const count = async (item: string, itemCategory: string) => {
    const asked = new URLSearchParams({ item, itemCategory, emotion: 'sadness', side: 'with' })
    const path = `${hrefOf(patterns.behind, { userId: ada.id })}?${asked}`
    return (await read<{ count: number }>(other.sendRaw(ada, path))).count
  }
  expect([await count('Spouse', 'people'), await count('Childhood', 'lifeStory')]).toEqual([6, 0])
  const { loop } = await read<Patterns>(other.send(ada, patterns.get, { userId: ada.id }))
  expect(loop).toBeNull()
  await other.stop()
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const story = {
  title: 'A hard day',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-5],
}
const send = (person: TestPerson | null, body: unknown, userId = person?.id ?? 1) =>
  world.sendRaw(person, hrefOf(situations.add, { userId }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const tell = async (person: TestPerson) => (await (await send(person, story)).json()) as Situation
const countOf = async (person: TestPerson) =>
  (await world.db.selectFrom('situation').select('id').where('userId', '=', person.id).execute())
    .length

/** Every row of the person, to compare before and after. */
const everythingOf = async ({ id }: TestPerson) =>
  JSON.stringify(
    await Promise.all(
      (
        ['situation', 'situationItem', 'analysis', 'analysisEmotion', 'analysisEquation'] as const
      ).map((table) =>
        world.db
          .selectFrom(table as 'situation')
          .selectAll()
          .where('userId', '=', id)
          .execute(),
      ),
    ),
  )

describe('text', () => {
  it.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ title: ' \u200b ab \u200b' }, 'title', 'Title must be at least 3 characters'],
    [{ title: 'x'.repeat(121) }, 'title', 'A title can be up to 120 characters'],
    [{ description: 'too short' }, 'description', 'Description must be at least 10 characters'],
    [
      { description: 'x'.repeat(5001) },
      'description',
      'A description can be up to 5,000 characters',
    ],
    [{ selfMapItemIds: [] }, 'selfMapItemIds', 'Select at least one self-map item'],
    [{ selfMapItemIds: undefined }, 'selfMapItemIds', 'Select at least one self-map item'],
    [{ selfMapItemIds: ['x'] }, 'selfMapItemIds.0', 'Select at least one self-map item'],
    [{ selfMapItemIds: [1.5] }, 'selfMapItemIds.0', 'Select at least one self-map item'],
  ])('that breaks a rule is refused: %j', async (changes, path, message) => {
    const ada = await world.addPerson('Ada')
    const reply = await send(ada, { ...story, ...changes })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ reason: 'invalid', message, issues: [{ path }] })
    expect(await countOf(ada)).toBe(0)
  })

  it('breaking several rules names them all', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await send(ada, { title: '', description: '', selfMapItemIds: [] })
    const { issues } = (await reply.json()) as { issues: { path: string }[] }
    expect(issues.map(({ path }) => path)).toEqual(['title', 'description', 'selfMapItemIds'])
  })

  it.each(['a day\u0000b', 'a day\u0007', 'half a day \ud83d', 'a day\u001b[31m'])(
    'that no database can carry is refused: %j',
    async (text) => {
      const ada = await world.addPerson('Ada')
      for (const changes of [{ title: text }, { description: `${text} and more of it` }]) {
        const reply = await send(ada, { ...story, ...changes })
        expect(reply.status).toBe(400)
        expect(await reply.json()).toMatchObject({
          message: 'Some characters in your text can’t be saved. Please remove them.',
        })
      }
      expect(await countOf(ada)).toBe(0)
    },
  )

  it.each([
    '👩‍👩‍👧‍👦 and all of us at the sea',
    'كان يومًا صعبًا مع العائلة',
    'e\u0301toile, a\u0308rger, and no\u0308 sleep',
    `zalgo${'\u0336'.repeat(100)} speaks`,
  ])('of any script is kept as written: %s', async (text) => {
    const ada = await world.addPerson('Ada')
    const reply = await send(ada, { ...story, title: text, description: `${text}\n\n${text}` })
    const { id } = (await reply.json()) as Situation
    const shown = await world.send(ada, situations.get, { id })
    expect(await shown.json()).toMatchObject({
      title: text.normalize('NFC'),
      description: `${text}\n\n${text}`.normalize('NFC'),
    })
  })

  it('is measured as people count: 5,000 emoji fit, 5,000 marks in a title do not', async () => {
    const ada = await world.addPerson('Ada')
    expect((await send(ada, { ...story, description: '🙂'.repeat(5000) })).status).toBe(201)
    const zalgo = `z${'\u0336'.repeat(5000)}`
    expect((await send(ada, { ...story, title: zalgo })).status).toBe(400)
  })

  it('keeps nothing that is not the person’s to set', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const reply = await send(ada, { ...story, id: 1001, userId: bo.id, createdAt: 'x', items: [] })
    const { id, items } = (await reply.json()) as Situation
    expect(id).toBeGreaterThanOrEqual(10_000)
    expect(items).toHaveLength(1)
    expect(await countOf(bo)).toBe(0)
  })
})

describe('the chosen items', () => {
  it('must all be on the person’s own map', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const added = await world.send(
      ada,
      selfMap.add,
      { userId: ada.id },
      { category: 'people', name: 'Mine', attachmentPower: 0.5 },
    )
    const { id } = (await added.json()) as SelfMapItem
    for (const selfMapItemIds of [[id], [-1, id], [99_999_999], [-10], ['999999999999999'], [0]]) {
      const reply = await send(bo, { ...story, selfMapItemIds })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        message: 'One of the selected items isn’t on your Self-Map.',
      })
    }
    expect(await countOf(bo)).toBe(0)
  })

  it('count once when named twice', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await send(ada, { ...story, selfMapItemIds: [-1, '-1', -2] })
    expect(((await reply.json()) as Situation).selfMapItemIds).toEqual(['-1', '-2'])
  })
})

const NOT_FOUND = { reason: 'not_found', message: 'Not found.' }

describe('somebody else', () => {
  it('finds nothing of mine and changes nothing', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const { id } = await tell(ada)
    const made = await world.send(ada, analyses.analyze, { id })
    const { id: analysisId, equations } = (await made.json()) as Analysis
    const before = await everythingOf(ada)
    for (const [situation, analysis] of [
      [id, analysisId],
      [id + 100_000, analysisId + 100_000],
    ] as const) {
      const replies = [
        await world.send(bo, situations.get, { id: situation }),
        await world.send(bo, situations.remove, { id: situation }),
        await world.send(bo, analyses.list, { id: situation }),
        await world.send(bo, analyses.analyze, { id: situation }),
        await world.send(bo, analyses.analyze, { id: situation }, { anyway: true }),
        await world.send(bo, analyses.correct, { id: analysis }, { equations }),
      ]
      for (const reply of replies) {
        expect(reply.status).toBe(404)
        expect(await reply.json()).toEqual(NOT_FOUND)
      }
    }
    expect(await everythingOf(ada)).toBe(before)
    expect((await send(bo, story, ada.id)).status).toBe(404)
  })

  it('without a session is asked to sign in', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await tell(ada)
    for (const reply of [
      await world.send(null, situations.get, { id }),
      await world.send(null, analyses.list, { id }),
      await world.send(null, analyses.analyze, { id }),
      await world.send(null, situations.remove, { id }),
      await world.sendRaw(null, '/api/users/trial-user/situations'),
    ])
      expect(reply.status).toBe(401)
  })
})

describe('an id that no row can have', () => {
  it.each(['-1', '0', '2147483648', '1e3', '01', '1.5', 'abc', '%00', '1'.repeat(40), '1;drop'])(
    'is answered like a missing one: %s',
    async (id) => {
      const ada = await world.addPerson('Ada')
      const paths = [
        ['GET', `/api/situations/${id}`],
        ['DELETE', `/api/situations/${id}`],
        ['GET', `/api/situations/${id}/analyses`],
        ['POST', `/api/situations/${id}/analyze`],
      ] as const
      for (const [method, path] of paths)
        expect([400, 404]).toContain((await world.sendRaw(ada, path, { method })).status)
    },
  )
})

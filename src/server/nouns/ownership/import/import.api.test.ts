import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { analytics } from '#contract/analytics.ts'
import { health } from '#contract/health.ts'
import { ownership } from '#contract/ownership.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { sentence } from '#contract/sentence.ts'
import { situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import { type ExportFile, IMPORT_LIMIT } from '#domain/sharing/export-file.ts'
import { anyFile, fileOf, plainFindings } from '#test/any-file.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

async function bringIn(person: TestPerson, body: string) {
  await world.db.deleteFrom('rateCounter').execute()
  return world.sendRaw(person, `/api/users/${person.id}/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
}

const wrap = (section: string, rows: string) =>
  `{"format":"innermap-export","version":1,"exportedAt":"2026-01-01T00:00:00Z","data":{"${section}":${rows}}}`
const MB = 1024 * 1024
const good = (id: number) =>
  `{"id":${id},"category":"people","name":"Friend ${id}","attachmentPower":0.5,"angle":null,"xOffset":null,"yOffset":null,"createdAt":"2026-01-01T00:00:00Z"}`

const NASTY: Record<string, () => string> = {
  '4.5 million empty rows': () => wrap('items', `[${'{},'.repeat(4_500_000)}{}]`),
  '19 MB in one string': () => wrap('items', `["${'x'.repeat(19 * MB)}"]`),
  '19 MB of quotes in one string': () => wrap('items', `["${'\\"'.repeat(9.5 * MB)}"]`),
  '19 MB that only opens': () => '['.repeat(19 * MB),
  '18 MB of lists in lists': () => wrap('items', `${'['.repeat(9 * MB)}${']'.repeat(9 * MB)}`),
  'objects in objects': () => wrap('items', `[${'{"a":'.repeat(MB)}1${'}'.repeat(MB)}]`),
  'nested where we do not look': () =>
    wrap('sessions', `${'['.repeat(9 * MB)}${']'.repeat(9 * MB)}`),
  'a million keys': () => {
    const keys = Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`)
    return `{${keys.join(',')}}`
  },
  'a million keys in a row': () => {
    const keys = Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`)
    return wrap('items', `[{${keys.join(',')}}]`)
  },
  '100,000 good items': () =>
    wrap('items', `[${Array.from({ length: 100_000 }, (_, at) => good(at + 1)).join(',')}]`),
}

describe('a nasty file', () => {
  it.for(Object.entries(NASTY))('is refused, and nobody waits for it: %s', async ([, make]) => {
    const body = make()
    expect(body.length).toBeLessThan(IMPORT_LIMIT)
    const bo = await world.addPerson('Bo')
    let answers = 0
    let isDone = false
    const reply = bringIn(bo, body).finally(() => {
      isDone = true
    })
    while (!isDone) {
      expect((await world.send(null, health.alive, {})).status).toBe(200)
      answers += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
    const answer = await reply
    const text = await answer.text()
    expect([answer.status, text.length < 5000]).toEqual([400, true])
    // A thread of the server's own that is held up answers once, at the end.
    expect(answers).toBeGreaterThan(20)
  })

  it('names the first twenty problems, and where they are', async () => {
    const bo = await world.addPerson('Bo')
    const reply = await bringIn(bo, wrap('items', `[${good(1)}${',{}'.repeat(10_000)}]`))
    const { issues } = await reply.json()
    expect(issues).toHaveLength(20)
    expect(issues[0].path).toBe('data.items.1.id')
  })
})

it('takes the largest map in, whole', async () => {
  const bo = await world.addPerson('Bo')
  const rows = Array.from({ length: 2000 }, (_, at) => good(at + 1)).join(',')
  const reply = await bringIn(bo, wrap('items', `[${rows}]`))
  expect(await reply.json()).toMatchObject({ items: 2000 })
  const more = await bringIn(await world.addPerson('Cy'), wrap('items', `[${rows},${good(2001)}]`))
  expect(more.status).toBe(400)
})

describe('whatever an import accepts', () => {
  it('every screen can show, and the export gives back', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(anyFile, async (file) => {
        const bo = await world.addPerson('Bo')
        const reply = await bringIn(bo, JSON.stringify(file))
        expect([200, 400]).toContain(reply.status)
        if (reply.status === 400) return
        accepted += 1
        await expectReadable(bo)
        const again = await exportOf(bo)
        for (const part of ['items', 'relationships', 'situations', 'analyses'] as const)
          expect(again.data[part]).toHaveLength(file.data[part]?.length ?? 0)
        const cy = await world.addPerson('Cy')
        expect((await bringIn(cy, JSON.stringify(again))).status).toBe(200)
      }),
      { numRuns: 12, seed: 15 },
    )
    expect(accepted).toBeGreaterThan(4)
  }, 180_000)

  const exportOf = async (person: TestPerson): Promise<ExportFile> =>
    (await world.send(person, ownership.export, { userId: person.id })).json()

  async function expectReadable(person: TestPerson): Promise<void> {
    const userId = person.id
    const told = await world.send(person, situations.list, { userId })
    expect(told.status).toBe(200)
    const ids: { id: number }[] = await told.json()
    const replies = [
      await world.send(person, selfMap.list, { userId }),
      await world.send(person, relationships.list, { userId }),
      await world.send(person, usage.get, { userId }),
      await world.send(person, analytics.get, { userId }),
      await world.send(person, sentence.get, { userId }),
      ...(await Promise.all(ids.map(({ id }) => world.send(person, situations.get, { id })))),
      ...(await Promise.all(ids.map(({ id }) => world.send(person, analyses.list, { id })))),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  }
})

describe('a plan', () => {
  const findings = plainFindings({ psychologicalInsights: [{ title: 'Deep', description: 'x' }] })
  const file = fileOf({
    situations: [
      { id: 1, title: 'At work', description: 'My boss took my idea away.' },
      { id: 2, title: 'At night', description: 'I want to kill myself.' },
    ],
    analyses: [
      { id: 1, situationId: 1, findings, isCounted: false },
      { id: 2, situationId: 2, findings, isCounted: false },
    ],
  })
  const usedBy = async (person: TestPerson) =>
    (await world.send(person, usage.get, { userId: person.id })).json()
  const deepParts = async (person: TestPerson) => {
    const told = await world.send(person, situations.list, { userId: person.id })
    const [{ id }] = await told.json()
    const [first] = await (await world.send(person, analyses.list, { id })).json()
    return first.psychologicalInsights
  }

  it('cannot be stretched by what a file says: analyses count, except those about danger', async () => {
    const bo = await world.addPerson('Bo', { createdAt: 0 })
    expect((await bringIn(bo, JSON.stringify(file))).status).toBe(200)
    expect(await usedBy(bo)).toMatchObject({ analyses: 1 })
  })

  it('lets nobody past it whose trial is over, and keeps nothing of what it refuses', async () => {
    const items = (count: number, category: (n: number) => string) =>
      wrap(
        'items',
        JSON.stringify(
          Array.from({ length: count }, (_, n) => ({
            ...JSON.parse(good(n + 1)),
            category: category(n),
          })),
        ),
      )
    const bo = await world.addPerson('Bo', { createdAt: 0 })
    for (const [file, limit] of [
      [items(6, () => 'people'), 'items'],
      [items(3, (n) => `Own ${n}`), 'customCategories'],
    ] as const) {
      const refused = await bringIn(bo, file)
      expect([refused.status, await refused.json()]).toMatchObject([
        403,
        { reason: 'limit_reached', limit },
      ])
    }
    expect(
      (
        await bringIn(
          bo,
          items(5, () => 'people'),
        )
      ).status,
    ).toBe(200)
    const cy = await world.addPerson('Cy')
    expect(
      (
        await bringIn(
          cy,
          items(6, () => 'people'),
        )
      ).status,
    ).toBe(200)
  })

  it('decides how deep an analysis is, not the file', async () => {
    const [bo, cy] = [await world.addPerson('Bo', { createdAt: 0 }), await world.addPerson('Cy')]
    for (const person of [bo, cy]) await bringIn(person, JSON.stringify(file))
    expect(await deepParts(bo)).toBeUndefined()
    expect(await deepParts(cy)).toHaveLength(1)
  })
})

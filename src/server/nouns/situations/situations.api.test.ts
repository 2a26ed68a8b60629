import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { examples } from '#contract/examples.ts'
import { selfMap } from '#contract/self-map.ts'
import { type ListedSituation, situations } from '#contract/situations.ts'
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
  selfMapItemIds: [-5, '-8'],
}

async function tell(
  person: TestPerson,
  changes: Partial<typeof story & { draftId: string; writtenAt: string }> = {},
) {
  const body = { ...story, ...changes }
  const reply = await world.send(person, situations.add, { userId: person.id }, body)
  expect(reply.status).toBe(201)
  return (await reply.json()) as Situation
}

async function analyse(person: TestPerson, { id }: { id: number }) {
  const reply = await world.send(person, analyses.analyze, { id })
  expect(reply.status).toBe(201)
  return (await reply.json()) as Analysis
}

async function list(person: TestPerson, query = '') {
  const reply = await world.sendRaw(person, hrefOf(situations.list, { userId: person.id }) + query)
  expect(reply.status).toBe(200)
  return (await reply.json()) as ListedSituation[]
}

const idsOf = (listed: { id: number }[]) => listed.map(({ id }) => id)

describe('a situation', () => {
  it('is kept with its items as they were', async () => {
    const ada = await world.addPerson('Ada')
    const added = await world.send(
      ada,
      selfMap.add,
      { userId: ada.id },
      { category: 'people', name: 'Grandma', attachmentPower: 0.8 },
    )
    const item = (await added.json()) as SelfMapItem
    const situation = await tell(ada, { selfMapItemIds: [-5, String(item.id)] })
    expect(situation).toMatchObject({
      title: 'A hard day',
      selfMapItemIds: ['-5', String(item.id)],
      createdAt: new Date(world.clock.now).toISOString(),
    })
    expect(situation.id).toBeGreaterThanOrEqual(10_000)

    const change = { name: 'Rosa', attachmentPower: 0.1 }
    await world.send(ada, selfMap.change, { id: item.id }, change)
    await world.send(ada, selfMap.remove, { id: item.id })
    const shown = await world.send(ada, situations.get, { id: situation.id })
    expect(((await shown.json()) as Situation).items).toEqual([
      {
        itemId: -5,
        name: 'Professional Success',
        category: 'ideas',
        attachmentPower: 0.85,
      },
      { itemId: item.id, name: 'Grandma', category: 'people', attachmentPower: 0.8 },
    ])
  })

  it('keeps other words sent under the same draft, each of them once', async () => {
    const ada = await world.addPerson('Ada')
    const draftId = 'draft-0002'
    const first = await tell(ada, { draftId })
    const later = { draftId, description: 'I had written more, in another tab.' }
    const second = await tell(ada, later)
    expect([first.id === second.id, second.description]).toEqual([false, later.description])
    expect((await tell(ada, later)).id).toBe(second.id)
    expect((await tell(ada, { draftId })).id).toBe(first.id)
  })

  it('sent twice as the same draft is kept once', async () => {
    const ada = await world.addPerson('Ada')
    const draftId = 'draft-0001'
    const [first, again] = await Promise.all([tell(ada, { draftId }), tell(ada, { draftId })])
    expect(again).toEqual(first)
    expect(await list(ada)).toHaveLength(1)
    const bo = await world.addPerson('Bo')
    expect((await tell(bo, { draftId })).id).not.toBe(first.id)
  })

  it('never takes the number of an example', async () => {
    const ada = await world.addPerson('Ada')
    const ids = []
    for (let n = 0; n < 1010; n++) ids.push((await tell(ada)).id)
    expect(ids.every((id) => id >= 10_000)).toBe(true)
    expect(new Set(ids).size).toBe(1010)
    expect(await list(ada)).toHaveLength(500)
    const shown = await world.send(ada, situations.get, { id: 1001 })
    expect(await shown.json()).toMatchObject({ id: 1001, title: 'Passed over for team lead' })
  })
})

describe('deleting', () => {
  it('takes the analyses along, and undo brings everything back as it was', async () => {
    const ada = await world.addPerson('Ada')
    const situation = await tell(ada)
    await analyse(ada, situation)
    const second = await analyse(ada, situation)
    const equations = second.equations.map((equation) => ({ ...equation, time: 'past' as const }))
    await world.send(ada, analyses.correct, { id: second.id }, { equations })
    const before = await (await world.send(ada, analyses.list, { id: situation.id })).json()
    const [listed] = await list(ada)

    const removed = await world.send(ada, situations.remove, { id: situation.id })
    const { success, undo } = (await removed.json()) as { success: boolean; undo: string }
    expect(success).toBe(true)
    expect((await world.send(ada, situations.get, { id: situation.id })).status).toBe(404)
    expect((await world.send(ada, analyses.list, { id: situation.id })).status).toBe(404)
    for (const table of ['analysis', 'analysisEmotion', 'analysisEquation'] as const)
      expect(
        await world.db.selectFrom(table).selectAll().where('userId', '=', ada.id).execute(),
      ).toEqual([])

    for (const _ of ['once', 'twice']) {
      const back = await world.send(ada, situations.restore, { userId: ada.id }, { undo })
      expect(back.status).toBe(201)
      expect(await back.json()).toEqual(situation)
    }
    expect(await list(ada)).toEqual([listed])
    const after = await (await world.send(ada, analyses.list, { id: situation.id })).json()
    expect(after).toEqual(before)
    expect((await tell(ada)).id).toBeGreaterThan(situation.id)
  })

  it('can be undone also where the same draft was kept again meanwhile', async () => {
    const ada = await world.addPerson('Ada')
    const draftId = randomUUID()
    const { id } = await tell(ada, { draftId })
    const { undo } = await (await world.send(ada, situations.remove, { id })).json()
    const again = await tell(ada, { draftId })
    const back = await world.send(ada, situations.restore, { userId: ada.id }, { undo })
    expect([back.status, (await back.json()).id]).toEqual([201, id])
    expect((await list(ada)).map((it) => it.id).toSorted()).toEqual([id, again.id].toSorted())
  })

  it('can be undone for ten minutes, by the same person only', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const { id } = await tell(ada)
    const { undo } = (await (await world.send(ada, situations.remove, { id })).json()) as {
      undo: string
    }
    const tries = [
      world.send(bo, situations.restore, { userId: bo.id }, { undo }),
      world.send(ada, situations.restore, { userId: ada.id }, { undo: `${undo.slice(0, -2)}xx` }),
      world.send(ada, situations.restore, { userId: ada.id }, { undo: '' }),
    ]
    for (const reply of await Promise.all(tries)) {
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({ message: 'It’s too late to undo this.' })
    }
    world.clock.advance(10 * 60 * 1000 + 1)
    const late = await world.send(ada, situations.restore, { userId: ada.id }, { undo })
    expect(late.status).toBe(400)
  })
})

describe('the history', () => {
  it('shows the newest first, page by page, also past a deleted one', async () => {
    const ada = await world.addPerson('Ada')
    const told: number[] = []
    for (let n = 0; n < 7; n++) {
      told.unshift((await tell(ada, { title: `Day number ${n}` })).id)
      if (n % 3 > 0) world.clock.advance(1000)
    }
    expect(idsOf(await list(ada))).toEqual(told)
    const first = await list(ada, '?limit=3')
    expect(idsOf(first)).toEqual(told.slice(0, 3))
    expect(idsOf(await list(ada, `?limit=3&before=${told[2]}`))).toEqual(told.slice(3, 6))
    await world.send(ada, situations.remove, { id: told[2]! })
    expect(idsOf(await list(ada, `?before=${told[2]}`))).toEqual(told.slice(3))
    expect(await list(ada, `?before=${told.at(-1)}`)).toEqual([])
  })

  it('begins behind a number by the moments of its owner alone', async () => {
    const [ada, eve] = [await world.addPerson('Ada'), await world.addPerson('Eve')]
    const own = await tell(ada)
    const writtenAt = new Date(world.clock.now - 60_000).toISOString()
    const { id } = await tell(eve, { writtenAt })
    expect(idsOf(await list(ada, `?before=${id}`))).toEqual([own.id])
  })

  it('finds words in title, description and item names, however they are written', async () => {
    const ada = await world.addPerson('Ada')
    const [one] = [
      await tell(ada, { title: 'ÄRGER im Büro', description: '100% my_fault, they said!' }),
      await tell(ada, { selfMapItemIds: [-3] }),
    ]
    const find = async (q: string) => idsOf(await list(ada, `?q=${encodeURIComponent(q)}`))
    expect(await find('ärger BÜRO')).toEqual([one.id])
    expect(await find('100%')).toEqual([one.id])
    expect(await find('my_fault')).toEqual([one.id])
    expect(await find('myxfault')).toEqual([])
    expect(await find('said!')).toEqual([one.id])
    expect(await find('friends')).toHaveLength(1)
    expect(await find("'; drop table situation; --")).toEqual([])
    expect(await find('  ')).toHaveLength(2)
  })

  it('is found by an item’s old name and its new one, and after it was added again', async () => {
    const ada = await world.addPerson('Ada')
    const choir = { category: 'people', name: 'Kammerchor', attachmentPower: 0.5 }
    const add = async () =>
      (await (await world.send(ada, selfMap.add, { userId: ada.id }, choir)).json()) as {
        id: number
      }
    const item = await add()
    const told = await tell(ada, { selfMapItemIds: [item.id] })
    const renamed = { name: 'Chamber singers', attachmentPower: 0.5 }
    await world.send(ada, selfMap.change, { id: item.id }, renamed)
    for (const q of ['kammerchor', 'chamber sing'])
      expect(idsOf(await list(ada, `?q=${q}`))).toEqual([told.id])
    await world.send(ada, selfMap.remove, { id: item.id })
    const again = await add()
    expect(idsOf(await list(ada, `?itemId=${again.id}`))).toEqual([told.id])
  })

  it('is filtered by emotion and by item, and shows the main emotions', async () => {
    const ada = await world.addPerson('Ada')
    const [sad, plain] = [await tell(ada), await tell(ada, { selfMapItemIds: [-1] })]
    const { emotions } = await analyse(ada, sad)
    const { name, category, intensity } = emotions[0]!
    const [, listed] = await list(ada)
    expect(listed).toEqual({ ...sad, mainEmotions: [{ name, category, intensity }] })
    expect(idsOf(await list(ada, `?emotion=${category}`))).toEqual([sad.id])
    expect(await list(ada, '?emotion=pride')).toEqual([])
    expect(idsOf(await list(ada, '?itemId=-1'))).toEqual([plain.id])
    expect(idsOf(await list(ada, `?itemId=-5&q=boss&emotion=${category}`))).toEqual([sad.id])
  })

  it.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'before=1.5',
    'before=9999999999',
    'emotion=love',
    'itemId=1e3',
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    const ada = await world.addPerson('Ada')
    const path = hrefOf(situations.list, { userId: ada.id })
    expect((await world.sendRaw(ada, `${path}?${query}`)).status).toBe(400)
  })
})

describe('the examples', () => {
  it('are open to everyone, each with its analysis', async () => {
    const reply = await world.send(null, examples.situations, {})
    const shown = (await reply.json()) as (Situation & { analysis: Analysis })[]
    expect(idsOf(shown)).toEqual([1001, 1002, 1003])
    for (const { analysis, ...situation } of shown) {
      expect(analysis.situationId).toBe(situation.id)
      expect(analysis.personalConnections).toBeDefined()
      for (const as of [null, await world.addPerson('Ada')]) {
        const one = await world.send(as, situations.get, { id: situation.id })
        expect(await one.json()).toEqual(situation)
        const made = await world.send(as, analyses.list, { id: situation.id })
        expect(await made.json()).toEqual([analysis])
      }
    }
  })

  it('cannot be deleted or analysed again', async () => {
    const ada = await world.addPerson('Ada')
    expect((await world.send(ada, situations.remove, { id: 1001 })).status).toBe(404)
    expect((await world.send(ada, analyses.analyze, { id: 1001 })).status).toBe(404)
    expect((await world.send(null, analyses.analyze, { id: 1001 })).status).toBe(401)
  })
})

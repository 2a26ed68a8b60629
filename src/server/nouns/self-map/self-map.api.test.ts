import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { usage } from '#contract/usage.ts'
import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const sister = { category: 'people', name: 'My sister', attachmentPower: 0.8 }

const read = async <Body>(reply: Promise<Response>) => (await (await reply).json()) as Body
const itemsOf = (person: TestPerson) =>
  read<SelfMapItem[]>(world.send(person, selfMap.list, { userId: person.id }))
const ownOf = async (person: TestPerson) => (await itemsOf(person)).filter(({ id }) => id > 0)
const linksOf = (person: TestPerson) =>
  read<Relationship[]>(world.send(person, relationships.list, { userId: person.id }))
const add = (person: TestPerson, item: object) =>
  world.send(person, selfMap.add, { userId: person.id }, { ...sister, ...item })
type Kept = SelfMapItem & { isCrisis?: boolean }
const added = (person: TestPerson, item: object = {}) => read<Kept>(add(person, item))
const change = (person: TestPerson, id: number, body: object) =>
  world.send(person, selfMap.change, { id }, { name: 'Changed', attachmentPower: 0.4, ...body })
const remove = (person: TestPerson, id: number) => world.send(person, selfMap.remove, { id })
const restore = (person: TestPerson, undo: string) =>
  world.send(person, selfMap.restore, { userId: person.id }, { undo })

describe('items', () => {
  it('are merged with what another device changed, and refused where both changed one line', async () => {
    const ada = await world.addPerson('Ada')
    const { id, name, attachmentPower } = await added(ada)
    const seen = { name, attachmentPower }
    await change(ada, id, { name: 'Chamber choir', attachmentPower, seen })
    const moved = await read<Kept>(change(ada, id, { name, attachmentPower: 0.3, seen }))
    expect(moved).toMatchObject({ name: 'Chamber choir', attachmentPower: 0.3 })
    const refused = await change(ada, id, { name: 'Kammerchor', attachmentPower, seen })
    expect(refused.status).toBe(409)
    expect(await read<Kept>(change(ada, id, { name, attachmentPower }))).toMatchObject(seen)
  })

  it('start with the nine examples, which count as nothing', async () => {
    const ada = await world.addPerson('Ada')
    expect((await itemsOf(ada)).map(({ id, name }) => [id, name])).toEqual(
      EXAMPLE_ITEMS.map(({ id, name }) => [id, name]),
    )
    const counts = await read(world.send(ada, usage.get, { userId: ada.id }))
    expect(counts).toMatchObject({ items: 0, customCategories: 0 })
  })

  it('leave every example where it is when the first own one is added', async () => {
    const ada = await world.addPerson('Ada')
    await added(ada, { name: 'Daniel' })
    const names = (await itemsOf(ada)).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Daniel', ...EXAMPLE_ITEMS.map((it) => it.name)]))
  })

  it('are kept under any name, and help comes first where it speaks of danger', async () => {
    const ada = await world.addPerson('Ada')
    const { id, isCrisis } = await added(ada, { name: 'the river is calling me' })
    expect(isCrisis).toBe(true)
    expect(await ownOf(ada)).toMatchObject([{ id, name: 'the river is calling me' }])
    const renamed = (name: string) => read<Kept>(change(ada, id, { name }))
    expect((await renamed('the river is calling me')).isCrisis).toBeUndefined()
    expect((await renamed('The river')).isCrisis).toBeUndefined()
    expect((await renamed('I want to die')).isCrisis).toBe(true)
    expect((await added(ada, { name: 'Calm', category: 'I want to die' })).isCrisis).toBe(true)
    expect((await added(ada, { name: 'Home' })).isCrisis).toBeUndefined()
  })

  it('are added, changed and deleted by their owner', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await add(ada, { angle: 170 })
    expect(reply.status).toBe(201)
    const item = (await reply.json()) as SelfMapItem
    expect(item).toMatchObject({ ...sister, userId: ada.id, angle: 170, xOffset: null })

    const changed = await change(ada, item.id, { name: ' Ana ', xOffset: 3 })
    expect(changed.status).toBe(200)
    expect(await ownOf(ada)).toEqual([
      { ...item, name: 'Ana', attachmentPower: 0.4, angle: 170, xOffset: 3 },
    ])

    expect((await remove(ada, item.id)).status).toBe(200)
    expect(await ownOf(ada)).toEqual([])
    expect((await remove(ada, item.id)).status).toBe(404)
  })

  it('take a power above 1 as tenths', async () => {
    const ada = await world.addPerson('Ada')
    expect(await added(ada, { attachmentPower: 7.5 })).toMatchObject({ attachmentPower: 0.75 })
  })

  it('keep their category', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await added(ada)
    const reply = await change(ada, id, { category: 'ideas' })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'You can’t change an item’s category.' })
    expect((await change(ada, id, { category: 'people' })).status).toBe(200)
    expect(await ownOf(ada)).toMatchObject([{ category: 'people' }])
  })

  it('have a name once in their category, however it is written', async () => {
    const ada = await world.addPerson('Ada')
    const first = await added(ada, { name: 'Zoë' })
    expect((await add(ada, { name: 'ZOË' })).status).toBe(409)
    expect((await add(ada, { name: 'Zoë', category: 'ideas' })).status).toBe(201)
    const second = await added(ada, { name: 'Ana' })
    expect((await change(ada, second.id, { name: 'zoë' })).status).toBe(409)
    expect((await change(ada, first.id, { name: 'ZOË' })).status).toBe(200)
    expect((await change(ada, second.id, { name: 'Friends' })).status).toBe(409)
    const twins = await Promise.all([1, 2, 3].map(() => add(ada, { name: 'Twin' })))
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('find the category a person means', async () => {
    const ada = await world.addPerson('Ada')
    const categories = ['life story', 'Hobbies', 'HOBBIES', 'Ideas/Likes']
    const items = []
    for (const [index, category] of categories.entries())
      items.push(await added(ada, { category, name: `Item ${index}` }))
    expect(items.map(({ category }) => category)).toEqual([
      'lifeStory',
      'Hobbies',
      'Hobbies',
      'ideas',
    ])
  })
})

describe('examples', () => {
  it('become own by saving them, and what was tied to them stays tied', async () => {
    const ada = await world.addPerson('Ada')
    const promotion = await added(ada, {
      category: 'accomplishments',
      name: 'career promotion',
      attachmentPower: 0.75,
    })
    const names = (await itemsOf(ada)).map(({ name }) => name)
    expect(names.filter((name) => /career promotion/i.test(name))).toEqual(['career promotion'])
    const links = await linksOf(ada)
    expect(links.map(({ targetItemId }) => targetItemId)).toContain(promotion.id)
    expect(links).toHaveLength(3)
  })

  it('become own with the change when they are edited', async () => {
    const ada = await world.addPerson('Ada')
    const link = { sourceItemId: -3, targetItemId: -1, relationshipType: 'supports' as const }
    await world.send(ada, relationships.add, { userId: ada.id }, link)
    const reply = await change(ada, -3, { name: 'Close friends', attachmentPower: 0.9 })
    expect(reply.status).toBe(200)
    const item = (await reply.json()) as SelfMapItem
    expect(item).toMatchObject({ category: 'people', name: 'Close friends', attachmentPower: 0.9 })
    expect(item.id).toBeGreaterThan(0)
    expect((await itemsOf(ada)).some(({ id }) => id === -3)).toBe(false)
    expect(await linksOf(ada)).toContainEqual(
      expect.objectContaining({ sourceItemId: item.id, targetItemId: -1 }),
    )
    expect((await change(ada, -3, {})).status).toBe(404)
  })

  it('are hidden when they are deleted, for this person only', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    expect((await remove(ada, -8)).status).toBe(200)
    expect(await itemsOf(ada)).toHaveLength(8)
    expect(await linksOf(ada)).toHaveLength(2)
    expect((await remove(ada, -8)).status).toBe(404)
    expect(await itemsOf(bo)).toHaveLength(9)
  })

  it('all come back with a reset, and own things go', async () => {
    const ada = await world.addPerson('Ada')
    await added(ada)
    await remove(ada, -1)
    await change(ada, -2, {})
    const reply = await world.send(ada, selfMap.reset, { userId: ada.id })
    expect(((await reply.json()) as SelfMapItem[]).map(({ id }) => id)).toEqual(
      EXAMPLE_ITEMS.map(({ id }) => id),
    )
    expect((await linksOf(ada)).map(({ id }) => id)).toEqual([-1, -2, -3])
  })
})

describe('undo', () => {
  it('brings an item back as it was, with its relationships', async () => {
    const ada = await world.addPerson('Ada')
    const [one, two] = [await added(ada), await added(ada, { name: 'My brother' })]
    for (const other of [two.id, -1])
      await world.send(
        ada,
        relationships.add,
        { userId: ada.id },
        { sourceItemId: one.id, targetItemId: other, description: 'since forever' },
      )
    const before = [await itemsOf(ada), await linksOf(ada)]
    const { undo } = await read<{ undo: string }>(remove(ada, one.id))
    expect(await linksOf(ada)).toHaveLength(3)

    const reply = await restore(ada, undo)
    expect(reply.status).toBe(201)
    expect([await itemsOf(ada), await linksOf(ada)]).toEqual(before)
    expect((await restore(ada, undo)).status).toBe(201)
    expect(await itemsOf(ada)).toHaveLength(11)
  })

  it('brings a hidden example back', async () => {
    const ada = await world.addPerson('Ada')
    const { undo } = await read<{ undo: string }>(remove(ada, -8))
    await restore(ada, undo)
    expect(await itemsOf(ada)).toHaveLength(9)
    expect(await linksOf(ada)).toHaveLength(3)
  })

  it('is refused when forged, too late, of somebody else, or where the name is taken', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const { id } = await added(ada)
    const { undo } = await read<{ undo: string }>(remove(ada, id))
    expect((await restore(bo, undo)).status).toBe(400)
    const forged = undo.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect((await restore(ada, forged)).status).toBe(400)
    expect((await restore(ada, 'nonsense')).status).toBe(400)
    await added(ada)
    expect((await restore(ada, undo)).status).toBe(409)
    world.clock.advance(11 * 60 * 1000)
    expect((await restore(ada, undo)).status).toBe(400)
  })

  it('gives back no more than there was', async () => {
    const ada = await world.addPerson('Ada', { createdAt: 0 })
    const ids: number[] = []
    for (const name of ['1', '2', '3', '4', '5']) ids.push((await added(ada, { name })).id)
    const { undo } = await read<{ undo: string }>(remove(ada, ids[0]!))
    await added(ada, { name: '6' })
    expect((await restore(ada, undo)).status).toBe(403)

    const bo = await world.addPerson('Bo')
    for (const name of ['1', '2', '3', '4', '5', '6', '7']) await added(bo, { name })
    await world.db.updateTable('user').set({ trialSince: 0 }).where('id', '=', bo.id).execute()
    const [first] = await ownOf(bo)
    const gone = await read<{ undo: string }>(remove(bo, first!.id))
    expect((await restore(bo, gone.undo)).status).toBe(201)
    expect(await ownOf(bo)).toHaveLength(7)
  })
})

describe('an arrangement', () => {
  it('is kept for own items and examples, and adopts nothing', async () => {
    const ada = await world.addPerson('Ada')
    const { id } = await added(ada)
    const arrangement = [
      { itemId: id, angle: 160.5 },
      { itemId: -2, angle: 190 },
    ]
    const reply = await world.send(ada, selfMap.arrange, { userId: ada.id }, arrangement)
    expect(reply.status).toBe(200)
    const items = await itemsOf(ada)
    expect(items.filter(({ angle }) => angle !== null)).toMatchObject([
      { id: -2, angle: 190 },
      { id, angle: 160.5 },
    ])
    const spouse = (await (await change(ada, -2, {})).json()) as SelfMapItem
    expect(spouse.angle).toBe(190)
  })

  it('with anybody else’s item is refused whole', async () => {
    const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
    const [mine, theirs] = [await added(ada), await added(bo)]
    const arrangement = [mine, theirs].map(({ id }) => ({ itemId: id, angle: 10 }))
    const reply = await world.send(ada, selfMap.arrange, { userId: ada.id }, arrangement)
    expect(reply.status).toBe(400)
    expect(await ownOf(ada)).toMatchObject([{ angle: null }])
  })
})

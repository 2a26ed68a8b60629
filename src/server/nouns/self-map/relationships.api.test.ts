import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples } from '#contract/examples.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

async function addItem(person: TestPerson, name: string) {
  const item = { category: 'people', name, attachmentPower: 0.5 }
  const reply = await world.send(person, selfMap.add, { userId: person.id }, item)
  return ((await reply.json()) as SelfMapItem).id
}
const relate = (person: TestPerson, body: object) =>
  world.sendRaw(person, `/api/users/${person.id}/self-map-relationships`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const listed = async (person: TestPerson) =>
  (await (
    await world.send(person, relationships.list, { userId: person.id })
  ).json()) as Relationship[]
const ownOf = async (person: TestPerson) => (await listed(person)).filter(({ id }) => id > 0)

async function personWithTwo() {
  const person = await world.addPerson('Ada')
  const ids = [await addItem(person, 'One'), await addItem(person, 'Two')] as const
  return { person, link: { sourceItemId: ids[0], targetItemId: ids[1] } }
}

it('keeps any description, and help comes first where it speaks of danger', async () => {
  const { person, link } = await personWithTwo()
  const reply = await relate(person, { ...link, description: 'Some nights I want to die.' })
  expect(reply.status).toBe(201)
  expect(await reply.json()).toMatchObject({ isCrisis: true })
  expect(await ownOf(person)).toMatchObject([{ description: 'Some nights I want to die.' }])
})

it('relates two items, with the usual strength and type unless said', async () => {
  const { person, link } = await personWithTwo()
  const reply = await relate(person, link)
  expect(reply.status).toBe(201)
  expect(await reply.json()).toMatchObject({
    ...link,
    relationshipType: 'supports',
    strength: 5,
    description: null,
  })
  const more = { relationshipType: 'conflicts', strength: 0.1, description: ' On Sundays ' }
  expect(await (await relate(person, { ...link, ...more })).json()).toMatchObject({
    ...more,
    description: 'On Sundays',
  })
  expect(await ownOf(person)).toHaveLength(2)
})

it('relates the same two items in the same way only once, also when asked twice at once', async () => {
  const { person, link } = await personWithTwo()
  const replies = await Promise.all([1, 2, 3].map(() => relate(person, link)))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

it('deletes a relationship, an example one too', async () => {
  const { person, link } = await personWithTwo()
  const { id } = (await (await relate(person, link)).json()) as Relationship
  for (const target of [id, -1]) {
    const reply = await world.send(person, relationships.remove, { id: target })
    expect(await reply.json()).toEqual({ success: true, message: 'Relationship deleted' })
    expect((await world.send(person, relationships.remove, { id: target })).status).toBe(404)
  }
  expect((await listed(person)).map((it) => it.id)).toEqual([-2, -3])
})

it('goes when one of its items goes', async () => {
  const { person, link } = await personWithTwo()
  await relate(person, link)
  await relate(person, { sourceItemId: -1, targetItemId: link.targetItemId })
  await world.send(person, selfMap.remove, { id: link.sourceItemId })
  expect(await ownOf(person)).toHaveLength(1)
  await world.send(person, selfMap.remove, { id: -1 })
  expect(await ownOf(person)).toEqual([])
})

describe('bad input', () => {
  it.each([0, 11, 'x', null, Number.NaN, 0.09, -1, true])(
    'refuses the strength %s',
    async (strength) => {
      const { person, link } = await personWithTwo()
      expect((await relate(person, { ...link, strength })).status).toBe(400)
      expect(await ownOf(person)).toEqual([])
    },
  )

  it('refuses an item related to itself, a missing end and an unknown type', async () => {
    const { person, link } = await personWithTwo()
    const { sourceItemId } = link
    const itself = await relate(person, { sourceItemId, targetItemId: sourceItemId })
    expect(await itself.json()).toMatchObject({
      message: 'Source and target items cannot be the same.',
    })
    expect((await relate(person, { sourceItemId })).status).toBe(400)
    expect((await relate(person, { ...link, relationshipType: 'loves' })).status).toBe(400)
    expect((await relate(person, { ...link, description: 'a\u0000' })).status).toBe(400)
  })

  it('refuses ends that are not on the person’s map', async () => {
    const { person, link } = await personWithTwo()
    const other = await personWithTwo()
    for (const targetItemId of [other.link.sourceItemId, 999_999, -10, 2 ** 40]) {
      const reply = await relate(person, { ...link, targetItemId })
      expect(reply.status).toBe(400)
      expect(await reply.json()).toMatchObject({
        message: 'One of the selected items isn’t on your Self-Map.',
      })
    }
    expect(await ownOf(person)).toEqual([])
  })
})

it('is not there for somebody else', async () => {
  const { person, link } = await personWithTwo()
  const bo = await world.addPerson('Bo')
  const { id } = (await (await relate(person, link)).json()) as Relationship
  expect((await world.send(bo, relationships.remove, { id })).status).toBe(404)
  expect(await ownOf(person)).toHaveLength(1)
})

it('shows the example map to everybody', async () => {
  expect(await (await world.send(null, examples.selfMap, {})).json()).toEqual(EXAMPLE_ITEMS)
  expect(await (await world.send(null, examples.relationships, {})).json()).toEqual(
    EXAMPLE_RELATIONSHIPS,
  )
})

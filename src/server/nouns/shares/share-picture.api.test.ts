import { afterAll, beforeAll, expect, it } from 'vitest'
import { shares } from '#contract/shares.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import type { SharedMap } from '#domain/sharing/share.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { mapPicture, PICTURE } from './pictures.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const share = async (person: TestPerson): Promise<string> => {
  const reply = await world.send(person, shares.create, {}, { shareType: 'self-map' })
  return (await reply.json()).id
}
const pictureOf = (id: string) => world.sendRaw(null, `/api/shares/${id}/picture.png`)

async function fillMap({ id: userId }: TestPerson, count: number): Promise<void> {
  for (let from = 0; from < count; from += 100) {
    const rows = Array.from({ length: 100 }, (_, at) => ({
      userId,
      category: 'people',
      name: `Friend ${from + at}`,
      nameKey: nameKey(`Friend ${from + at}`),
      attachmentPower: ((from + at) % 97) / 100,
      createdAt: world.clock.now,
    }))
    await world.db.insertInto('selfMapItem').values(rows).execute()
  }
}

it('is drawn once, when something is shared, and only read afterwards', async () => {
  const ada = await world.addPerson('Ada')
  await fillMap(ada, 1000)
  const id = await share(ada)
  const [first, second] = [await pictureOf(id), await pictureOf(id)]
  const bytes = new Uint8Array(await first.arrayBuffer())
  expect(Buffer.from(bytes.slice(1, 4)).toString()).toBe('PNG')
  expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes)

  // Nothing draws it again: without the kept one there is none.
  await world.db.updateTable('share').set({ picture: null }).execute()
  expect((await pictureOf(id)).status).toBe(404)
  expect((await world.send(null, shares.get, { shareId: id })).status).toBe(200)
})

it('shows the sixty items one holds on to most', () => {
  const items = Array.from({ length: 2000 }, (_, at) => ({
    id: at + 1,
    name: `Friend ${at}`,
    category: 'people',
    attachmentPower: at / 2000,
    angle: null,
  }))
  const link = { id: 1, relationshipType: 'supports' as const, strength: 5 }
  const map: SharedMap = {
    shareType: 'self-map',
    items,
    relationships: [{ ...link, sourceItemId: 1, targetItemId: 2000 }],
    ownerName: null,
    createdAt: '2026-01-01T00:00:00Z',
  }
  const svg = mapPicture(map, PICTURE)
  expect(svg).toContain('2000 items')
  expect(svg).toContain('1999')
  expect(svg).not.toMatch(/Friend 19[0-3]\d</)
})

it('is open to whoever has the right link, whatever others in the same network tried', async () => {
  const id = await share(await world.addPerson('Ada'))
  for (let guess = 0; guess < 101; guess += 1)
    await world.send(null, shares.get, { shareId: `guess-${guess}` })
  expect((await world.send(null, shares.get, { shareId: 'one-more' })).status).toBe(429)
  expect((await world.send(null, shares.get, { shareId: id })).status).toBe(200)
  expect((await pictureOf(id)).status).toBe(200)
})

it('is made sixty times an hour by one person, and no more', async () => {
  const ada = await world.addPerson('Ada')
  for (let n = 0; n < 60; n += 1)
    await world.sendRaw(ada, '/api/shares', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ shareType: 'analysis', situationId: 1 }),
    })
  const more = await world.send(ada, shares.create, {}, { shareType: 'self-map' })
  expect(more.status).toBe(429)
})

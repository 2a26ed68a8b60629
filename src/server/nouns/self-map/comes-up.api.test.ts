import { afterAll, beforeAll, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import type { ComesUp, SelfMapItem } from '#domain/self-map/self-map.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const read = async <Thing>(reply: Promise<Response>) => (await (await reply).json()) as Thing
const tell = (person: TestPerson, description: string) =>
  world.send(
    person,
    situations.add,
    { userId: person.id },
    { title: 'A day', description, selfMapItemIds: [-2] },
  )
const offered = async (person: TestPerson) =>
  (await read<ComesUp | null>(world.send(person, selfMap.comesUp, { userId: person.id })))?.name ??
  null
const decline = (person: TestPerson, name: string) =>
  world.send(person, selfMap.decline, { userId: person.id }, { name })
const MAMA = ['Mama called late.', 'Mama came by with soup.', 'I miss Mama and her voice.']

it('offers whom three situations speak of, not two, and never again once declined', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  for (const text of MAMA.slice(0, 2)) await tell(ada, text)
  expect(await offered(ada)).toBeNull()
  await tell(ada, MAMA[2]!)
  expect(await offered(ada)).toBe('Mama')
  expect(await offered(bo)).toBeNull()
  expect((await world.send(bo, selfMap.comesUp, { userId: ada.id })).status).toBe(404)
  expect((await decline(ada, 'Somebody else')).status).toBe(204)
  expect(await offered(ada)).toBe('Mama')
  const replies = await Promise.all([decline(ada, 'Mama'), decline(ada, 'mama')])
  expect(replies.map(({ status }) => status)).toEqual([204, 204])
  expect(await offered(ada)).toBeNull()
})

it('offers nobody who is on the map or has left it', async () => {
  const ada = await world.addPerson('Ada')
  for (const text of MAMA) await tell(ada, text)
  const item = { name: 'Mama', category: 'people', attachmentPower: 0.7 }
  const { id } = await read<SelfMapItem>(world.send(ada, selfMap.add, { userId: ada.id }, item))
  expect(await offered(ada)).toBeNull()
  world.clock.advance(DAY)
  await world.send(ada, selfMap.remove, { id })
  expect(await offered(ada)).toBeNull()
})

it('offers nobody by what is told of harm', async () => {
  const [ada, bo] = [await world.addPerson('Ada'), await world.addPerson('Bo')]
  const met = ['I met Karl', 'I called Karl', 'I saw Karl']
  for (const text of met) {
    await tell(ada, `${text} and he hit me.`)
    await tell(bo, `${text} and he sang.`)
  }
  expect(await offered(ada)).toBeNull()
  expect(await offered(bo)).toBe('Karl')
})

import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { hrefOf } from '#contract/endpoint.ts'
import { situations } from '#contract/situations.ts'
import { usage } from '#contract/usage.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { listen } from '#server/http/listen.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts'
import { plainEngine } from '#test/plain-engine.ts'

const engine = plainEngine()
const engines = { embedded: engine, external: null }
let database: FreshDatabase
let world: TestApp
/** A second process on the same data. */
let twin: TestApp
beforeAll(async () => {
  database = await freshDatabase()
  world = await startTestApp({}, { database, engines })
  twin = await startTestApp({}, { database, engines })
  twin.clock.now = world.clock.now
})
afterAll(() => database.stop())

const story = {
  title: 'A hard day',
  description: 'My boss took my idea and sold it as his own.',
  selfMapItemIds: [-5],
}
async function tell(person: TestPerson) {
  const reply = await world.send(person, situations.add, { userId: person.id }, story)
  return (await reply.json()) as Situation
}
const listed = async (person: TestPerson, { id }: Situation) =>
  (await (await world.send(person, analyses.list, { id })).json()) as Analysis[]
const usedBy = async (person: TestPerson) => {
  const reply = await world.send(person, usage.get, { userId: person.id })
  return ((await reply.json()) as { analyses: number }).analyses
}

it('analyses once when two processes are asked at the same time', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const { id } = await tell(ada)
  const before = engine.asked.length
  const letGo = engine.hold()
  const replies = Promise.all([
    world.send(ada, analyses.analyze, { id }),
    twin.send(ada, analyses.analyze, { id }),
    twin.send(ada, analyses.analyze, { id }, { seen: 0 }),
  ])
  await expect.poll(() => engine.asked.length - before).toBe(1)
  letGo()
  const answers = (await Promise.all((await replies).map((reply) => reply.json()))) as Analysis[]
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(engine.asked.length - before).toBe(1)
  expect(await usedBy(ada)).toBe(1)
})

it('analyses once when one of two requests is held up until the other has its answer', async () => {
  const ada = await world.addPerson('Ada', { createdAt: 0 })
  const situation = await tell(ada)
  const { id } = situation
  const slow = new TransformStream<Uint8Array, Uint8Array>()
  const late = twin.sendRaw(ada, hrefOf(analyses.analyze, { id }), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: slow.readable,
    duplex: 'half',
  } as RequestInit)
  world.clock.advance(1)
  const first = (await (await world.send(ada, analyses.analyze, { id })).json()) as Analysis
  const writer = slow.writable.getWriter()
  void writer.write(new TextEncoder().encode('{}'))
  void writer.close()
  expect(await (await late).json()).toEqual(first)
  expect(await listed(ada, situation)).toEqual([first])
  expect(await usedBy(ada)).toBe(1)
})

it('loses nothing and counts once when the connection is cut in the middle', async () => {
  const ada = await world.addPerson('Ada')
  const situation = await tell(ada)
  const door = await listen(world.app, 0, '127.0.0.1')
  const before = engine.asked.length
  const letGo = engine.hold()
  const socket = connect(door.port, '127.0.0.1')
  socket.on('error', () => {})
  const path = hrefOf(analyses.analyze, { id: situation.id })
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${door.port}`,
      `Cookie: ${ada.jar.header()}`,
      '\r\n',
    ].join('\r\n'),
  )
  await expect.poll(() => engine.asked.length - before).toBe(1)
  socket.destroy()
  // The page comes back and asks again while the first analysis still runs.
  const again = world.send(ada, analyses.analyze, { id: situation.id }, { seen: 0 })
  letGo()
  const answer = (await (await again).json()) as Analysis
  expect(await listed(ada, situation)).toEqual([answer])
  expect(engine.asked.length - before).toBe(1)
  expect(await usedBy(ada)).toBe(1)
  await door.stop()
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const items = [
  { id: -5, name: 'Career Promotion', category: 'accomplishments', attachmentPower: 0.8 },
]
const ask = (who: Parameters<TestApp['send']>[0], description: string) =>
  world.send(who, analyses.known, {}, { description, items })

it('says to a person and to a visitor what the words leave open, and keeps nothing', async () => {
  const ada = await world.addPerson('Ada')
  for (const who of [ada, world.addVisitor()]) {
    const reply = await ask(who, 'I am fuming about the promotion.')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ itemId: -5, seen: 'lost', unclear: [] })
  }
  expect(await world.db.selectFrom('situation').select('id').execute()).toEqual([])
})

it('says that help comes first, whether a pattern finds it or only a model understands', async () => {
  for (const words of ['Nothing helps and I want to die.', 'The river is calling me.'])
    expect(await (await ask(world.addVisitor(), words)).json()).toEqual({ crisis: true })
})

it('is closed to a visitor whose day is over, and still shows help', async () => {
  const visitor = world.addVisitor()
  await ask(visitor, 'It was a long day at the office.')
  world.clock.now += 25 * 60 * 60 * 1000
  expect((await ask(visitor, 'It was a long day at the office.')).status).toBe(403)
  expect(await (await ask(visitor, 'The river is calling me.')).json()).toEqual({ crisis: true })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyses } from '#contract/analyses.ts'
import { settings } from '#contract/settings.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const told = {
  title: 'Ignored',
  description: 'My boss ignored me.',
  selfMapItemIds: [-1],
  exampleSelfMapItems: [],
}
const ask = () => world.send(world.addVisitor(), analyses.analyzeAnonymous, {}, told)

it('says how much is left, down to the call that is one too many', async () => {
  const first = await ask()
  expect(first.headers.get('RateLimit-Policy')).toBe('"anonymous analysis";q=20;w=86400')
  expect(first.headers.get('RateLimit')).toBe('"anonymous analysis";r=19;t=86400')
  for (let count = 2; count < 20; count += 1) await ask()
  world.clock.advance(60 * 60 * 1000)
  expect((await ask()).headers.get('RateLimit')).toBe('"anonymous analysis";r=0;t=82800')
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('RateLimit')).toBe('"anonymous analysis";r=0;t=82800')
  expect(refused.headers.get('Retry-After')).toBe('82800')
})

it('says nothing where nothing is counted', async () => {
  const reply = await world.send(null, settings.get, {})
  expect(reply.headers.get('RateLimit')).toBeNull()
})

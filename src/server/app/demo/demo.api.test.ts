import { afterEach, expect, it } from 'vitest'
import { analytics } from '#contract/analytics.ts'
import { auth } from '#contract/auth.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { DEMO_ITEMS, DEMO_SITUATIONS } from '#domain/examples/demo-life.ts'
import { readConfig } from '#server/base/config.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { endDemos } from './demo.routes.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

let world: TestApp
afterEach(() => world.stop())

async function enter() {
  const visitor = world.addVisitor()
  const reply = await world.sendRaw(visitor, '/api/demo', { method: 'POST' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/dashboard'])
  const person = await (await world.send(visitor, auth.user, {})).json()
  return { ...visitor, id: person.id as number, person }
}

it('gives everybody sixty days of a life, analysed, and their own', async () => {
  world = await startTestApp({ DEMO: '1' })
  const [one, other] = [await enter(), await enter()]
  expect(one.person.firstName).toBe('Mara')
  expect(one.id).not.toBe(other.id)
  const map = await (await world.send(one, selfMap.list, { userId: one.id })).json()
  expect(map.map(({ name }: { name: string }) => name).sort()).toEqual(
    DEMO_ITEMS.map(({ name }) => name).sort(),
  )
  const list = await (await world.send(one, situations.list, { userId: one.id })).json()
  expect(list).toHaveLength(DEMO_SITUATIONS.length)
  const days = list.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
  expect(world.clock.now - Math.min(...days)).toBeGreaterThan(57 * DAY)
  expect(list.every(({ mainEmotions }: { mainEmotions: [] }) => mainEmotions.length > 0)).toBe(true)
  expect((await world.send(one, analytics.get, { userId: one.id })).status).toBe(200)
  expect((await world.send(one, situations.list, { userId: other.id })).status).toBe(404)
})

it('forgets everybody after their hour, and not before', async () => {
  world = await startTestApp({ DEMO: '1' })
  const visitor = await enter()
  world.clock.advance(HOUR - 1)
  await endDemos(world)
  expect((await world.send(visitor, auth.user, {})).status).toBe(200)
  world.clock.advance(1)
  await endDemos(world)
  expect((await world.send(visitor, auth.user, {})).status).toBe(401)
  for (const table of ['user', 'situation', 'analysis', 'selfMapItem', 'session'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

it('takes no accounts and mails nobody', async () => {
  world = await startTestApp({ DEMO: '1' })
  const fields = { firstName: 'Ada', email: 'ada@example.test' }
  expect((await world.send(world.addVisitor(), auth.register, {}, fields)).status).toBe(403)
})

it('is no door in any other house', async () => {
  world = await startTestApp()
  expect((await world.sendRaw(world.addVisitor(), '/api/demo', { method: 'POST' })).status).toBe(
    404,
  )
})

it('lives in memory, whatever else is set', async () => {
  world = await startTestApp()
  expect(readConfig({ DEMO: '1', DATA_DIR: '/somewhere' }).databaseSource).toBe(':memory:')
  for (const [name, value] of Object.entries({
    DATABASE_URL: 'postgres://db/innermap',
    BACKUP_EVERY: '24',
  }))
    expect(() => readConfig({ DEMO: '1', SESSION_SECRET: 'x'.repeat(40), [name]: value })).toThrow(
      `leave ${name} out`,
    )
})

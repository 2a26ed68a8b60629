import { afterEach, expect, it } from 'vitest'
import { analytics } from '#contract/analytics.ts'
import { due } from '#contract/due.ts'
import { forecasts } from '#contract/forecasts.ts'
import { overTime } from '#contract/over-time.ts'
import { relationships } from '#contract/relationships.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { steps } from '#contract/steps.ts'
import { DEMO_CHECK_INS } from '#domain/content/examples/demo/days.ts'
import { DEMO_CHANGES, DEMO_ITEMS, DEMO_TIES } from '#domain/content/examples/demo/map.ts'
import { DEMO_SITUATIONS } from '#domain/content/examples/demo/situations.ts'
import type { MapOverTime } from '#domain/findings/over-time.ts'
import { helpsMost, type WhatHelps } from '#domain/findings/what-helps.ts'
import { ENOUGH_FORECASTS, type Forecast } from '#domain/steps/forecast.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { readConfig } from '#server/base/config.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'
import { plainEngine } from '#test/plain-engine.ts'
import { endDemos, keepDemo } from './demo.routes.ts'

let world: TestApp
afterEach(() => world.stop())

async function enter() {
  const visitor = world.addVisitor()
  const reply = await world.sendRaw(visitor, '/api/demo', { method: 'POST' })
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/dashboard'])
  const person = await (await world.send(visitor, signIn.user, {})).json()
  return { ...visitor, id: person.id as number, person }
}

/** Only the engine itself can say whether anything is read in these days. */
const log = { line: () => {}, request: () => {}, fault: () => {} }
const engines = { embedded: asEmbedded(embeddedEngine, log), external: null }

it('gives everybody sixty days of a life, analysed, and their own', async () => {
  world = await startTestApp({ DEMO: '1' }, { engines })
  const [one, other] = [await enter(), await enter()]
  expect(one.person.firstName).toBe('Mara')
  expect(one.id).not.toBe(other.id)
  const map = await (await world.send(one, selfMap.list, { userId: one.id })).json()
  expect(map.map(({ name }: { name: string }) => name).sort()).toEqual(
    DEMO_ITEMS.map(({ name }) => name).sort(),
  )
  const list = await (await world.send(one, situations.list, { userId: one.id })).json()
  expect(list).toHaveLength(DEMO_SITUATIONS.length + DEMO_CHECK_INS.length)
  const days = list.map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
  expect(world.clock.now - Math.min(...days)).toBeGreaterThan(57 * DAY)
  const leftOpen = list.filter(
    ({ mainEmotions }: { mainEmotions: [] }) => mainEmotions.length === 0,
  )
  expect(leftOpen.map(({ title }: { title: string }) => title)).toEqual([])
  expect((await world.send(one, analytics.get, { userId: one.id })).status).toBe(200)
  expect((await world.send(one, situations.list, { userId: other.id })).status).toBe(404)
})

it('has tried steps, looked ahead and changed its map, so that no page of it is empty', async () => {
  world = await startTestApp({ DEMO: '1' })
  const mara = await enter()
  const ask = async (endpoint: Parameters<TestApp['send']>[1]) =>
    (await world.send(mara, endpoint, { userId: mara.id })).json()

  const helps: WhatHelps = await ask(steps.whatHelps)
  expect(helpsMost(helps.tries)).toBe('action')
  expect(helps.waiting).toBe(1)
  expect(await ask(due.get)).toMatchObject({
    due: { kind: 'step', round: 1, step: { moment: 'I miss the run' } },
  })

  const seen: Forecast[] = await ask(forecasts.list)
  const answered = seen.filter(({ state }) => state === 'answered')
  expect(answered.length).toBeGreaterThanOrEqual(ENOUGH_FORECASTS)
  expect(seen.filter(({ state }) => state === 'open')).toHaveLength(seen.length - answered.length)

  const months: MapOverTime = await ask(overTime.get)
  expect(months.log.filter(({ kind }) => kind === 'changed')).toHaveLength(DEMO_CHANGES.length)
  expect(await ask(relationships.list)).toHaveLength(DEMO_TIES.length)
})

it('is written before somebody comes for it: they wait for a copy only', async () => {
  const embedded = plainEngine()
  world = await startTestApp({ DEMO: '1' }, { engines: { embedded, external: null } })
  await keepDemo(world)
  const written = embedded.asked.length
  expect(written).toBeGreaterThan(0)
  await enter()
  expect(embedded.asked).toHaveLength(written)
})

it('forgets everybody after their hour, and not before', async () => {
  world = await startTestApp({ DEMO: '1' })
  const visitor = await enter()
  world.clock.advance(HOUR - 1)
  await endDemos(world)
  expect((await world.send(visitor, signIn.user, {})).status).toBe(200)
  world.clock.advance(1)
  await endDemos(world)
  expect((await world.send(visitor, signIn.user, {})).status).toBe(401)
  for (const table of ['user', 'situation', 'analysis', 'selfMapItem', 'session'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

it('takes no accounts and mails nobody', async () => {
  world = await startTestApp({ DEMO: '1' })
  const fields = { firstName: 'Ada', email: 'ada@example.test' }
  expect((await world.send(world.addVisitor(), signIn.register, {}, fields)).status).toBe(403)
})

it('is no door in any other instance', async () => {
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
      `remove ${name}`,
    )
})

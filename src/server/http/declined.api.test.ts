import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { relationships } from '#contract/relationships.ts'
import { createLog } from '#server/base/log.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { answerError } from './answer-error.ts'
import type { App } from './serve.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ CONTACT_EMAIL: 'safe@inner.example' })
})
afterAll(() => world.stop())

it('says which methods an address has, and hides what is not there', async () => {
  for (const [method, path, allowed] of [
    ['POST', '/api/health', 'GET'],
    ['PATCH', '/api/users/7/self-map', 'GET, POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
  ] as const) {
    const reply = await world.sendRaw(null, path, { method })
    expect([path, reply.status, reply.headers.get('allow')]).toEqual([path, 405, allowed])
    expect(await reply.json()).toMatchObject({ reason: 'wrong_method' })
  }
  for (const path of ['/api/nothing', '/api/auth/dev-login', '/api/dev-add-self-map-item'])
    expect((await world.sendRaw(null, path, { method: 'PUT' })).status).toBe(404)
  expect((await world.sendRaw(null, '/api/health', { method: 'HEAD' })).status).toBe(200)
})

it('takes a name that no database can hold for one that is not there', async () => {
  const ada = await world.addPerson('Ada')
  for (const id of ['%00', 'a%00b'])
    expect((await world.sendRaw(ada, `/api/shares/${id}`, { method: 'DELETE' })).status).toBe(404)
})

it('says what is wrong with what is no text', async () => {
  const ada = await world.addPerson('Ada')
  const path = relationships.add.path.replace(':userId', String(ada.id))
  const reply = await world.sendRaw(ada, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sourceItemId: -1, targetItemId: -2, description: 5 }),
  })
  expect([reply.status, (await reply.json()).message]).toEqual([400, 'Please write text here.'])
})

it('tells whoever writes while the account is deleted that they are signed out', async () => {
  const gone = 2_000_000 as OwnerId
  await expect(lockPerson({ ...world, owner: gone })).rejects.toMatchObject({
    reason: 'signed_out',
  })
  const app: App = new Hono()
  app.onError(answerError(createLog(() => {})))
  app.get('/', async (c) => {
    await world.db
      .insertInto('consent')
      .values({ userId: gone, name: 'mails', version: '1', givenAt: 0 })
      .execute()
    return c.text('kept')
  })
  const reply = await app.request('/')
  expect([reply.status, (await reply.json()).reason]).toEqual([409, 'conflict'])
})

it('says where to write about a hole', async () => {
  const reply = await world.sendRaw(null, '/.well-known/security.txt')
  const text = await reply.text()
  expect(text).toMatch(/^Contact: mailto:safe@inner\.example$/m)
  const [, expires] = /^Expires: (\S+)$/m.exec(text) ?? []
  expect(Date.parse(expires ?? '')).toBeGreaterThan(world.clock.now)
})

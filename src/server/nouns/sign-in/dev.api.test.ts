import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#contract/settings.ts'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

describe('development mode', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await startTestApp({ DEV_MODE: '1' })
  })
  afterAll(() => world.stop())

  it('makes a test account and lets a developer act as it', async () => {
    const { devUserId } = await (await world.send(null, signIn.devLogin, {})).json()
    const ways = [
      () => world.sendRaw(null, '/api/auth/user', { headers: { 'x-dev-user-id': devUserId } }),
      () => world.sendRaw(null, `/api/auth/user?dev-user-id=${devUserId}`),
      () => world.sendRaw(null, `/api/users/${devUserId}/usage?dev-user-id=${devUserId}`),
    ]
    for (const way of ways) expect((await way()).status).toBe(200)
    expect(await (await world.send(null, settings.get, {})).json()).toMatchObject({
      isDevelopment: true,
    })
  })

  it('never stands in for a real person', async () => {
    const ada = await world.addPerson('Ada')
    for (const headers of [
      { 'x-dev-user-id': String(ada.id) },
      { 'x-dev-user-id': '2147483647' },
    ]) {
      const reply = await world.sendRaw(null, '/api/auth/user', { headers })
      expect(reply.status).toBe(403)
      expect((await reply.json()).reason).toBe('forbidden')
    }
  })
})

describe('without development mode', () => {
  let world: TestApp
  beforeAll(async () => {
    world = await startTestApp()
  })
  afterAll(() => world.stop())

  it('is as if it did not exist', async () => {
    const dev = await world.addPerson('Dev', { isDev: true })
    const ada = await world.addPerson('Ada')
    const headers = { 'x-dev-user-id': String(dev.id) }
    expect((await world.sendRaw(null, `/api/auth/user?dev-user-id=${dev.id}`)).status).toBe(401)
    expect((await world.sendRaw(null, '/api/auth/user', { headers })).status).toBe(401)
    const own = await world.sendRaw(ada, `/api/auth/user?dev-user-id=${dev.id}`, { headers })
    expect((await own.json()).id).toBe(ada.id)
    expect((await world.send(null, signIn.devLogin, {})).status).toBe(404)
    const add = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const path = `/api/dev-add-self-map-item?dev-user-id=${dev.id}`
    expect((await world.sendRaw(ada, path, add)).status).toBe(404)
  })
})

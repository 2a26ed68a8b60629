import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const isSignedIn = async (person: Parameters<TestApp['send']>[0]) =>
  (await world.send(person, signIn.user, {})).status === 200

describe('a request from another site', () => {
  const elsewhere = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]

  it('changes nothing', async () => {
    const ada = await world.addPerson('Ada')
    for (const headers of elsewhere) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const reply = await world.sendRaw(ada, `/api/users/${ada.id}/sessions`, {
          method,
          headers: { ...headers, 'content-type': 'text/plain' },
        })
        expect(reply.status).toBe(403)
        expect(await reply.json()).toEqual({
          reason: 'forbidden',
          message: 'This request came from another site.',
        })
      }
    }
    expect(await isSignedIn(ada)).toBe(true)
  })

  it('does not sign anybody out, not even as a picture', async () => {
    const ada = await world.addPerson('Ada')
    for (const headers of elsewhere) {
      const picture = { ...headers, 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }
      expect((await world.sendRaw(ada, '/api/logout', { headers: picture })).status).toBe(403)
    }
    expect(await isSignedIn(ada)).toBe(true)
  })

  it('may come from our own pages, the address bar or a script', async () => {
    const typed = { firstName: 'Ada', email: 'nobody@example.test' }
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://localhost' },
      {},
    ] as Record<string, string>[]) {
      const reply = await world.sendRaw(null, '/api/auth/login', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      })
      expect(reply.status).toBe(401)
    }
  })

  it('learns nothing from an answer', async () => {
    const ada = await world.addPerson('Ada')
    const reply = await world.sendRaw(ada, '/api/auth/user', {
      headers: { origin: 'https://evil.example', 'sec-fetch-dest': 'script' },
    })
    const { headers } = reply
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const asked = await world.sendRaw(ada, '/api/auth/user', { method: 'OPTIONS' })
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an address that is not ours', () => {
  it('finds nothing, and nothing is kept', async () => {
    const ada = await world.addPerson('Ada')
    for (const path of [
      '/api/auth/user/x.css',
      '/api/auth/user%2fx.css',
      '/api//auth/user',
      '/api/auth/user;x.css',
      '/api/auth/user%00',
      '/api/nothing/here',
      '/api/users/%zz/usage',
      `/api/users/${'9'.repeat(40)}/usage`,
    ]) {
      const reply = await world.sendRaw(ada, path)
      expect([path, reply.status]).toEqual([path, 404])
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect((await reply.json()).reason).toBe('not_found')
    }
  })

  it('is refused under a foreign name, except for watchers', async () => {
    const open = await startTestApp({ PUBLIC_URL: 'https://inner.example' })
    const status = async (path: string, headers: Record<string, string>) =>
      (await open.sendRaw(null, path, { headers })).status
    expect(await status('/api/trial', { host: 'evil.example' })).toBe(400)
    expect(await status('/', { host: 'evil.example' })).toBe(400)
    expect(await status('/api/trial', { host: 'inner.example' })).toBe(200)
    expect(await status('/api/trial', { host: 'INNER.example:443' })).toBe(200)
    expect(await status('/api/health', { host: '10.0.0.7:5000' })).toBe(200)
    const forwarded = { host: 'inner.example', 'x-forwarded-host': 'evil.example' }
    const login = await open.sendRaw(null, '/api/login', { headers: forwarded })
    expect(login.headers.get('location')).toBe('/auth')
    await open.stop()

    expect(
      (await world.sendRaw(null, '/api/trial', { headers: { host: 'evil.example' } })).status,
    ).toBe(400)
  })
})

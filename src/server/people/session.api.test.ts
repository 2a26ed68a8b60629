import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar } from '#contract/calendar.ts'
import { push as pushes } from '#contract/push.ts'
import { sessions } from '#contract/sessions.ts'
import { signIn as calls } from '#contract/sign-in.ts'
import { tokens } from '#contract/tokens.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const statusOf = async (browser: { jar: Jar }) => (await world.send(browser, calls.user, {})).status
const signIn = (
  browser: { jar: Jar },
  { firstName, email }: { firstName: string; email: string },
) => world.send(browser, calls.login, {}, { firstName, email })

describe('a session', () => {
  it('gets a new token at every sign-in, whatever the browser carried before', async () => {
    const ada = await world.addPerson('Ada')
    const browser = world.addVisitor()
    browser.jar.set('sid', 'planted-by-somebody')
    await signIn(browser, ada)
    const first = browser.jar.get('sid') ?? ''
    expect(first).toMatch(/^[\w-]{43}$/)
    await signIn(browser, ada)
    const old = world.addVisitor()
    old.jar.set('sid', first)
    expect(browser.jar.get('sid')).not.toBe(first)
    expect([await statusOf(browser), await statusOf(old)]).toEqual([200, 401])
  })

  it('keeps only a hash of the token', async () => {
    const ada = await world.addPerson('Ada')
    const rows = JSON.stringify(await world.db.selectFrom('session').selectAll().execute())
    expect(rows).not.toContain(ada.jar.get('sid'))
  })

  it('ends on the server at sign-out', async () => {
    const ada = await world.addPerson('Ada')
    const copy = world.addVisitor()
    copy.jar.set('sid', ada.jar.get('sid') ?? '')
    const reply = await world.sendRaw(ada, '/api/logout', { method: 'POST' })
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/'])
    expect([await statusOf(ada), await statusOf(copy)]).toEqual([401, 401])
  })

  it('ends with its account', async () => {
    const ada = await world.addPerson('Ada')
    await world.db.deleteFrom('user').where('id', '=', ada.id).execute()
    expect(await statusOf(ada)).toBe(401)
  })

  it('is listed with its browser, and ends everywhere when asked', async () => {
    const ada = await world.addPerson('Ada')
    const phone = world.addVisitor()
    await signIn(phone, ada)
    const listed = await (await world.send(ada, sessions.list, { userId: ada.id })).json()
    expect(listed).toHaveLength(2)
    expect(listed.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    const reply = await world.send(ada, sessions.endAll, { userId: ada.id })
    expect(reply.status).toBe(204)
    expect([await statusOf(ada), await statusOf(phone)]).toEqual([401, 401])
  })

  it('takes programs, calendars and reminders along when it ends everywhere', async () => {
    const ada = await world.addPerson('Ada')
    const mine = { userId: ada.id }
    const made = { name: 'Script', scopes: ['read' as const], days: 30 }
    const { token } = await (await world.send(ada, tokens.create, mine, made)).json()
    const { address } = await (await world.send(ada, calendar.open, mine)).json()
    const push = {
      endpoint: 'https://push.example.test/ada',
      kinds: ['plans' as const],
      zone: 'UTC',
    }
    expect((await world.send(ada, pushes.add, mine, push)).status).toBe(201)
    const headers = { authorization: `Bearer ${token}` }
    const asProgram = async () =>
      (await world.sendRaw(null, `/api/users/${ada.id}/situations`, { headers })).status
    const asCalendar = async () => (await world.sendRaw(null, new URL(address).pathname)).status
    expect([await asProgram(), await asCalendar()]).toEqual([200, 200])
    await world.send(ada, sessions.endAll, mine)
    expect([await asProgram(), await asCalendar()]).toEqual([401, 404])
    const reminded = await world.db.selectFrom('pushDevice').select('userId').execute()
    expect(reminded.filter(({ userId }) => userId === ada.id)).toEqual([])
  })

  it('lasts 30 days after it was last used', async () => {
    const ada = await world.addPerson('Ada')
    world.clock.advance(29 * DAY)
    const used = await world.send(ada, calls.user, {})
    expect(used.headers.get('set-cookie')).toContain('Max-Age=2592000')
    world.clock.advance(29 * DAY)
    expect(await statusOf(ada)).toBe(200)
    world.clock.advance(30 * DAY)
    expect(await statusOf(ada)).toBe(401)
  })

  it('is one of ten at most: the oldest ends', async () => {
    const ada = await world.addPerson('Ada')
    const browsers = Array.from({ length: 10 }, () => world.addVisitor())
    for (const browser of browsers) {
      world.clock.advance(1)
      await signIn(browser, ada)
    }
    expect(await statusOf(ada)).toBe(401)
    expect(await Promise.all(browsers.map(statusOf))).toEqual(Array(10).fill(200))
  })

  it('is not opened by an endless cookie, two cookies or nonsense', async () => {
    for (const cookie of [
      `sid=${'x'.repeat(5000)}`,
      'sid=one; sid=two',
      'sid=',
      'sid=%00',
      '=;;;',
    ]) {
      const reply = await world.sendRaw(null, '/api/auth/user', { headers: { cookie } })
      expect(reply.status).toBe(401)
    }
  })

  it('sits in a cookie out of reach of scripts and other sites', async () => {
    const ada = await world.addPerson('Ada')
    const cookie = (await signIn(world.addVisitor(), ada)).headers.get('set-cookie')
    expect(cookie).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    const https = await startTestApp({ PUBLIC_URL: 'https://inner.example', SIGN_IN: 'email-code' })
    const typed = { firstName: 'Ada', email: 'ada@example.test' }
    const secure = await https.send(https.addVisitor(), calls.register, {}, typed)
    expect(secure.headers.getSetCookie()[0]).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=63072000')
    await https.stop()
  })
})

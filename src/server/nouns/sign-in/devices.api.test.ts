import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions } from '#contract/sessions.ts'
import { signIn } from '#contract/sign-in.ts'
import { HOUR, MINUTE } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code', PROXY_HOPS: '1' })
})
afterAll(() => world.stop())

/** A person with a confirmed account and a browser of their own. */
async function addVic(email: string) {
  world.clock.advance(HOUR)
  const { id } = await world.addPerson('Vic', { email })
  return { id, email, typed: { firstName: 'Vic', email }, browser: world.addVisitor() }
}
type Vic = Awaited<ReturnType<typeof addVic>>

async function signInByCode({ typed, email }: Vic, browser: { jar: Jar }, remember = true) {
  await world.send(browser, signIn.login, {}, typed)
  const code = await world.latestCode(email)
  return world.send(browser, signIn.login, {}, { ...typed, code, remember })
}

/** Signed in twice; `otherSession` is the id of the one in the second browser. */
async function inTwoBrowsers(email: string) {
  const vic = await addVic(email)
  const second = world.addVisitor()
  await signInByCode(vic, vic.browser)
  world.clock.advance(2 * MINUTE)
  await signInByCode(vic, second)
  async function otherSession(): Promise<number> {
    const reply = await world.send(vic.browser, sessions.list, { userId: vic.id })
    return (await reply.json()).find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id
  }
  return { vic, second, otherSession }
}

const from = (address: string, browser: { jar: Jar } | null, body: object, call = 'login') =>
  world.sendRaw(browser, `/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })

describe('a device token', () => {
  it('is never taken from the browser: one that was planted opens nothing', async () => {
    const vic = await addVic('planted@example.test')
    await world.send(
      vic.browser,
      signIn.register,
      {},
      { firstName: 'Mallory', email: 'm@example.test' },
    )
    const copied = vic.browser.jar.get('device') ?? ''
    const chosen = 'attackerchosenvalue'
    for (const planted of [copied, chosen]) {
      vic.browser.jar.set('device', planted)
      world.clock.advance(2 * MINUTE)
      expect((await signInByCode(vic, vic.browser)).status).toBe(200)
      const elsewhere = world.addVisitor()
      elsewhere.jar.set('device', planted)
      expect((await world.send(elsewhere, signIn.login, {}, vic.typed)).status).toBe(401)
      await world.runJobs()
    }
  })

  it('is new at every sign-in, and the one before is worth nothing', async () => {
    const vic = await addVic('rotated@example.test')
    await signInByCode(vic, vic.browser)
    const thief = world.addVisitor()
    thief.jar.set('device', vic.browser.jar.get('device') ?? '')
    expect((await world.send(vic.browser, signIn.login, {}, vic.typed)).status).toBe(200)
    expect((await world.send(thief, signIn.login, {}, vic.typed)).status).toBe(401)
    expect((await world.send(vic.browser, signIn.login, {}, vic.typed)).status).toBe(200)
  })

  it('opens nothing from another kind of browser', async () => {
    const vic = await addVic('kind@example.test')
    await signInByCode(vic, vic.browser)
    const reply = await world.sendRaw(vic.browser, '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Firefox/145.0 Linux' },
      body: JSON.stringify(vic.typed),
    })
    expect(reply.status).toBe(401)
  })

  it('is listed for its owner, and taken back one by one', async () => {
    const { vic, second } = await inTwoBrowsers('listed@example.test')
    const list = async () =>
      (await world.send(vic.browser, sessions.devices, { userId: vic.id })).json()
    const [other, own] = await list()
    expect([other, own]).toMatchObject([
      { isCurrent: false, isRemembered: true },
      { isCurrent: true },
    ])
    const stranger = await world.addPerson('Eve')
    const asStranger = await world.send(stranger, sessions.forgetDevice, {
      userId: stranger.id,
      id: other.id,
    })
    expect(asStranger.status).toBe(404)
    const params = { userId: vic.id, id: other.id }
    expect((await world.send(vic.browser, sessions.forgetDevice, params)).status).toBe(204)
    expect(await list()).toHaveLength(1)
    expect((await world.send(second, signIn.login, {}, vic.typed)).status).toBe(401)
  })
})

describe('a session', () => {
  it('is ended one by one, and only by its owner', async () => {
    const { vic, second, otherSession } = await inTwoBrowsers('ended@example.test')
    const userId = vic.id
    const id = await otherSession()
    const stranger = await world.addPerson('Eve')
    const asStranger = await world.send(stranger, sessions.end, { userId: stranger.id, id })
    expect(asStranger.status).toBe(404)
    expect((await world.send(vic.browser, sessions.end, { userId, id })).status).toBe(204)
    expect((await world.send(second, signIn.user, {})).status).toBe(401)
    expect((await world.send(vic.browser, signIn.user, {})).status).toBe(200)
  })

  it('takes the trust of its browser along, and of no other', async () => {
    const { vic, second, otherSession } = await inTwoBrowsers('untrusted@example.test')
    const userId = vic.id
    const endOther = async () => {
      const id = await otherSession()
      expect((await world.send(vic.browser, sessions.end, { userId, id })).status).toBe(204)
    }
    await endOther()
    expect((await world.send(second, signIn.login, {}, vic.typed)).status).toBe(401)
    await world.sendRaw(vic.browser, '/api/logout', { method: 'POST' })
    expect((await world.send(vic.browser, signIn.login, {}, vic.typed)).status).toBe(200)

    // One from before it was kept which browser a session is in.
    world.clock.advance(2 * MINUTE)
    await signInByCode(vic, second)
    await world.db.updateTable('session').set({ deviceHash: null }).execute()
    await endOther()
    expect((await world.send(second, signIn.login, {}, vic.typed)).status).toBe(401)
  })

  it('is in the list of sign-ins with how it began', async () => {
    const vic = await addVic('history@example.test')
    await signInByCode(vic, vic.browser)
    await world.send(vic.browser, signIn.login, {}, vic.typed)
    const reply = await world.send(vic.browser, sessions.signIns, { userId: vic.id })
    const ways = (await reply.json()).map(({ way }: { way: string }) => way)
    expect(ways.slice(0, 2)).toEqual(['device', 'code'])
  })
})

describe('a stranger who knows an email', () => {
  it('uses up none of its mails by signing up with it', async () => {
    const vic = await addVic('mails@example.test')
    for (let n = 0; n < 6; n += 1) {
      const address = `198.51.100.${n}`
      await from(address, null, { firstName: 'Eve', email: vic.email }, 'register')
      await world.runJobs()
      world.clock.advance(1.1 * MINUTE)
    }
    expect((await signInByCode(vic, vic.browser)).status).toBe(200)
  })

  it('uses up neither codes nor tries by asking and guessing from elsewhere', async () => {
    const vic = await addVic('guesses@example.test')
    await world.send(vic.browser, signIn.login, {}, vic.typed)
    const code = await world.latestCode(vic.email)
    for (let n = 0; n < 9; n += 1) {
      const address = `203.0.113.${n}`
      await from(address, null, vic.typed)
      await world.runJobs()
      for (let turn = 0; turn < 10; turn += 1)
        await from(address, null, { ...vic.typed, code: '00000000' })
    }
    const reply = await world.send(vic.browser, signIn.login, {}, { ...vic.typed, code })
    expect(reply.status).toBe(200)
  })
})

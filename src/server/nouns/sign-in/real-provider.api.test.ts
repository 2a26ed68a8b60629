import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import { type RealProvider, startRealProvider } from '#test/real-provider.ts'

const PRINTED = 'http://127.0.0.1:5122'
let provider: RealProvider
let world: TestApp
const worlds: TestApp[] = []
beforeAll(async () => {
  provider = await startRealProvider(['http://localhost', PRINTED])
  world = await startTestApp({ SIGN_IN: 'email-code', ...provider.settings })
})
afterEach(async () => {
  for (const extra of worlds.splice(0)) await extra.stop()
})
afterAll(async () => {
  await world.stop()
  await provider.stop()
})

const addressOf = (reply: Response) => reply.headers.get('location') ?? ''
const leave = async (browser: { jar: Jar }, app = world, headers = {}) =>
  addressOf(await app.sendRaw(browser, '/api/login', { headers }))
const whoIs = async (browser: { jar: Jar }, app = world) =>
  (await app.send(browser, signIn.user, {})).json()

it('learns name and email from a provider that keeps them out of its token', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  const reply = await world.sendRaw(browser, await there.agree(await leave(browser), 'ada'))
  expect([reply.status, addressOf(reply)]).toEqual([302, '/dashboard'])
  const ada = await whoIs(browser)
  expect(ada).toMatchObject({
    firstName: 'ada',
    email: 'ada@example.test',
    emailConfirmed: true,
  })
  const phone = world.addVisitor()
  await world.sendRaw(phone, await there.agree(await leave(phone), 'ada'))
  expect((await whoIs(phone)).id).toBe(ada.id)
})

it('works at the address it prints, without any public address', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  const headers = { host: new URL(PRINTED).host }
  const back = await there.agree(await leave(browser, world, headers), 'bo')
  const reply = await world.sendRaw(browser, back, { headers })
  expect(addressOf(reply)).toBe('/dashboard')
  expect((await whoIs(browser)).email).toBe('bo@example.test')
})

it('says that somebody turned back, and lets nobody in', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  const reply = await world.sendRaw(browser, await there.cancel(await leave(browser)))
  expect(addressOf(reply)).toBe('/auth?login=cancelled')
  expect((await world.send(browser, signIn.user, {})).status).toBe(401)
})

it('says that the provider refused, when a code is used twice or we are not whom it knows', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  const sent = await leave(browser)
  const copy = world.addVisitor()
  copy.jar.set('login', browser.jar.get('login') ?? '')
  const back = await there.agree(sent, 'cy')
  await world.sendRaw(browser, back)
  expect(addressOf(await world.sendRaw(copy, back))).toBe('/auth?login=refused')
  expect((await world.send(copy, signIn.user, {})).status).toBe(401)

  const stranger = await startTestApp({ ...provider.settings, OIDC_CLIENT_SECRET: 'another one' })
  worlds.push(stranger)
  const visitor = stranger.addVisitor()
  const code = await provider.openBrowser().agree(await leave(visitor, stranger), 'cy')
  expect(addressOf(await stranger.sendRaw(visitor, code))).toBe('/auth?login=refused')
})

it('says that the provider is away, before and after somebody went there', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  const back = await there.agree(await leave(browser), 'dee')
  await provider.stop()
  const late = await startTestApp(provider.settings)
  worlds.push(late)
  expect(await leave(late.addVisitor(), late)).toBe('/auth?login=away')
  expect(addressOf(await world.sendRaw(browser, back))).toBe('/auth?login=away')
  await provider.start()
  expect(await leave(late.addVisitor(), late)).toContain(provider.issuer)
})

it('ends the session at the provider too, so that the next one at this keyboard is asked', async () => {
  const [browser, there] = [world.addVisitor(), provider.openBrowser()]
  await world.sendRaw(browser, await there.agree(await leave(browser), 'eve'))
  expect(await there.isAsked(await leave(world.addVisitor()))).toBe(false)
  const out = await world.sendRaw(browser, '/api/logout')
  expect(await there.signOut(addressOf(out))).toBe('http://localhost/')
  expect(await there.isAsked(await leave(world.addVisitor()))).toBe(true)
})

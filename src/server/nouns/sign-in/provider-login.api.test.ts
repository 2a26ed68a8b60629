import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import { startProvider } from '#test/oidc-provider.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
let world: TestApp
beforeAll(async () => {
  provider = await startProvider()
  world = await startTestApp({ SIGN_IN: 'email-code', ...provider.settings })
})
afterAll(async () => {
  await world.stop()
  await provider.stop()
})

const addressOf = (reply: Response) => reply.headers.get('location') ?? ''

async function logIn(
  browser: { jar: Jar },
  claims: { sub: string; [name: string]: unknown },
): Promise<Response> {
  const sent = await world.sendRaw(browser, '/api/login')
  return world.sendRaw(browser, provider.agree(addressOf(sent), claims))
}
const whoIs = async (browser: { jar: Jar }) => (await world.send(browser, signIn.user, {})).json()

it('signs in through the provider, and finds the same account the next time', async () => {
  const [browser, phone] = [world.addVisitor(), world.addVisitor()]
  const ada = { sub: 'ada-1', email: 'ada@example.test', email_verified: true, given_name: 'Ada' }
  const reply = await logIn(browser, ada)
  expect(reply.status).toBe(302)
  expect(addressOf(reply)).toBe('/dashboard')
  const person = await whoIs(browser)
  expect(person).toMatchObject({
    firstName: 'Ada',
    email: 'ada@example.test',
    emailConfirmed: true,
    profileImageUrl: null,
  })

  await logIn(phone, { ...ada, email: 'changed@example.test' })
  expect(await whoIs(phone)).toMatchObject({ id: person.id, email: 'ada@example.test' })
})

it('asks for name and email where the token has none', async () => {
  provider.mood.isReticent = true
  const browser = world.addVisitor()
  await logIn(browser, {
    sub: 'cy-1',
    email: 'cy@example.test',
    email_verified: true,
    given_name: 'Cy',
  })
  expect(await whoIs(browser)).toMatchObject({
    firstName: 'Cy',
    email: 'cy@example.test',
    emailConfirmed: true,
  })
  provider.mood.isReticent = false
})

it('takes an email for verified only where that was said of the same email', async () => {
  await world.addPerson('Vic', { email: 'vic@example.test' })
  provider.mood.isReticent = true
  const asked = { sub: 'eve-1', email: 'eve@example.test', email_verified: true, given_name: 'Vic' }
  for (const [inToken, told] of [
    [{ email: 'vic@example.test' }, asked],
    [{ email_verified: true }, { ...asked, email: 'vic@example.test', email_verified: false }],
  ] as const) {
    provider.mood.inToken = inToken
    const browser = world.addVisitor()
    await logIn(browser, { ...told, sub: JSON.stringify(inToken) })
    expect(await whoIs(browser)).toMatchObject({ firstName: 'Vic', emailConfirmed: false })
  }
  provider.mood.inToken = { email: 'eve@example.test' }
  const eve = world.addVisitor()
  await logIn(eve, asked)
  expect(await whoIs(eve)).toMatchObject({ email: 'eve@example.test', emailConfirmed: true })
  Object.assign(provider.mood, { isReticent: false, inToken: {} })
})

it('comes back to the name it was opened under, without any public address', async () => {
  for (const host of ['127.0.0.1:5122', 'localhost:5122']) {
    const browser = world.addVisitor()
    const sent = await world.sendRaw(browser, '/api/login', { headers: { host } })
    const back = new URL(addressOf(sent)).searchParams.get('redirect_uri')
    expect(back).toBe(`http://${host}/api/login/callback`)
  }
})

it('comes back below the path of its instance, and leaves to there', async () => {
  const site = await startTestApp({ ...provider.settings, BASE_PATH: '/inner' })
  const browser = site.addVisitor()
  const sent = await site.sendRaw(browser, '/inner/api/login')
  const query = new URL(addressOf(sent)).searchParams
  expect(query.get('redirect_uri')).toBe('http://localhost/inner/api/login/callback')
  const person = { sub: 'fay', email: 'fay@example.test', email_verified: true }
  const back = await site.sendRaw(browser, provider.agree(addressOf(sent), person))
  expect([back.status, addressOf(back)]).toEqual([302, '/inner/dashboard'])
  const out = new URL(addressOf(await site.sendRaw(browser, '/inner/api/logout')))
  expect(out.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/inner/')
  await site.stop()
})

it('ends the session at the provider too, once', async () => {
  const browser = world.addVisitor()
  await logIn(browser, { sub: 'dee', email: 'dee@example.test', email_verified: true })
  const out = await world.sendRaw(browser, '/api/logout')
  const end = new URL(addressOf(out))
  expect(end.origin + end.pathname).toBe(`${provider.issuer}/end`)
  expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost/')
  expect(end.searchParams.get('client_id')).toBe('innermap')
  expect(addressOf(await world.sendRaw(browser, '/api/logout'))).toBe('/')
  expect(out.headers.get('clear-site-data')).toBe('"cache"')
})

it('says in plain words that the provider cannot be reached', async () => {
  const away = await startTestApp({ ...provider.settings, OIDC_ISSUER: 'http://127.0.0.1:1' })
  const reply = await away.sendRaw(null, '/api/login')
  expect([reply.status, addressOf(reply)]).toEqual([302, '/auth?login=away'])
  await away.stop()
})

it('opens an existing account only for a verified email', async () => {
  const owner = await world.addPerson('Bo', { email: 'bo@example.test' })
  const [stranger, bo] = [world.addVisitor(), world.addVisitor()]
  await logIn(stranger, { sub: 'stranger', email: 'bo@example.test', name: 'Not Bo' })
  expect((await whoIs(stranger)).id).not.toBe(owner.id)
  expect(await whoIs(stranger)).toMatchObject({ firstName: 'Not Bo', emailConfirmed: false })

  await logIn(bo, { sub: 'bo', email: 'bo@example.test', email_verified: true })
  expect((await whoIs(bo)).id).toBe(owner.id)
})

it('leads back to the form when anything about the answer was changed', async () => {
  const browser = world.addVisitor()
  const sent = await world.sendRaw(browser, '/api/login')
  const back = provider.agree(addressOf(sent), { sub: 'eve' })
  const { state } = Object.fromEntries(new URL(addressOf(sent)).searchParams)
  for (const [path, problem] of [
    [back.replace(/state=[^&]+/, 'state=other'), 'refused'],
    ['/api/login/callback?error=access_denied', 'refused'],
    [`/api/login/callback?error=access_denied&state=${state}`, 'cancelled'],
    ['/api/login/callback', 'refused'],
  ] as const) {
    const copy = world.addVisitor()
    copy.jar.set('login', browser.jar.get('login') ?? '')
    expect(addressOf(await world.sendRaw(copy, path))).toBe(`/auth?login=${problem}`)
    expect((await world.send(copy, signIn.user, {})).status).toBe(401)
  }
  const noCookie = world.addVisitor()
  expect(addressOf(await world.sendRaw(noCookie, back))).toBe('/auth?login=refused')
})

it('goes to our own form where no provider is set up', async () => {
  const plain = await startTestApp()
  const reply = await plain.sendRaw(null, '/api/login')
  expect([reply.status, addressOf(reply)]).toEqual([302, '/auth'])
  await plain.stop()
})

it('makes no account in a closed instance, and opens the one its operator made', async () => {
  const closed = await startTestApp({
    SIGN_IN: 'email-code',
    REGISTRATION: 'closed',
    ...provider.settings,
  })
  const fay = { sub: 'fay', email: 'fay@example.test', email_verified: true, given_name: 'Fay' }
  const come = async () => {
    const browser = closed.addVisitor()
    const sent = await closed.sendRaw(browser, '/api/login')
    return addressOf(await closed.sendRaw(browser, provider.agree(addressOf(sent), fay)))
  }
  expect(await come()).toBe('/auth?login=not_admitted')
  expect(await closed.db.selectFrom('user').select('id').execute()).toEqual([])
  await closed.addPerson('Fay', { email: fay.email })
  expect(await come()).toBe('/dashboard')
  await closed.stop()
})

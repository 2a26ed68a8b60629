import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { PASSKEY_UNREADABLE, passkeys } from '#contract/passkeys.ts'
import { signIn } from '#contract/sign-in.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { startTestApp, type TestApp, type TestPerson } from '#test/app.ts'
import { cookieJar, type Jar } from '#test/cookie-jar.ts'
import { softAuthenticator } from '#test/soft-authenticator.ts'

const SITE = { origin: 'http://localhost' }

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

const beginAdding = async (person: TestPerson) =>
  (await world.send(person, passkeys.options, { userId: person.id })).json()

async function addPasskey(person: TestPerson) {
  const key = softAuthenticator(SITE)
  const credential = key.make(await beginAdding(person))
  const reply = await world.send(person, passkeys.add, { userId: person.id }, { credential })
  expect(reply.status).toBe(201)
  return { key, passkey: await reply.json() }
}

const begin = async (browser: { jar: Jar }) =>
  (await world.send(browser, passkeys.signInOptions, {})).json()

describe('a passkey', () => {
  it('opens the account it was made in, proves its owner, and is told of by mail', async () => {
    const ada = await world.addPerson('Ada')
    const { key } = await addPasskey(ada)
    expect((await world.latestMail(ada.email))?.subject).toContain('A passkey was added')

    const elsewhere = world.addVisitor()
    const credential = key.sign(await begin(elsewhere))
    const reply = await world.send(elsewhere, passkeys.signIn, {}, { credential })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ id: ada.id })
    expect((await world.latestMail(ada.email))?.subject).toContain('New sign-in')

    world.clock.advance(11 * MINUTE)
    const take = () => world.send(elsewhere, ownership.export, { userId: ada.id })
    expect((await take()).status).toBe(403)
    const again = key.sign(await begin(elsewhere))
    await world.send(elsewhere, passkeys.signIn, {}, { credential: again })
    expect((await take()).status).toBe(200)
  })

  it('is listed, and opens nothing once it is removed', async () => {
    const ada = await world.addPerson('Ada')
    const { key, passkey } = await addPasskey(ada)
    const userId = ada.id
    expect(await (await world.send(ada, passkeys.list, { userId })).json()).toEqual([passkey])
    const eve = await world.addPerson('Eve')
    const foreign = { userId: eve.id, id: passkey.id }
    expect((await world.send(eve, passkeys.remove, foreign)).status).toBe(404)
    expect((await world.send(ada, passkeys.remove, { userId, id: passkey.id })).status).toBe(204)
    const browser = world.addVisitor()
    const credential = key.sign(await begin(browser))
    expect((await world.send(browser, passkeys.signIn, {}, { credential })).status).toBe(401)
  })

  it('is refused when anything about it is not so', async () => {
    const ada = await world.addPerson('Ada')
    const { key } = await addPasskey(ada)
    const attempts = [
      { origin: 'https://evil.example' },
      { challenge: 'YW5vdGhlcg' },
      { isVerified: false },
      { crossOrigin: true },
      { counter: 0 },
    ]
    for (const lies of attempts) {
      const browser = world.addVisitor()
      await world.send(browser, passkeys.signIn, {}, { credential: key.sign(await begin(browser)) })
      await world.sendRaw(browser, '/api/logout')
      const credential = key.sign(await begin(browser), lies)
      const reply = await world.send(browser, passkeys.signIn, {}, { credential })
      expect([lies, reply.status]).toEqual([lies, 401])
    }
    const other = softAuthenticator(SITE)
    const browser = world.addVisitor()
    const foreign = { ...other.sign(await begin(browser)), id: key.sign({}).id }
    expect((await world.send(browser, passkeys.signIn, {}, { credential: foreign })).status).toBe(
      401,
    )
  })

  it('is refused in plain words when it has another form', async () => {
    const ada = await world.addPerson('Ada')
    const { key } = await addPasskey(ada)
    const browser = world.addVisitor()
    const signed = key.sign(await begin(browser))
    const named = { ...signed, id: 'a\0b' }
    const opened = await world.send(browser, passkeys.signIn, {}, { credential: named })
    expect(opened.status).toBe(400)
    expect(await opened.text()).toContain(PASSKEY_UNREADABLE)

    const odd = [['a\0b'], 'internal', [7], ['internal hybrid'], Array(11).fill('usb')]
    for (const transports of odd) {
      const made = softAuthenticator(SITE).make(await beginAdding(ada))
      const credential = { ...made, response: { ...made.response, transports } }
      const reply = await world.send(
        ada,
        passkeys.add,
        { userId: ada.id },
        { credential: credential as typeof made },
      )
      expect([transports, reply.status]).toEqual([transports, 400])
      expect(await reply.text()).toContain(PASSKEY_UNREADABLE)
    }
  })

  it('answers each challenge once, in time, and where it was asked', async () => {
    const ada = await world.addPerson('Ada')
    const { key } = await addPasskey(ada)
    const browser = world.addVisitor()
    const credential = key.sign(await begin(browser))
    const cookie = browser.jar.get('passkey') ?? ''
    const send = () => world.send(browser, passkeys.signIn, {}, { credential })
    expect((await send()).status).toBe(200)
    browser.jar.set('passkey', cookie)
    expect((await send()).status).toBe(400)
    expect((await world.send(world.addVisitor(), passkeys.signIn, {}, { credential })).status).toBe(
      400,
    )
    const late = key.sign(await begin(browser))
    world.clock.advance(6 * MINUTE)
    expect((await world.send(browser, passkeys.signIn, {}, { credential: late })).status).toBe(400)
  })

  it('is added only by an owner whose email is confirmed and who is there now', async () => {
    const unconfirmed = await world.addPerson('Bo', { isConfirmed: false })
    const userId = unconfirmed.id
    expect((await world.send(unconfirmed, passkeys.options, { userId })).status).toBe(403)
    const ada = await world.addPerson('Ada')
    const options = await beginAdding(ada)
    world.clock.advance(11 * MINUTE)
    const credential = softAuthenticator(SITE).make(options)
    const reply = await world.send(ada, passkeys.add, { userId: ada.id }, { credential })
    expect(await reply.json()).toMatchObject({ reason: 'fresh_sign_in_required' })
  })

  it('is added for nobody but who asked, and not from inside another page', async () => {
    const ada = await world.addPerson('Ada')
    const eve = await world.addPerson('Eve')
    const credential = softAuthenticator(SITE).make(await beginAdding(ada))
    eve.jar.set('passkey', ada.jar.get('passkey') ?? '')
    const asEve = await world.send(eve, passkeys.add, { userId: eve.id }, { credential })
    expect(asEve.status).toBe(400)

    const framed = softAuthenticator(SITE).make(await beginAdding(ada), { crossOrigin: true })
    const reply = await world.send(ada, passkeys.add, { userId: ada.id }, { credential: framed })
    expect(reply.status).toBe(400)
    expect(await (await world.send(ada, passkeys.list, { userId: ada.id })).json()).toEqual([])
  })

  it('is one of twenty at most, also where several are added at once', async () => {
    const ada = await world.addPerson('Ada')
    const userId = ada.id
    const row = { userId, publicKey: '', counter: 0, transports: '', device: '', createdAt: 0 }
    const rows = Array.from({ length: 18 }, (_, n) => ({
      ...row,
      credentialId: `known-${userId}-${n}`,
    }))
    await world.db.insertInto('passkey').values(rows).execute()
    const begun = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const jar = cookieJar()
        jar.set('sid', ada.jar.get('sid') ?? '')
        const browser = { ...ada, jar }
        return { browser, credential: softAuthenticator(SITE).make(await beginAdding(browser)) }
      }),
    )
    const replies = await Promise.all(
      begun.map(({ browser, credential }) =>
        world.send(browser, passkeys.add, { userId }, { credential }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
    expect(await (await world.send(ada, passkeys.list, { userId })).json()).toHaveLength(20)
  })

  it('counts on with every use, also where two come at once; one that does not count is fine', async () => {
    const ada = await world.addPerson('Ada')
    const { key } = await addPasskey(ada)
    const signInTwice = async (opens: typeof key, counter: number) => {
      const begun = await Promise.all(
        [world.addVisitor(), world.addVisitor()].map(async (browser) => ({
          browser,
          credential: opens.sign(await begin(browser), { counter }),
        })),
      )
      const replies = await Promise.all(
        begun.map(({ browser, credential }) =>
          world.send(browser, passkeys.signIn, {}, { credential }),
        ),
      )
      return replies.map(({ status }) => status).sort()
    }
    expect(await signInTwice(key, 7)).toEqual([200, 401])

    const plain = softAuthenticator(SITE)
    const credential = plain.make(await beginAdding(ada), { counter: 0 })
    await world.send(ada, passkeys.add, { userId: ada.id }, { credential })
    expect(await signInTwice(plain, 0)).toEqual([200, 200])
  })

  it('made while sign-in was open ends when its account gets an owner', async () => {
    const { db } = world
    const bo = await world.addPerson('Bo', { isConfirmed: false })
    const row = { userId: bo.id, credentialId: 'planted', publicKey: '', counter: 0 }
    await db
      .insertInto('passkey')
      .values({ ...row, transports: '', device: '', createdAt: 0 })
      .execute()
    const browser = world.addVisitor()
    const typed = { firstName: 'Bo', email: bo.email }
    await world.send(browser, signIn.login, {}, typed)
    const code = await world.latestCode(bo.email)
    expect((await world.send(browser, signIn.login, {}, { ...typed, code })).status).toBe(200)
    const left = await db.selectFrom('passkey').selectAll().where('userId', '=', bo.id).execute()
    expect(left).toEqual([])
  })
})

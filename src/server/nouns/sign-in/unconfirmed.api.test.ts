import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import { freshDatabase } from '#test/fresh-database.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

const whoIs = async (browser: { jar: Jar }) => (await world.send(browser, signIn.user, {})).json()

async function signUp(email: string, firstName = 'Ada') {
  world.clock.advance(HOUR)
  const browser = world.addVisitor()
  const reply = await world.send(browser, signIn.register, {}, { firstName, email })
  return { ...browser, reply, typed: { firstName, email }, id: (await whoIs(browser)).id as number }
}

async function confirm(browser: { jar: Jar }, email: string) {
  const code = await world.latestCode(email)
  return world.send(browser, signIn.confirm, {}, { code })
}

describe('an account whose email is not confirmed', () => {
  it('works at once, and is confirmed by the code in the mail', async () => {
    const ada = await signUp('works@example.test')
    expect(ada.reply.status).toBe(201)
    expect(await whoIs(ada)).toMatchObject({ emailConfirmed: false })

    const wrong = await world.send(ada, signIn.confirm, {}, { code: '00000000' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({
      reason: 'invalid',
      message: 'That code is wrong or has expired.',
    })
    const before = ada.jar.get('sid')
    const reply = await confirm(ada, 'works@example.test')
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ id: ada.id, emailConfirmed: true })
    expect(ada.jar.get('sid')).not.toBe(before)
    expect(await whoIs(ada)).toMatchObject({ emailConfirmed: true })
  })

  it('gets another code when it asks for one', async () => {
    const ada = await signUp('another@example.test')
    const first = await world.latestCode('another@example.test')
    world.clock.advance(11 * 60_000)
    expect((await world.send(ada, signIn.sendConfirmation, {})).status).toBe(204)
    expect(await world.latestCode('another@example.test')).not.toBe(first)
    expect((await confirm(ada, 'another@example.test')).status).toBe(200)
  })

  it('is reached from anywhere by whoever reads its mails, and is theirs from then on', async () => {
    const email = 'own@example.test'
    const ada = await signUp(email)
    await world.runJobs()
    const elsewhere = world.addVisitor()
    expect((await world.send(elsewhere, signIn.login, {}, ada.typed)).status).toBe(401)
    const code = await world.latestCode(email)
    const reply = await world.send(elsewhere, signIn.login, {}, { ...ada.typed, code })
    expect(await reply.json()).toMatchObject({ id: ada.id, emailConfirmed: true })
    expect((await world.send(ada, signIn.user, {})).status).toBe(401)
  })

  it('stays as it is when somebody signs up once more and confirms', async () => {
    const email = 'both@example.test'
    const ada = await signUp(email)
    const item = { category: 'people', name: 'Sister', attachmentPower: 0.5 }
    await world.send(ada, selfMap.add, { userId: ada.id }, item)
    await world.runJobs()
    const again = await signUp(email)
    expect(again.id).not.toBe(ada.id)
    expect(await (await confirm(again, email)).json()).toMatchObject({ id: again.id, email })
    expect(await whoIs(ada)).toMatchObject({ id: ada.id, email: null })
    const map = await (await world.send(ada, selfMap.list, { userId: ada.id })).json()
    expect(map.map(({ name }: { name: string }) => name)).toContain('Sister')
  })

  it('gives no hint that an email is known, except in the mail', async () => {
    await world.addPerson('Ada', { email: 'known@example.test' })
    const again = await signUp('known@example.test')
    const fresh = await signUp('fresh@example.test')
    const shape = async ({ reply, jar }: typeof again) => ({
      status: reply.status,
      headers: [...reply.headers.keys()],
      person: { ...(await whoIs({ jar })), id: 0, email: '', username: '', createdAt: '' },
    })
    expect(await shape(again)).toEqual(await shape(fresh))
    expect((await world.latestMail('known@example.test'))?.subject).toBe(
      'You already have an Innermap account',
    )
    expect(await world.latestCode('known@example.test')).toBe('')
  })
})

describe('somebody signs up with a foreign email first', () => {
  it('keeps the stranger out of everything the owner does', async () => {
    const email = 'victim@example.test'
    const stranger = await signUp(email, 'Stranger')
    await world.runJobs()
    const owner = await signUp(email, 'Vic')
    expect((await confirm(owner, email)).status).toBe(200)

    expect((await whoIs(owner)).id).not.toBe(stranger.id)
    expect(await whoIs(stranger)).toMatchObject({ id: stranger.id, email: null })
    const code = await world.latestCode(email)
    expect((await world.send(stranger, signIn.confirm, {}, { code })).status).toBe(400)
    expect((await world.send(stranger, signIn.login, {}, stranger.typed)).status).toBe(401)
    expect((await world.send(stranger, signIn.login, {}, owner.typed)).status).toBe(401)
  })

  it('ends every session the account had before its email was confirmed', async () => {
    const email = 'ends@example.test'
    const ada = await signUp(email)
    const copy = world.addVisitor()
    copy.jar.set('sid', ada.jar.get('sid') ?? '')
    copy.jar.set('device', ada.jar.get('device') ?? '')
    expect((await world.send(copy, signIn.user, {})).status).toBe(200)
    await confirm(ada, email)
    expect((await world.send(copy, signIn.user, {})).status).toBe(401)
  })
})

it('confirms an account made while sign-in was open with its first right code', async () => {
  const database = await freshDatabase()
  const open = await startTestApp({}, { database })
  const typed = { firstName: 'Ada', email: 'switch@example.test' }
  const before = open.addVisitor()
  await open.send(before, signIn.register, {}, typed)
  const { id } = await (await open.send(before, signIn.user, {})).json()

  const coded = await startTestApp({ SIGN_IN: 'email-code' }, { database })
  const browser = coded.addVisitor()
  expect((await coded.send(browser, signIn.login, {}, typed)).status).toBe(401)
  const code = await coded.latestCode(typed.email)
  const reply = await coded.send(browser, signIn.login, {}, { ...typed, code })
  expect(await reply.json()).toMatchObject({ id, emailConfirmed: true })
  expect((await coded.send(before, signIn.user, {})).status).toBe(401)
  await database.stop()
})

describe('several accounts were made with one email and name', () => {
  it('mails a code for each, and only the one whose code is typed is opened', async () => {
    const email = 'uma@example.test'
    const strangers = await signUp(email, 'Uma')
    const own = await signUp(email, 'Uma')
    await world.runJobs()
    const phone = world.addVisitor()
    expect((await world.send(phone, signIn.login, {}, own.typed)).status).toBe(401)
    const text = (await world.latestMail(email))?.text ?? ''
    const [oldest, newest] = text.match(/\d{4} \d{4}/g) ?? []
    expect(text.match(/The account made on/g)).toHaveLength(2)

    const reply = await world.send(phone, signIn.login, {}, { ...own.typed, code: newest ?? '' })
    expect(await reply.json()).toMatchObject({ id: own.id, emailConfirmed: true })
    expect(await whoIs(strangers)).toMatchObject({ id: strangers.id, email: null })

    const late = world.addVisitor()
    const second = await world.send(late, signIn.login, {}, { ...own.typed, code: oldest ?? '' })
    expect(second.status).toBe(401)
  })

  it('tells whoever sits in the other one that it has no email any more, and mails nobody', async () => {
    const email = 'other@example.test'
    const other = await signUp(email)
    await world.runJobs()
    const own = await signUp(email)
    await confirm(own, email)
    const sent = world.mails.length
    const reply = await world.send(other, signIn.sendConfirmation, {})
    expect(reply.status).toBe(409)
    expect((await reply.json()).message).toContain('This account has no email.')
    await world.runJobs()
    expect(world.mails).toHaveLength(sent)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

/** Somebody with a confirmed account, and nothing in their browser. */
async function addAda(email: string) {
  const { id } = await world.addPerson('Ada', { email })
  return { id, email, typed: { firstName: 'Ada', email } }
}

/** Rates count per visitor; a later hour keeps one test out of another's way. */
const nextHour = () => world.clock.advance(61 * MINUTE)

describe('sign-in with a mailed code', () => {
  it('mails a code, and opens the account with it', async () => {
    nextHour()
    const { id, email, typed } = await addAda('code@example.test')
    const browser = world.addVisitor()
    const asked = await world.send(browser, signIn.login, {}, typed)
    expect(asked.status).toBe(401)
    expect(await asked.json()).toEqual({
      reason: 'code_required',
      message:
        'If this name and email belong to an account, we have sent a sign-in code. It’s valid for 10 minutes.',
    })

    const code = await world.latestCode(email)
    const opened = await world.send(browser, signIn.login, {}, { ...typed, code })
    expect(opened.status).toBe(200)
    expect(await opened.json()).toMatchObject({ id, email, emailConfirmed: true })
    expect((await world.latestMail(email))?.subject).toBe('New sign-in to Innermap')
  })

  it('takes a code with spaces, dashes or neither', async () => {
    const { email, typed } = await addAda('spaces@example.test')
    for (const write of [
      (code: string) => code.replace(' ', '-'),
      (code: string) => `  ${code} `,
    ]) {
      nextHour()
      await world.send(null, signIn.login, {}, typed)
      const code = write(await world.latestCode(email))
      expect((await world.send(null, signIn.login, {}, { ...typed, code })).status).toBe(200)
    }
  })

  it('says the same for an unknown email, a wrong name and a known account', async () => {
    nextHour()
    const { email, typed } = await addAda('same@example.test')
    const unknown = { firstName: 'Ada', email: 'unknown@example.test' }
    const answers = new Set<string>()
    for (const given of [typed, unknown, { ...typed, firstName: 'Eve' }]) {
      for (const code of [undefined, '12345678']) {
        const reply = await world.send(null, signIn.login, {}, code ? { ...given, code } : given)
        const names = [...reply.headers.keys()].sort().join()
        answers.add(`${code ? 'code' : 'start'} ${reply.status} ${names} ${await reply.text()}`)
      }
    }
    expect(answers.size).toBe(2)
    await world.runJobs()
    expect(world.mails.filter(({ to }) => to === unknown.email)).toEqual([])
    expect(world.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('signs a trusted browser in without a code', async () => {
    nextHour()
    const { email, typed } = await addAda('trusted@example.test')
    const browser = world.addVisitor()
    await world.send(browser, signIn.login, {}, typed)
    const code = await world.latestCode(email)
    await world.send(browser, signIn.login, {}, { ...typed, code, remember: true })
    await world.sendRaw(browser, '/api/logout', { method: 'POST' })
    expect((await world.send(browser, signIn.user, {})).status).toBe(401)

    expect((await world.send(browser, signIn.login, {}, typed)).status).toBe(200)
    const wrongName = { ...typed, firstName: 'Eve' }
    expect((await world.send(browser, signIn.login, {}, wrongName)).status).toBe(401)
  })

  it('forgets the browser at sign-out when nobody asked to be remembered', async () => {
    nextHour()
    const { email, typed } = await addAda('forgotten@example.test')
    const browser = world.addVisitor()
    await world.send(browser, signIn.login, {}, typed)
    const code = await world.latestCode(email)
    await world.send(browser, signIn.login, {}, { ...typed, code })
    await world.sendRaw(browser, '/api/logout')
    expect((await world.send(browser, signIn.login, {}, typed)).status).toBe(401)
  })
})

describe('guessing a code', () => {
  it('ends after five tries, even with the right one', async () => {
    nextHour()
    const { email, typed } = await addAda('tries@example.test')
    await world.send(null, signIn.login, {}, typed)
    const code = await world.latestCode(email)
    for (let turn = 0; turn < 5; turn += 1) {
      const reply = await world.send(null, signIn.login, {}, { ...typed, code: '00000000' })
      expect(reply.status).toBe(401)
      expect(await reply.json()).toEqual({
        reason: 'code_required',
        message: 'That code is wrong or has expired.',
      })
    }
    expect((await world.send(null, signIn.login, {}, { ...typed, code })).status).toBe(401)
  })

  it('takes a code once, for ten minutes, and only the newest', async () => {
    nextHour()
    const { email, typed } = await addAda('once@example.test')
    await world.send(null, signIn.login, {}, typed)
    const first = await world.latestCode(email)
    world.clock.advance(MINUTE)
    await world.send(null, signIn.login, {}, typed)
    const second = await world.latestCode(email)
    const tryCode = (code: string) => world.send(null, signIn.login, {}, { ...typed, code })
    expect((await tryCode(first)).status).toBe(401)
    expect((await tryCode(second)).status).toBe(200)
    expect((await tryCode(second)).status).toBe(401)

    world.clock.advance(MINUTE)
    await world.send(null, signIn.login, {}, typed)
    const third = await world.latestCode(email)
    world.clock.advance(10 * MINUTE)
    expect((await tryCode(third)).status).toBe(401)
  })

  it("does not take another person's code", async () => {
    nextHour()
    const [ada, bo] = [await addAda('mine@example.test'), await addAda('theirs@example.test')]
    await world.send(null, signIn.login, {}, ada.typed)
    await world.send(null, signIn.login, {}, bo.typed)
    const code = await world.latestCode(bo.email)
    expect((await world.send(null, signIn.login, {}, { ...ada.typed, code })).status).toBe(401)
  })

  it('lets one of twenty right tries at once through', async () => {
    nextHour()
    const { email, typed } = await addAda('parallel@example.test')
    await world.send(null, signIn.login, {}, typed)
    const code = await world.latestCode(email)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => world.send(null, signIn.login, {}, { ...typed, code })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is over for an hour after ten tries, and mails at most five codes in it', async () => {
    nextHour()
    const { email, typed } = await addAda('hour@example.test')
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await world.send(null, signIn.login, {}, { ...typed, code: '1' })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429])

    for (let turn = 0; turn < 8; turn += 1) {
      world.clock.advance(MINUTE)
      await world.send(null, signIn.login, {}, typed)
      await world.runJobs()
    }
    expect(world.mails.filter(({ to }) => to === email)).toHaveLength(5)
  })

  it('never stores a code that could be read', async () => {
    nextHour()
    const { email, typed } = await addAda('stored@example.test')
    await world.send(null, signIn.login, {}, typed)
    const code = (await world.latestCode(email)).replace(' ', '')
    const rows = JSON.stringify([
      await world.db.selectFrom('signInCode').selectAll().execute(),
      await world.db.selectFrom('job').selectAll().execute(),
    ])
    expect(code).toMatch(/^\d{8}$/)
    expect(rows).not.toContain(code)
  })
})

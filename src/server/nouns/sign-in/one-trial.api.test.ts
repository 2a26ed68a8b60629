import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { signIn } from '#contract/sign-in.ts'
import { trial } from '#contract/trial.ts'
import { usage } from '#contract/usage.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

async function joinAndConfirm(email: string) {
  const browser = world.addVisitor()
  await world.send(browser, signIn.register, {}, { firstName: 'Ada', email })
  const code = await world.latestCode(email)
  const reply = await world.send(browser, signIn.confirm, {}, { code })
  const { status, startedAt } = await (await world.send(browser, trial.get, {})).json()
  return { code: reply.status, status, startedAt }
}

async function signInAgain(email: string) {
  const browser = world.addVisitor()
  const fields = { firstName: 'Ada', email }
  await world.send(browser, signIn.login, {}, fields)
  await world.send(browser, signIn.login, {}, { ...fields, code: await world.latestCode(email) })
  return browser
}

async function leave(browser: { jar: Jar }, email: string, from = world) {
  const { id } = await (await from.send(browser, signIn.user, {})).json()
  const reply = await from.send(browser, ownership.deleteAccount, { userId: id }, { email })
  expect(reply.status).toBe(204)
}

describe('one person, one trial', () => {
  it('gives a labelled address the trial of its mailbox', async () => {
    expect(await joinAndConfirm('ada_b%c+first@example.test')).toMatchObject({
      code: 200,
      status: 'account_trial',
    })
    world.clock.advance(8 * DAY)
    for (const email of ['ada_b%c+second@example.test', 'ada_b%c@example.test'])
      expect(await joinAndConfirm(email)).toMatchObject({ code: 200, status: 'expired' })
  })

  it('takes nobody else for the same person', async () => {
    for (const email of [
      'adaxb%c@example.test',
      'ada_bxc+first@example.test',
      'ada_b%c+first@other.test',
      'first@example.test',
    ])
      expect(await joinAndConfirm(email)).toMatchObject({ code: 200, status: 'account_trial' })
  })

  it('stays one trial when the account is deleted and made again', async () => {
    const email = 'leaving@example.test'
    expect((await joinAndConfirm(email)).status).toBe('account_trial')
    world.clock.advance(2 * DAY)
    const leaving = await signInAgain(email)
    await leave(leaving, email)
    const { startedAt, status } = await joinAndConfirm('leaving+again@example.test')
    expect(status).toBe('account_trial')
    expect(world.clock.now - Date.parse(startedAt)).toBe(2 * DAY)

    world.clock.advance(8 * DAY)
    await leave(await signInAgain('leaving+again@example.test'), 'leaving+again@example.test')
    expect((await joinAndConfirm(email)).status).toBe('expired')
    await leave(await signInAgain(email), email)
    world.clock.advance(30 * DAY)
    expect((await joinAndConfirm(email)).status).toBe('account_trial')
  })

  it('is not used up by a stranger who signs up with the address, and deletes that or not', async () => {
    const email = 'owner@example.test'
    const stranger = world.addVisitor()
    await world.send(stranger, signIn.register, {}, { firstName: 'Eve', email })
    await leave(stranger, email)
    for (const typed of [email, 'owner+label@example.test'])
      await world.send(world.addVisitor(), signIn.register, {}, { firstName: 'Eve', email: typed })
    world.clock.advance(8 * DAY)
    expect((await joinAndConfirm(email)).status).toBe('account_trial')
  })

  it('counts from the sign-up for whoever confirms it where they signed up', async () => {
    const email = 'late@example.test'
    const browser = world.addVisitor()
    await world.send(browser, signIn.register, {}, { firstName: 'Ada', email })
    await world.runJobs()
    world.clock.advance(3 * DAY)
    await world.send(browser, signIn.sendConfirmation, {})
    const code = await world.latestCode(email)
    expect((await world.send(browser, signIn.confirm, {}, { code })).status).toBe(200)
    const { startedAt } = await (await world.send(browser, trial.get, {})).json()
    expect(world.clock.now - Date.parse(startedAt)).toBe(3 * DAY)
  })

  it('does not start again for a browser that forgets, or a clock that goes back', async () => {
    const browser = world.addVisitor()
    const look = async () => (await world.send(browser, trial.get, {})).json()
    const { startedAt } = await look()
    world.clock.advance(-3 * DAY)
    const earlier = await look()
    expect(Date.parse(earlier.startedAt)).toBeLessThanOrEqual(world.clock.now)
    world.clock.advance(4.1 * DAY)
    expect(await look()).toMatchObject({ status: 'expired', startedAt })
  })
})

it('keeps nothing of a deleted account where there are no plans', async () => {
  const instance = await startTestApp({ PLANS: 'off' })
  const ada = await instance.addPerson('Ada')
  await leave(ada, ada.email, instance)
  expect(await instance.db.selectFrom('user').selectAll().execute()).toEqual([])
  expect(await instance.db.selectFrom('usedTrial').selectAll().execute()).toEqual([])
  await instance.stop()
})

it('counts on where sign-in is open too, trial and analyses alike', async () => {
  const open = await startTestApp()
  const fields = { firstName: 'Ada', email: 'ada@example.test' }
  const join = async () => {
    const browser = open.addVisitor()
    const reply = await open.send(browser, signIn.register, {}, fields)
    return { ...browser, id: (await reply.json()).id as number }
  }
  const ada = await join()
  await open.db.updateTable('user').set({ analysesMade: 4 }).where('id', '=', ada.id).execute()
  open.clock.advance(8 * DAY)
  await leave(ada, fields.email, open)
  const back = await join()
  expect((await (await open.send(back, trial.get, {})).json()).status).toBe('expired')
  const { analyses } = await (await open.send(back, usage.get, { userId: back.id })).json()
  expect(analyses).toBe(4)
  const kept = await open.db.selectFrom('usedTrial').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain('ada')
  await open.stop()
})

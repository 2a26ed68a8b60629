import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auth } from '#contract/auth.ts'
import { trial } from '#contract/trial.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const DAY = 24 * 60 * 60 * 1000

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

async function joinAndConfirm(email: string) {
  const browser = world.addVisitor()
  await world.send(browser, auth.register, {}, { firstName: 'Ada', email })
  const code = await world.latestCode(email)
  const reply = await world.send(browser, auth.confirm, {}, { code })
  const { status } = await (await world.send(browser, trial.get, {})).json()
  return { code: reply.status, status }
}

describe('one person, one trial', () => {
  it('gives a labelled address the trial of its mailbox', async () => {
    expect(await joinAndConfirm('ada_b%c+first@example.test')).toEqual({
      code: 200,
      status: 'account_trial',
    })
    world.clock.advance(8 * DAY)
    for (const email of ['ada_b%c+second@example.test', 'ada_b%c@example.test'])
      expect(await joinAndConfirm(email)).toEqual({ code: 200, status: 'expired' })
  })

  it('takes nobody else for the same person', async () => {
    for (const email of [
      'adaxb%c@example.test',
      'ada_bxc+first@example.test',
      'ada_b%c+first@other.test',
      'first@example.test',
    ])
      expect(await joinAndConfirm(email)).toEqual({ code: 200, status: 'account_trial' })
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

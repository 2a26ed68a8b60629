import { afterAll, beforeAll, expect, it } from 'vitest'
import { trial } from '#contract/trial.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const trialOf = async (browser: { jar: Jar }) => (await world.send(browser, trial.get, {})).json()
const iso = (moment: number) => new Date(moment).toISOString()

it('gives a visitor 24 hours from the first visit, then asks for an account', async () => {
  const visitor = world.addVisitor()
  const began = world.clock.now
  expect(await trialOf(visitor)).toEqual({
    status: 'anonymous',
    startedAt: iso(began),
    endsAt: iso(began + DAY),
    hasAccount: false,
  })
  world.clock.advance(DAY - 1)
  expect((await trialOf(visitor)).status).toBe('anonymous')
  world.clock.advance(1)
  expect(await trialOf(visitor)).toMatchObject({ status: 'expired', startedAt: iso(began) })
})

it('starts again when the marker was changed, never earlier or later than it says', async () => {
  const visitor = world.addVisitor()
  await trialOf(visitor)
  const [began, seal] = (visitor.jar.get('visitor') ?? '').split('.')
  visitor.jar.set('visitor', `${Number(began) + DAY}.${seal}`)
  expect((await trialOf(visitor)).startedAt).toBe(iso(world.clock.now))

  const earlier = world.addVisitor()
  world.clock.advance(HOUR)
  await trialOf(earlier)
  world.clock.advance(-HOUR)
  expect(await trialOf(earlier)).toMatchObject({
    status: 'anonymous',
    startedAt: iso(world.clock.now),
  })
  world.clock.advance(HOUR)
})

it('gives an account 7 days, then the free plan, and a subscriber no end', async () => {
  const ada = await world.addPerson('Ada')
  expect(await trialOf(ada)).toEqual({
    status: 'account_trial',
    startedAt: iso(world.clock.now),
    endsAt: iso(world.clock.now + 7 * DAY),
    hasAccount: true,
  })
  world.clock.advance(7 * DAY)
  expect(await trialOf(ada)).toMatchObject({ status: 'expired', hasAccount: true })
  const bo = await world.addPerson('Bo', { isPremium: true, createdAt: 0 })
  expect(await trialOf(bo)).toMatchObject({ status: 'subscribed', endsAt: null })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { auth } from '#contract/auth.ts'
import { ownership } from '#contract/ownership.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const MINUTE = 60_000

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

it('asks for a fresh sign-in before everything is taken along or deleted', async () => {
  const ada = await world.addPerson('Ada')
  const params = { userId: ada.id }
  const take = () => world.send(ada, ownership.export, params)
  const remove = () => world.send(ada, ownership.deleteAccount, params, { email: ada.email })
  expect((await take()).status).toBe(200)

  world.clock.advance(11 * MINUTE)
  for (const attempt of [take, remove]) {
    const reply = await attempt()
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      reason: 'fresh_sign_in_required',
      message: 'Please sign in again before you do this.',
    })
  }

  const typed = { firstName: 'Ada', email: ada.email }
  await world.send(ada, auth.login, {}, typed)
  const code = await world.latestCode(ada.email)
  expect((await world.send(ada, auth.login, {}, { ...typed, code })).status).toBe(200)
  expect((await take()).status).toBe(200)
  expect((await remove()).status).toBe(204)
  expect((await world.send(ada, auth.user, {})).status).toBe(401)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownership } from '#contract/ownership.ts'
import { sessions } from '#contract/sessions.ts'
import { signIn } from '#contract/sign-in.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

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
  const endAll = () => world.send(ada, sessions.endAll, params)
  expect((await take()).status).toBe(200)

  world.clock.advance(11 * MINUTE)
  for (const attempt of [take, remove, endAll]) {
    const reply = await attempt()
    expect(reply.status).toBe(403)
    expect(await reply.json()).toEqual({
      reason: 'fresh_sign_in_required',
      message: 'Please confirm it’s you first.',
    })
  }

  const typed = { firstName: 'Ada', email: ada.email }
  await world.send(ada, signIn.login, {}, typed)
  const code = await world.latestCode(ada.email)
  expect((await world.send(ada, signIn.login, {}, { ...typed, code })).status).toBe(200)
  expect((await take()).status).toBe(200)
  expect((await remove()).status).toBe(204)
  expect((await world.send(ada, signIn.user, {})).status).toBe(401)
})

it('is not satisfied by a browser that is remembered, but by a code typed in it', async () => {
  const ada = await world.addPerson('Ada', { email: 'remembered@example.test' })
  const typed = { firstName: 'Ada', email: ada.email }
  await world.send(ada, signIn.login, {}, typed)
  const code = await world.latestCode(ada.email)
  await world.send(ada, signIn.login, {}, { ...typed, code, remember: true })
  world.clock.advance(11 * MINUTE)
  expect((await world.send(ada, signIn.login, {}, typed)).status).toBe(200)
  const take = () => world.send(ada, ownership.export, { userId: ada.id })
  expect((await take()).status).toBe(403)

  expect((await world.send(ada, signIn.sendProof, {})).status).toBe(204)
  const proof = await world.latestCode(ada.email)
  const other = await world.addPerson('Bo')
  expect((await world.send(other, signIn.prove, {}, { code: proof })).status).toBe(400)
  expect((await world.send(ada, signIn.prove, {}, { code: '00000000' })).status).toBe(400)
  expect((await world.send(ada, signIn.prove, {}, { code: proof })).status).toBe(204)
  expect((await take()).status).toBe(200)
  expect((await world.send(ada, signIn.prove, {}, { code: proof })).status).toBe(400)
  world.clock.advance(11 * MINUTE)
  expect((await take()).status).toBe(403)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { formAddress } from '#domain/people/login-problem.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const submit = (
  as: ReturnType<TestApp['addVisitor']>,
  mode: 'sign-in' | 'sign-up',
  typed: Record<string, string>,
) =>
  world.sendRaw(as, formAddress(mode), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(typed).toString(),
  })

const ada = { firstName: 'Ada', email: 'ada-by-form@example.test' }

it('makes an account, signs in and leads on, without a script', async () => {
  const visitor = world.addVisitor()
  const made = await submit(visitor, 'sign-up', ada)
  expect([made.status, made.headers.get('location')]).toEqual([303, '/dashboard'])
  expect(await (await world.send(visitor, signIn.user, {})).json()).toMatchObject({
    email: ada.email,
  })

  const elsewhere = world.addVisitor()
  const found = await submit(elsewhere, 'sign-in', ada)
  expect([found.status, found.headers.get('location')]).toEqual([303, '/dashboard'])
  expect((await world.send(elsewhere, signIn.user, {})).status).toBe(200)
})

it('leads back to the form, with a reason and with nothing that was typed', async () => {
  const visitor = world.addVisitor()
  const wrong = await submit(visitor, 'sign-up', { firstName: 'Eve', email: 'nowhere' })
  expect([wrong.status, wrong.headers.get('location')]).toEqual([
    303,
    '/auth?login=not_made&mode=sign-up',
  ])
  const unknown = await submit(visitor, 'sign-in', { firstName: 'Eve', email: 'eve@example.test' })
  expect(unknown.headers.get('location')).toBe('/auth?login=not_found')
  expect((await world.send(visitor, signIn.user, {})).status).toBe(401)
})

it('is no way in for another site', async () => {
  const visitor = world.addVisitor()
  const reply = await world.sendRaw(visitor, formAddress('sign-up'), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://elsewhere.test',
      'sec-fetch-site': 'cross-site',
    },
    body: new URLSearchParams({ ...ada, email: 'eve-elsewhere@example.test' }).toString(),
  })
  expect(reply.status).toBe(403)
  expect((await world.send(visitor, signIn.user, {})).status).toBe(401)
})

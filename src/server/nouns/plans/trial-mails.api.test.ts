import { afterAll, beforeAll, expect, it } from 'vitest'
import { consents } from '#contract/consents.ts'
import { mails } from '#contract/mails.ts'
import { signIn } from '#contract/sign-in.ts'
import { DAY } from '#domain/values/duration.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

async function register(wantsMails: boolean) {
  const visitor = world.addVisitor()
  const email = `${crypto.randomUUID()}@example.test`
  const reply = await world.send(visitor, signIn.register, {}, { firstName: 'Ada', email })
  const { id: userId } = await reply.json()
  await world.db
    .updateTable('user')
    .set({ emailConfirmedAt: world.clock.now })
    .where('id', '=', userId)
    .execute()
  if (wantsMails) await world.send(visitor, consents.change, { userId }, { mails: true })
  return { email, userId, jar: visitor.jar }
}

it('reminds those who want it two days before the trial ends, once', async () => {
  const [ada, bo] = [await register(true), await register(false)]
  world.clock.advance(4.9 * DAY)
  expect(await world.latestMail(ada.email)).toBeUndefined()
  world.clock.advance(0.2 * DAY)
  const mail = await world.latestMail(ada.email)
  expect(mail?.subject).toBe('Your Innermap trial ends in two days')
  expect(mail?.text).toContain('stays yours')
  expect(mail?.text).toContain(mail?.unsubscribe)
  expect(await world.latestMail(bo.email)).toBeUndefined()
  world.clock.advance(3 * DAY)
  await world.runJobs()
  expect(world.mails.filter(({ to }) => to === ada.email)).toHaveLength(1)
})

it('does not remind somebody who pays by then', async () => {
  const ada = await register(true)
  await world.db
    .updateTable('user')
    .set({ subscriptionTier: 'premium', subscriptionExpiresAt: world.clock.now + 100 * DAY })
    .where('id', '=', ada.userId)
    .execute()
  world.clock.advance(5.1 * DAY)
  expect(await world.latestMail(ada.email)).toBeUndefined()
})

it('does not remind somebody who agreed to an older wording', async () => {
  const ada = await register(true)
  await world.db
    .updateTable('consent')
    .set({ version: '0' })
    .where('userId', '=', ada.userId)
    .execute()
  world.clock.advance(5.1 * DAY)
  expect(await world.latestMail(ada.email)).toBeUndefined()
})

it('stops such mails from the link in the mail, without a sign-in', async () => {
  const ada = await register(true)
  world.clock.advance(5.1 * DAY)
  const link = new URL((await world.latestMail(ada.email))!.unsubscribe!)
  const token = link.searchParams.get('token')!
  const wanted = async () =>
    (await (await world.send(ada, consents.get, { userId: ada.userId })).json()).mails.isGiven

  const wrong = await world.sendRaw(null, '/api/unsubscribe?token=1.x', { method: 'POST' })
  expect(wrong.status).toBe(400)
  expect(await wanted()).toBe(true)
  const path = `/api/unsubscribe?token=${encodeURIComponent(token)}`
  expect((await world.sendRaw(null, path, { method: mails.unsubscribe.method })).status).toBe(204)
  expect(await wanted()).toBe(false)

  await world.send(ada, consents.change, { userId: ada.userId }, { mails: true })
  const byMailProgram = await world.sendRaw(null, link.pathname + link.search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(byMailProgram.status).toBe(204)
  expect(await wanted()).toBe(false)
})

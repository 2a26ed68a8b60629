import { afterAll, beforeAll, expect, it } from 'vitest'
import { consents } from '#contract/consents.ts'
import { letters } from '#contract/letters.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { readyWeek } from '#domain/findings/letter.ts'
import { DAY } from '#domain/values/duration.ts'
import type { JobKind, JobPayloads } from '#server/jobs/job-payloads.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { JOB_HANDLERS } from './jobs-by-kind.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

type MailJob = Extract<JobKind, `mail_${string}`>
/** They prove whose the address is, and hold nobody's words. */
const CODES: readonly MailJob[] = ['mail_confirmation_code', 'mail_sign_in_code']

/** Somebody who wants every mail there is and has a week to read about; which jobs then mail them. */
async function mailedTo(isConfirmed: boolean): Promise<MailJob[]> {
  const ada = await world.addPerson('Ada')
  const { id: userId, email } = ada
  await world.send(ada, consents.change, { userId }, { mails: true })
  await world.send(ada, letters.mail, { userId }, { isWanted: true, zone: 'UTC' })
  const story = { description: 'My boss took my idea and sold it as his own.' }
  const told = { title: 'A hard day', ...story, selfMapItemIds: [-5] }
  await world.send(ada, situations.add, { userId }, told)
  await world.send(ada, situations.add, { userId }, { ...told, title: 'Another' })
  const week = readyWeek(world.clock.now, 'UTC')
  await world.db
    .updateTable('situation')
    .set({ happenedAt: Date.parse(week) + 2 * DAY })
    .where('userId', '=', userId)
    .execute()
  await world.db.updateTable('user').set({ createdAt: 0 }).where('id', '=', userId).execute()
  if (!isConfirmed)
    await world.db
      .updateTable('user')
      .set({ emailConfirmedAt: null, claimedEmail: null })
      .where('id', '=', userId)
      .execute()
  const { id: sessionId } = await world.db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const mailing: MailJob[] = []
  const run = async <Kind extends MailJob>(kind: Kind, about: JobPayloads[Kind]) => {
    const before = world.mails.length
    await JOB_HANDLERS[kind](world, about, 1)
    if (world.mails.slice(before).some(({ to }) => to === email)) mailing.push(kind)
  }
  await run('mail_sign_in_code', { email, firstName: 'Ada', asker: 'a', network: '127.0.0.1' })
  await run('mail_proof_code', { userId, sessionId })
  await run('mail_confirmation_code', { userId })
  await run('mail_new_device', { userId, device: 'Firefox' })
  await run('mail_passkey_added', { userId, device: 'Firefox' })
  await run('mail_codes_are_off', { userId })
  await run('mail_trial_ends', { userId })
  await run('mail_letter', { userId, week, zone: 'UTC' })
  await run('mail_subscription_started', { userId })
  await run('mail_subscription_cancelled', { userId })
  return mailing.toSorted()
}

it('mails nothing but codes to an address that nobody confirmed', async () => {
  const all = Object.keys(JOB_HANDLERS).filter((kind) => kind.startsWith('mail_'))
  expect(await mailedTo(true)).toEqual(
    all.filter((kind) => kind !== 'mail_confirmation_code').toSorted(),
  )
  expect(await mailedTo(false)).toEqual(CODES)
})

it('mails nothing to anybody who signed up without a code', async () => {
  const [browser, email] = [world.addVisitor(), 'typed@example.test']
  await world.send(browser, signIn.register, {}, { firstName: 'Ada', email })
  const { id: userId } = await (await world.send(browser, signIn.user, {})).json()
  await world.send(browser, consents.change, { userId }, { mails: true })
  const wish = { isWanted: true, zone: 'UTC' }
  expect((await world.send(browser, letters.mail, { userId }, wish)).status).toBe(403)
  expect((await world.send(browser, signIn.sendConfirmation, {})).status).toBe(404)
  world.clock.advance(6 * DAY)
  expect(await world.latestMail(email)).toBeUndefined()
})

it('takes no wish for the letter to such an address', async () => {
  const bo = await world.addPerson('Bo', { isConfirmed: false })
  const wish = { isWanted: true, zone: 'UTC' }
  const reply = await world.send(bo, letters.mail, { userId: bo.id }, wish)
  expect([reply.status, (await reply.json()).reason]).toEqual([403, 'email_unconfirmed'])
})

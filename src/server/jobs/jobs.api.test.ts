import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#contract/sign-in.ts'
import { HOUR, MINUTE } from '#domain/values/duration.ts'
import { JOB_HANDLERS } from '#server/app/jobs-by-kind.ts'
import { createServices } from '#server/outside/services.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { addJob, claimJob } from './job.repository.ts'
import { runDueJobs } from './worker.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
})
afterAll(() => world.stop())

/** The same house, whose mail server is down as often as it is told. */
function withBrokenMail(failures: number) {
  let left = failures
  return createServices({
    ...world,
    secret: 'another secret, also long enough for this',
    mailer: {
      async send(mail) {
        left -= 1
        if (left >= 0) throw new Error(`no connection for ${mail.to}`)
        world.mails.push(mail)
      },
    },
  })
}
const jobsLeft = async () => (await world.db.selectFrom('job').select('id').execute()).length
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email).length

async function addAda(email: string) {
  const ada = await world.addPerson('Ada', { email })
  await addJob(world, 'mail_new_device', { userId: ada.id, device: 'A browser' })
}

describe('work that is left for later', () => {
  it('is tried three more times within ten minutes', async () => {
    await addAda('retry@example.test')
    const services = withBrokenMail(3)
    for (const wait of [0, 1, 3, 6]) {
      world.clock.advance(wait * MINUTE)
      await runDueJobs(services, JOB_HANDLERS)
    }
    expect(mailsTo('retry@example.test')).toBe(1)
    expect(await jobsLeft()).toBe(0)
    expect(world.logged.join('')).toContain('fault job-mail_new_device')
    expect(world.logged.join('')).not.toContain('retry@example.test')
  })

  it('goes on beside a mail that is not taken', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const sent: string[] = []
    const services = createServices({
      ...world,
      secret: 'another secret, also long enough for this',
      mailer: {
        async send({ to, subject }) {
          sent.push(subject)
          if (to === 'stuck@example.test') await promise
        },
      },
    })
    await addAda('stuck@example.test')
    await addAda('free@example.test')
    const running = runDueJobs(services, JOB_HANDLERS)
    await expect.poll(() => sent).toHaveLength(2)
    resolve()
    await running
  })

  it('begins with the codes somebody waits for', async () => {
    await addAda('later@example.test')
    const { id: userId } = await world.addPerson('Cy')
    await addJob(world, 'mail_confirmation_code', { userId })
    const first = await claimJob(world.db, world.clock.now)
    expect(first?.kind).toBe('mail_confirmation_code')
    await world.db.deleteFrom('job').execute()
  })

  it('is given up after that', async () => {
    await addAda('never@example.test')
    const services = withBrokenMail(99)
    for (const wait of [0, 1, 3, 6, 60]) {
      world.clock.advance(wait * MINUTE)
      await runDueJobs(services, JOB_HANDLERS)
    }
    expect(await jobsLeft()).toBe(0)
    expect(mailsTo('never@example.test')).toBe(0)
  })

  it('is tried for two weeks where a customer is to be forgotten at the payment provider', async () => {
    let isAway = true
    const forgotten: string[] = []
    const payments = {
      ...world.payments,
      async forgetCustomer(id: string) {
        if (isAway) throw new Error('no connection')
        forgotten.push(id)
      },
    }
    await addJob(world, 'forget_customer', { customerId: 'cus_1' })
    for (let hour = 0; hour < 13 * 24; hour += 1) {
      await runDueJobs({ ...world, payments }, JOB_HANDLERS)
      world.clock.advance(HOUR)
    }
    isAway = false
    await runDueJobs({ ...world, payments }, JOB_HANDLERS)
    expect(forgotten).toEqual(['cus_1'])
    expect(await jobsLeft()).toBe(0)
  })

  it('is done once when several processes look for it at once', async () => {
    for (let number = 0; number < 10; number += 1) await addAda(`once-${number}@example.test`)
    await Promise.all(Array.from({ length: 8 }, () => world.runJobs()))
    for (let number = 0; number < 10; number += 1) {
      expect(mailsTo(`once-${number}@example.test`)).toBe(1)
    }
  })

  it('is found by everybody who looks at the same moment, a piece each', async () => {
    for (let number = 0; number < 6; number += 1) await addAda(`each-${number}@example.test`)
    const claimed = await Promise.all(
      Array.from({ length: 6 }, () => claimJob(world.db, world.clock.now)),
    )
    expect(new Set(claimed.map((job) => job?.id)).size).toBe(6)
    expect(claimed).not.toContain(undefined)
    await world.db.deleteFrom('job').execute()
  })

  it('is taken over when a process dies over it', async () => {
    await addAda('died@example.test')
    await world.db
      .updateTable('job')
      .set({ claimedUntil: world.clock.now + MINUTE })
      .execute()
    await world.runJobs()
    expect(mailsTo('died@example.test')).toBe(0)
    world.clock.advance(MINUTE)
    await world.runJobs()
    expect(mailsTo('died@example.test')).toBe(1)
  })

  it('leaves the sign-in answer the same while the mail server is down', async () => {
    await world.addPerson('Ada', { email: 'down@example.test' })
    const typed = { firstName: 'Ada', email: 'down@example.test' }
    const reply = await world.send(null, signIn.login, {}, typed)
    expect((await reply.json()).reason).toBe('code_required')
    await runDueJobs(withBrokenMail(1), JOB_HANDLERS)
    expect(await jobsLeft()).toBe(1)
    world.clock.advance(MINUTE)
    expect(await world.latestCode('down@example.test')).toMatch(/^\d{4} \d{4}$/)
  })
})

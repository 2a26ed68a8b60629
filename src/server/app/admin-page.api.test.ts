import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { admin } from '#contract/admin.ts'
import { signIn } from '#contract/sign-in.ts'
import { situations } from '#contract/situations.ts'
import { runAdmin } from '#server/app/admin.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { createApp } from './app.ts'
import { instanceState, probeEngine } from './instance-state.ts'

let world: TestApp
afterEach(() => world.stop())

async function addOperator() {
  const ada = await world.addPerson('Ada', { email: 'ada@example.test' })
  await runAdmin(world, ['operator', ada.email])
  return ada
}

it('lets in whom the command line named, until it takes that back', async () => {
  world = await startTestApp()
  const ada = await addOperator()
  expect((await world.send(ada, admin.state, {})).status).toBe(200)
  expect(await (await world.send(ada, signIn.user, {})).json()).toMatchObject({ isOperator: true })
  expect((await runAdmin(world, ['list']))[0]).toMatch(/, operator$/)
  await runAdmin(world, ['no-operator', ada.email])
  expect((await world.send(ada, admin.state, {})).status).toBe(404)
  expect(await (await world.send(ada, signIn.user, {})).json()).not.toHaveProperty('isOperator')
  await expect(runAdmin(world, ['operator', 'bo@example.test'])).rejects.toThrow('no account')
  await expect(runAdmin(world, ['operator'])).rejects.toThrow('the email of an account')
})

it('names nobody who only typed the email of another', async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
  const eve = world.addVisitor()
  const typed = { firstName: 'Eve', email: 'ada@example.test' }
  await world.send(eve, signIn.register, {}, typed)
  await expect(runAdmin(world, ['operator', typed.email])).rejects.toThrow(
    'hasn’t been confirmed yet',
  )
  expect((await world.send(eve, admin.state, {})).status).toBe(404)
})

it('tells figures, and no word or email of anybody', async () => {
  world = await startTestApp()
  const ada = await addOperator()
  const bo = await world.addPerson('Bo', { email: 'bo@example.test' })
  const secret = { title: 'Intimate', description: 'Intimate words of mine.', selfMapItemIds: [] }
  const draft = { ...secret, draftId: crypto.randomUUID() }
  await world.send(bo, situations.add, { userId: bo.id }, draft)
  await addJob(world, 'mail_trial_ends', { userId: bo.id })
  const wrong = { firstName: 'Cy', email: 'cy@example.test' }
  await world.send(world.addVisitor(), signIn.login, {}, wrong)
  await world.send(world.addVisitor(), signIn.login, {}, wrong)
  await world.send(ada, admin.invite, {}, { email: 'dee@example.test' })

  const reply = await world.send(ada, admin.state, {})
  const text = await reply.text()
  const since = new Date(world.clock.now).toISOString()
  expect(JSON.parse(text)).toMatchObject({
    accounts: 2,
    registration: 'open',
    invitations: [{ email: 'dee@example.test' }],
    mails: { waiting: 1, since },
    refusedSignIns: { count: 2, since },
    versions: {
      node: process.version,
      product: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: expect.stringMatching(/^(SQLite|PostgreSQL) \d/),
      migration: expect.stringMatching(/^\d{4}_/),
    },
  })
  expect(text).not.toMatch(/intimate|ada@|bo@|cy@|"Bo"/i)
  world.clock.advance(25 * 60 * 60 * 1000)
  const later = await (await world.send(ada, admin.state, {})).json()
  expect(later.refusedSignIns).toEqual({ count: 0, since: null })
})

it('counts a wrong code as refused, and the question for one not', async () => {
  world = await startTestApp({ SIGN_IN: 'email-code' })
  const ada = await addOperator()
  const refused = async () =>
    (await (await world.send(ada, admin.state, {})).json()).refusedSignIns.count
  const browser = world.addVisitor()
  const typed = { firstName: 'Ada', email: ada.email }
  await world.send(browser, signIn.login, {}, typed)
  expect(await refused()).toBe(0)
  await world.send(browser, signIn.login, {}, { ...typed, code: '0000 0000' })
  expect(await refused()).toBe(1)
})

it('makes links that open an account, and takes them back', async () => {
  world = await startTestApp({ REGISTRATION: 'invite' })
  const ada = await addOperator()
  const made = await world.send(ada, admin.invite, {}, {})
  expect(made.status).toBe(201)
  const invite = new URL((await made.json()).link).searchParams.get('invite') ?? ''
  const bo = { firstName: 'Bo', email: 'bo@example.test' }
  const joined = await world.send(world.addVisitor(), signIn.register, {}, { ...bo, invite })
  expect(joined.status).toBe(201)
  await world.send(ada, admin.invite, {}, {})
  const [open] = (await (await world.send(ada, admin.state, {})).json()).invitations
  expect((await world.send(ada, admin.withdraw, { id: open.id })).status).toBe(204)
  expect((await world.send(ada, admin.withdraw, { id: open.id })).status).toBe(404)
  expect((await world.send(ada, admin.invite, {}, { email: 'nobody' })).status).toBe(400)
})

it('knows the newest backup, the disk and whether the engine reads', async () => {
  world = await startTestApp()
  const dataDir = mkdtempSync(join(tmpdir(), 'house-'))
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups', 'innermap-2026-01-05T06-07-08.009Z.sqlite'), '')
  const instance = { ...world, config: { ...world.config, dataDir } }
  const { backup, disk } = await instanceState(instance)
  expect(backup).toEqual(
    world.dialect === 'sqlite' ? { takenAt: '2026-01-05T06:07:08.009Z', everyHours: null } : null,
  )
  expect(disk?.free).toBeGreaterThan(0)
  expect((await instanceState(world)).disk).toBeNull()
  rmSync(dataDir, { recursive: true })

  expect((await probeEngine(world)).isWell).toBe(true)
  const readFacts = () => Promise.reject(new Error('no model'))
  const engines = { ...world.engines, embedded: { ...world.engines.embedded, readFacts } }
  expect((await probeEngine({ ...world, engines })).isWell).toBe(false)
})

it.each(['/admin', '/admin/', '/ADMIN'])('has a page at %s for operators alone', async (path) => {
  world = await startTestApp()
  const ada = await addOperator()
  const bo = await world.addPerson('Bo')
  const drawPage = async () => ({ html: '<h1>Drawn</h1>', isPersonal: true, redirectTo: null })
  const app = createApp({ ...world, drawPage })
  const statusFor = async (cookie: string) =>
    (await app.request(path, { headers: { cookie } })).status
  expect(await statusFor(ada.jar.header())).toBe(200)
  expect(await statusFor(bo.jar.header())).toBe(404)
  expect(await statusFor('')).toBe(404)
})

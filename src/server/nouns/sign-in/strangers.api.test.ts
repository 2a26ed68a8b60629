import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn as calls } from '#contract/sign-in.ts'
import { CODE_SENT, CODE_SENT_BEFORE, CODES_USED_UP } from '#domain/people/person.ts'
import { HOUR } from '#domain/values/duration.ts'
import { claimJob, postponeJob } from '#server/jobs/job.repository.ts'
import { countUse } from '#server/outside/rate/rate-limit.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import { ALL_SIGN_UP_MAILS } from './code-requester.ts'

const WRONG = '00000000'
const OWN = '192.0.2.1'
const NETWORKS = Array.from({ length: 10 }, (_, n) => `198.51.100.${n}`)

let world: TestApp
beforeAll(async () => {
  world = await startTestApp({ SIGN_IN: 'email-code', PROXY_HOPS: '1' })
})
afterAll(() => world.stop())

/** Somebody with a confirmed account and a new browser. */
async function addVic(email: string) {
  world.clock.advance(HOUR + 1)
  await world.addPerson('Vic', { email })
  return { email, typed: { firstName: 'Vic', email }, browser: world.addVisitor() }
}

const from = (
  address: string,
  browser: { jar: Jar } | null,
  body: object,
  path: string = calls.login.path,
) =>
  world.sendRaw(browser, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })

const subjectsTo = async (email: string) => {
  await world.runJobs()
  return world.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

type Vic = Awaited<ReturnType<typeof addVic>>

/** The owner asks in their new browser, and types what was mailed. */
async function signIn({ browser, typed, email }: Vic, code?: string) {
  if (code === undefined) await from(OWN, browser, typed)
  const mailed = code ?? (await world.latestCode(email))
  return (await from(OWN, browser, { ...typed, code: mailed })).status
}

describe('guesses of strangers', () => {
  it('switch nothing off where no code waits, whatever name is typed', async () => {
    const vic = await addVic('no-code@example.test')
    for (const firstName of ['x', 'Vic'])
      for (const address of NETWORKS)
        for (let turn = 0; turn < 5; turn += 1) {
          const reply = await from(address, null, { firstName, email: vic.email, code: WRONG })
          expect(reply.status).toBe(401)
        }
    expect(await subjectsTo(vic.email)).toEqual([])
    expect(await signIn(vic)).toBe(200)
  })

  it('take nothing from the browser that asked, even from its own network', async () => {
    const vic = await addVic('neighbour@example.test')
    await from(OWN, vic.browser, vic.typed)
    const code = await world.latestCode(vic.email)
    const statuses: number[] = []
    for (let turn = 0; turn < 40; turn += 1)
      statuses.push((await from(OWN, null, { ...vic.typed, code: WRONG })).status)
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(30).fill(429)])
    // Now without the name, so that every try of the whole network is gone.
    for (let turn = 0; turn < 40; turn += 1)
      await from(OWN, null, { firstName: 'x', email: `${turn}@example.test`, code: WRONG })
    expect(await signIn(vic, code)).toBe(200)
  })

  it('at codes that wait are stopped after a hundred, but never the browser that asked', async () => {
    const vic = await addVic('hundred@example.test')
    let met = 0
    for (let round = 0; met < 100; round += 1) {
      if (round % 2 === 0) world.clock.advance(HOUR + 1)
      world.clock.advance(61_000)
      for (const address of NETWORKS.slice(0, 5)) {
        await from(address, null, vic.typed)
        await world.runJobs()
        for (let turn = 0; turn < 5 && met < 100; turn += 1, met += 1)
          await from(address, null, { ...vic.typed, code: WRONG })
      }
    }
    const told = 'Wrong sign-in codes for your Innermap account'
    expect((await subjectsTo(vic.email)).filter((subject) => subject === told)).toHaveLength(1)

    world.clock.advance(HOUR + 1)
    await from('203.0.113.9', null, vic.typed)
    const code = await world.latestCode(vic.email)
    expect((await from('203.0.113.9', null, { ...vic.typed, code })).status).toBe(401)
    expect(await signIn(vic)).toBe(200)
  })

  it.each(['x', 'Vic'])(
    'from a whole large network leave mails to the owner, asking as %s',
    async (firstName) => {
      const vic = await addVic(`large-${firstName.toLowerCase()}@example.test`)
      for (let n = 0; n < 120; n += 1)
        await from(`2001:db8:${n % 2}:${n.toString(16)}::1`, null, { firstName, email: vic.email })
      await world.runJobs()
      expect(await signIn(vic)).toBe(200)
    },
  )

  it('get five tries at a code they asked for themselves, and made-up cookies get none', async () => {
    const vic = await addVic('own-code@example.test')
    const stranger = world.addVisitor()
    await from('203.0.113.1', stranger, vic.typed)
    const code = await world.latestCode(vic.email)
    const asker = stranger.jar.get('asker') ?? ''
    for (let turn = 0; turn < 5; turn += 1)
      await from('203.0.113.1', stranger, { ...vic.typed, code: WRONG })
    expect((await from('203.0.113.1', stranger, { ...vic.typed, code })).status).toBe(401)

    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const made = world.addVisitor()
      made.jar.set('asker', `${turn}${asker}`)
      statuses.push((await from('203.0.113.2', made, { ...vic.typed, code: WRONG })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  it('cost and learn the same whether a code waits, a name is wrong or nobody has the email', async () => {
    const vic = await addVic('equal@example.test')
    const seen = new Set<string>()
    const asked = [
      vic.typed,
      { ...vic.typed, firstName: 'x' },
      { firstName: 'Vic', email: 'nobody@example.test' },
    ]
    for (const [n, typed] of asked.entries())
      for (const hasCookies of [true, false]) {
        const address = `203.0.113.${10 + 2 * n + Number(hasCookies)}`
        const browser = hasCookies ? world.addVisitor() : null
        await from(address, browser, typed)
        await world.runJobs()
        world.clock.advance(61_000)
        const before = await counted()
        const answers: string[] = []
        for (let turn = 0; turn < 11; turn += 1) {
          const reply = await from(address, browser, { ...typed, code: WRONG })
          answers.push(`${reply.status} ${[...reply.headers.keys()].sort()} ${await reply.text()}`)
        }
        // The same number of counters is written: it takes the same time too.
        const written = (await counted()) - before
        seen.add(`${hasCookies} ${written} ${answers.join().replaceAll(/\d+ seconds/g, '')}`)
      }
    expect(seen.size).toBe(2)
  })
})

describe('sign-ups of strangers', () => {
  const signUp = (address: string, email: string, browser = world.addVisitor()) =>
    from(address, browser, { firstName: 'Vic', email }, calls.register.path)
  const confirm = async (browser: { jar: Jar }, email: string) => {
    const code = await world.latestCode(email)
    return (await world.send(browser, calls.confirm, {}, { code })).status
  }

  it("use up no mail of the email's owner who signs up too", async () => {
    const email = 'newcomer@example.test'
    for (const address of [...NETWORKS, ...NETWORKS]) {
      await signUp(address, email)
      await world.runJobs()
      world.clock.advance(61_000)
    }
    const owner = world.addVisitor()
    await signUp(OWN, email, owner)
    expect(await confirm(owner, email)).toBe(200)
  })

  it('use up no mail that its owner asks for once more, and flood no mailbox', async () => {
    const email = 'flooded@example.test'
    const networks = Array.from({ length: 60 }, (_, n) => `203.0.113.${100 + n}`)
    for (const address of networks) await signUp(address, email)
    expect(await subjectsTo(email)).toHaveLength(50)
    const owner = world.addVisitor()
    await signUp(OWN, email, owner)
    expect(await subjectsTo(email)).toHaveLength(50)
    expect((await world.send(owner, calls.sendConfirmation, {})).status).toBe(204)
    expect(await subjectsTo(email)).toHaveLength(51)
    expect(await confirm(owner, email)).toBe(200)
  })
})

describe('a household with many networks', () => {
  const signUp = (network: string, n: number) =>
    from(
      `2001:db8:${network}::1`,
      world.addVisitor(),
      { firstName: 'Vic', email: `flood-${network.replace(':', '-')}-${n}@example.test` },
      calls.register.path,
    )

  it('signs up so many of them, whichever of its networks it uses', async () => {
    world.clock.advance(HOUR + 1)
    const statuses: number[] = []
    for (let n = 0; n < 36; n += 1) {
      if (n % 9 === 0) world.clock.advance(61_000)
      statuses.push((await signUp(`1:${(0x100 + n).toString(16)}`, n)).status)
    }
    expect(statuses).toEqual([...Array(30).fill(201), ...Array(6).fill(429)])
  })

  it('keeps no mail from whoever has an account, however many sign up', async () => {
    const vic = await addVic('owner@example.test')
    const FEW = 6
    for (let n = 0; n < ALL_SIGN_UP_MAILS.max - FEW; n += 1)
      await countUse(world, ALL_SIGN_UP_MAILS, '')
    const statuses: number[] = []
    for (let n = 0; n < FEW + 2; n += 1) statuses.push((await signUp(`${n + 100}:1`, n)).status)
    expect(statuses).toEqual([...Array(FEW).fill(201), 503, 503])
    const asked = await from(OWN, vic.browser, vic.typed)
    expect(await asked.json()).toMatchObject({ message: CODE_SENT })
    // Those who signed up before are more, and wait.
    const next = await claimJob(world.db, world.clock.now)
    expect(next?.payload).toContain(vic.email)
    await postponeJob(world.db, next!.id, world.clock.now)
    expect(await signIn(vic, await world.latestCode(vic.email))).toBe(200)
  })
})

it('keeps no code from a confirmed account, however many codes strangers ask for', async () => {
  const vic = await addVic('own-codes@example.test')
  const stranger = { firstName: 'Vic', email: 'made-up@example.test' }
  await world.addPerson('Vic', { email: stranger.email, isConfirmed: false })
  for (let n = 0; n < ALL_SIGN_UP_MAILS.max; n += 1) await countUse(world, ALL_SIGN_UP_MAILS, '')
  const asked = await from('192.0.2.99', null, stranger)
  expect(await asked.json()).toMatchObject({ message: CODE_SENT })
  expect(await subjectsTo(stranger.email)).toEqual([])
  expect(await signIn(vic)).toBe(200)
  expect((await world.send(vic.browser, calls.sendProof, {})).status).toBe(204)
  expect(await subjectsTo(vic.email)).toHaveLength(3)
  world.clock.advance(HOUR)
  expect(await subjectsTo(stranger.email)).toHaveLength(1)
})

describe('what is said about a code', () => {
  it('is that it was sent a minute ago, or that there were many, where none is sent', async () => {
    const vic = await addVic('honest@example.test')
    const nobody = { firstName: 'Vic', email: 'not-there@example.test' }
    for (const typed of [vic.typed, nobody]) {
      const said: string[] = []
      const ask = async () => {
        const reply = await from('192.0.2.77', null, typed)
        said.push(`${reply.status} ${(await reply.json()).message}`)
        await world.runJobs()
      }
      await ask()
      await ask()
      for (let n = 0; n < 5; n += 1) {
        world.clock.advance(61_000)
        await ask()
      }
      const sent = `401 ${CODE_SENT}`
      const used = `429 ${CODES_USED_UP}`
      expect(said).toEqual([sent, `401 ${CODE_SENT_BEFORE}`, sent, sent, sent, sent, used])
    }
    expect(world.mails.filter(({ to }) => to === vic.email)).toHaveLength(5)
  })

  it('is the same for a code asked for once more', async () => {
    const vic = world.addVisitor()
    const email = 'once-more@example.test'
    await from('192.0.2.78', vic, { firstName: 'Vic', email }, calls.register.path)
    await world.runJobs()
    expect((await world.send(vic, calls.sendConfirmation, {})).status).toBe(204)
    expect((await world.send(vic, calls.sendConfirmation, {})).status).toBe(429)
    expect(await subjectsTo(email)).toHaveLength(2)
  })
})

async function counted(): Promise<number> {
  const rows = await world.db.selectFrom('rateCounter').select('used').execute()
  return rows.reduce((sum, { used }) => sum + used, 0)
}

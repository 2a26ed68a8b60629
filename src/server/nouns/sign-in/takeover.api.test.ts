import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar } from '#contract/calendar.ts'
import { consents } from '#contract/consents.ts'
import { selfMap } from '#contract/self-map.ts'
import { signIn } from '#contract/sign-in.ts'
import { tokens } from '#contract/tokens.ts'
import { trial } from '#contract/trial.ts'
import { webhooks } from '#contract/webhooks.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Tables } from '#server/base/db/schema.ts'
import { TABLES } from '#server/nouns/ownership/tables.ts'
import { ACCESS_TABLES } from '#server/people/access-tables.ts'
import type { TestApp } from '#test/app.ts'
import type { Jar } from '#test/cookie-jar.ts'
import type { FakeStripe } from '#test/fakes/fake-stripe.ts'
import { addFullAccount } from '#test/full-account.ts'
import { startStripeApp } from '#test/stripe.ts'

/** The other tables. This list doesn't compile without a new one, so each is judged. */
const NO_DOORS: Record<Exclude<keyof Tables, keyof typeof ACCESS_TABLES>, string> = {
  user: 'the account itself',
  invitation: 'for someone who has no account yet',
  rateCounter: 'counts',
  usedTrial: 'remembers',
  signIn: 'a list to look at',
  job: 'looks for its door again when it runs',
  billingCustomer: 'leads to the payment provider, for the person who is signed in',
  billingEvent: 'what the payment provider said',
  selfMapItem: 'words',
  selfMapExample: 'words',
  selfMapRelationship: 'words',
  hiddenExampleRelationship: 'words',
  mapChange: 'words',
  situation: 'words',
  situationItem: 'words',
  proposal: 'words',
  situationAnswer: 'words',
  shownLine: 'remembers',
  journalImport: 'words',
  waitingNote: 'words',
  analysis: 'words',
  analysisEmotion: 'words',
  analysisEquation: 'words',
  analysisClaim: 'a lock of seconds',
  step: 'words',
  followUp: 'words',
  weighing: 'words',
  exercise: 'words',
  secondLook: 'words',
  forecast: 'words',
  forecastItem: 'words',
  declinedName: 'words',
  loopRest: 'words',
  diaryWatch: 'words',
  toldSentence: 'words',
  ownWord: 'words',
  letter: 'words',
  shownQuestion: 'remembers',
  rewrittenWish: 'words',
  experiment: 'words',
  toss: 'words',
}

let world: TestApp
let stripe: FakeStripe
beforeAll(async () => {
  const started = await startStripeApp({ SIGN_IN: 'email-code' })
  world = started.world
  stripe = started.stripe
})
afterAll(async () => {
  await world.stop()
  await stripe.stop()
})

type Table = keyof typeof TABLES
const DOOR_NAMES = Object.keys(ACCESS_TABLES) as (keyof typeof ACCESS_TABLES)[]

/** The rows of one person, each as a text. */
async function rowsOf(table: Table, userId: number): Promise<string[]> {
  const rows = await world.db
    .selectFrom(table as 'session')
    .selectAll()
    .execute()
  return rows.filter((row) => row.userId === userId).map((row) => JSON.stringify(row))
}

async function openWithCode(typed: { firstName: string; email: string }) {
  const browser = world.addVisitor()
  await world.send(browser, signIn.login, {}, typed)
  const code = await world.latestCode(typed.email)
  const reply = await world.send(browser, signIn.login, {}, { ...typed, code })
  return { ...browser, id: (await reply.json()).id as number }
}

async function signUp(email: string) {
  const typed = { firstName: 'Ada', email }
  const browser = world.addVisitor()
  await world.send(browser, signIn.register, {}, typed)
  const { id } = await (await world.send(browser, signIn.user, {})).json()
  return { ...browser, typed, id: id as number }
}

async function plant(person: { jar: Jar; id: number }) {
  const mine = { userId: person.id }
  const hook = { address: 'https://example.com/hook', events: ['plan.due' as const] }
  const token = { name: 'Script', scopes: ['read' as const], days: 30 }
  const replies = [
    await world.send(person, webhooks.create, mine, hook),
    await world.send(person, consents.change, mine, { mails: true, externalEngine: true }),
    await world.send(person, calendar.open, mine),
    await world.send(person, tokens.create, mine, token),
  ]
  return replies.map(({ ok }) => ok)
}

const leftOf = async (userId: number) =>
  (await Promise.all((['webhook', 'consent'] as const).map((door) => rowsOf(door, userId)))).flat()

describe('a table', () => {
  it('either is a door or says why it is none', () => {
    const told = [...Object.keys(ACCESS_TABLES), ...Object.keys(NO_DOORS)]
    expect(told.sort()).toEqual(
      Object.keys(TABLES)
        .filter((table) => table !== 'migration')
        .sort(),
    )
  })
})

describe('an unconfirmed account that its owner takes over', () => {
  it('has no door left that was open before, and every word', async () => {
    const ada = await addFullAccount(world, stripe)
    await world.runJobs()
    const unconfirmed = { emailConfirmedAt: null, claimedEmail: null }
    await world.db.updateTable('user').set(unconfirmed).where('id', '=', ada.id).execute()
    const doors = new Map<Table, string[]>()
    for (const door of DOOR_NAMES) doors.set(door, await rowsOf(door, ada.id))
    for (const [door, rows] of doors) expect([door, rows.length]).not.toContain(0)
    const words = Object.keys(NO_DOORS).filter((table) => table !== 'job') as Table[]
    const kept = await Promise.all(words.map((table) => rowsOf(table, ada.id)))

    expect((await openWithCode(ada)).id).toBe(ada.id)
    for (const [door, before] of doors) {
      const after = await rowsOf(door, ada.id)
      expect([door, after.filter((row) => before.includes(row))]).toEqual([door, []])
    }
    const now = await Promise.all(words.map((table) => rowsOf(table, ada.id)))
    expect(now.map((rows, n) => kept[n]!.every((row) => rows.includes(row)))).not.toContain(false)
  })

  it('calls no webhook and has agreed to nothing', async () => {
    const byCode = await signUp('by-code@example.test')
    expect(await plant(byCode)).not.toContain(false)
    expect(await leftOf(byCode.id)).toHaveLength(3)
    await world.runJobs()
    expect((await openWithCode(byCode.typed)).id).toBe(byCode.id)
    expect(await leftOf(byCode.id)).toEqual([])
  })

  it('begins its trial with its owner, whoever made it', async () => {
    const stranger = await signUp('opened-late@example.test')
    await world.runJobs()
    world.clock.advance(8 * DAY)
    const owner = await openWithCode(stranger.typed)
    expect(owner.id).toBe(stranger.id)
    const { status, startedAt } = await (await world.send(owner, trial.get, {})).json()
    expect({ status, startedAt }).toEqual({
      status: 'account_trial',
      startedAt: new Date(world.clock.now).toISOString(),
    })
  })
})

describe('a stranger’s account under the same name and email', () => {
  it('is nowhere the owner is led to, and uses up none of their trial', async () => {
    const stranger = await signUp('planted@example.test')
    const item = { name: 'Planted', category: 'people', attachmentPower: 0.5 }
    await world.send(stranger, selfMap.add, { userId: stranger.id }, item)
    await world.runJobs()
    world.clock.advance(8 * DAY)
    const owner = await signUp(stranger.typed.email)
    const code = await world.latestCode(owner.typed.email)
    const reply = await world.send(owner, signIn.confirm, {}, { code })
    expect(await reply.json()).toMatchObject({ id: owner.id, emailConfirmed: true })
    expect((await (await world.send(owner, trial.get, {})).json()).status).toBe('account_trial')
    const map = await (await world.send(owner, selfMap.list, { userId: owner.id })).json()
    expect(JSON.stringify(map)).not.toContain('Planted')
    const left = await (await world.send(stranger, signIn.user, {})).json()
    expect(left).toMatchObject({ id: stranger.id, email: null })
  })
})

describe('an account confirmed by the one who sits in it', () => {
  it('keeps what they let out, unless somebody else may have done so', async () => {
    const alone = await signUp('alone@example.test')
    await plant(alone)
    const code = await world.latestCode('alone@example.test')
    expect((await world.send(alone, signIn.confirm, {}, { code })).status).toBe(200)
    expect(await leftOf(alone.id)).toHaveLength(3)
    expect(await rowsOf('personalToken', alone.id)).toEqual([])

    const shared = await signUp('shared@example.test')
    await plant(shared)
    expect((await world.send(shared, signIn.login, {}, shared.typed)).status).toBe(200)
    const mailed = await world.latestCode('shared@example.test')
    expect((await world.send(shared, signIn.confirm, {}, { code: mailed })).status).toBe(200)
    expect(await leftOf(shared.id)).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { ownerOf } from '#server/base/owner.ts'
import { createSeal } from '#server/base/seal.ts'
import { hashToken } from '#server/base/token.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { endAllSessions, revokeAccessOfOthers, revokeAllAccess } from './access-tables.ts'
import { lockPerson } from './lock-person.ts'
import {
  endSessionById,
  findSession,
  hasSignedInWith,
  isIdle,
  listSessions,
  listSignIns,
  openSession,
  SESSION_LIFE,
} from './session.ts'
import { recallTrial, rememberTrial, resumeTrial } from './used-trial.ts'
import { findBearer } from './who-is.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

const NOW = Date.parse('2027-03-01T12:00:00Z')
const seal = createSeal('a secret that only this test knows, and long enough')
/** The database at a moment after `NOW`. */
const at = (later = 0) => ({ db: world.db, seal, now: () => NOW + later })

/** Without a session or a sign-in of its own. */
async function somebody() {
  const { id } = await world.addPerson('Ada')
  for (const table of ['session', 'signIn'] as const)
    await world.db.deleteFrom(table).where('userId', '=', id).execute()
  const account = await world.db
    .selectFrom('user')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, owner: ownerOf(account), account }
}

describe('a session', () => {
  it('is extended once an hour, and ends when it is not used for thirty days', async () => {
    const { id } = await somebody()
    const token = await openSession(world.db, id, 'Firefox', NOW)
    const found = async (later: number) =>
      (await findSession(world.db, token, NOW + later))?.wasExtended
    expect(await found(HOUR)).toBe(false)
    expect(await found(HOUR + 1)).toBe(true)
    expect(await found(HOUR + 2)).toBe(false)
    expect(await found(HOUR + 1 + SESSION_LIFE)).toBeUndefined()
    expect(await findSession(world.db, 'nobody', NOW)).toBeNull()
  })

  it('proves who somebody is, unless the browser was only remembered', async () => {
    const { id, owner } = await somebody()
    const proved = async (way: 'code' | 'device') => {
      const token = await openSession(world.db, id, way, NOW, way)
      return (await findSession(world.db, token, NOW))!.user.provedAt
    }
    expect([await proved('code'), await proved('device')]).toEqual([NOW, 0])
    expect((await listSignIns({ ...at(), owner })).map(({ way }) => way)).toEqual([
      'device',
      'code',
    ])
    expect(await hasSignedInWith(world.db, id, 'code')).toBe(true)
    expect(await hasSignedInWith(world.db, id, 'Firefox')).toBe(false)
    const [session] = await listSessions({ ...at(), owner })
    expect(await endSessionById({ ...at(), owner }, session!.id)).toMatchObject({
      device: 'device',
    })
    expect(await endSessionById({ ...at(), owner }, session!.id)).toBeUndefined()
    expect(await listSessions({ ...at(SESSION_LIFE), owner })).toEqual([])
  })
})

describe('a visit', () => {
  it.each([
    [90 * DAY - 1, false],
    [90 * DAY, true],
  ])('%d ms ago leaves nobody idle: %s', async (ago, isSo) => {
    for (const table of ['session', 'signIn'] as const) {
      const { id, owner } = await somebody()
      await openSession(world.db, id, 'Firefox', NOW - ago)
      await world.db.deleteFrom(table).where('userId', '=', id).execute()
      expect(await isIdle({ ...at(), owner })).toBe(isSo)
    }
  })
})

describe('a trial that was used', () => {
  it('goes on where it stopped, for the mailbox and for thirty days', async () => {
    const { account } = await somebody()
    const claimedEmail = `ada+x${account.id}@a.example`
    const mailbox = 'ada@a.example'
    const remember = (
      trialSince: number,
      analysesMade: number,
      email: string | null = claimedEmail,
    ) => rememberTrial(at(), { claimedEmail: email, trialSince, analysesMade })
    const recall = (later = 0) => recallTrial(at(later), mailbox)
    await remember(NOW, 9, null)
    expect(await recall()).toBeUndefined()
    await remember(NOW - 5, 3)
    expect(await recall()).toEqual({ trialSince: NOW - 5, analysesMade: 3 })
    await remember(NOW - 2, 4)
    expect(await recall()).toEqual({ trialSince: NOW - 5, analysesMade: 4 })
    await remember(NOW - 9, 1)
    expect(await recall(30 * DAY - 1)).toEqual({ trialSince: NOW - 9, analysesMade: 4 })
    expect(await recall(30 * DAY)).toBeUndefined()
    const resumed = await resumeTrial(at(), account, mailbox)
    expect([resumed.trialSince, resumed.analysesMade]).toEqual([
      Math.min(account.trialSince, NOW - 9),
      4,
    ])
    expect(await resumeTrial(at(), account, 'other@a.example')).toBe(account)
  })
})

describe('the doors of an account', () => {
  /** One of each kind: what is open, what lets in again, and what lets out. */
  async function withDoors(signIns: number) {
    const { id } = await somebody()
    for (let at = 0; at < signIns; at += 1) await openSession(world.db, id, 'Firefox', NOW + at)
    const made = { userId: id, createdAt: NOW }
    const identity = { issuer: 'https://p.example', subject: String(id) }
    await world.db
      .insertInto('providerIdentity')
      .values({ ...made, ...identity })
      .execute()
    await world.db
      .insertInto('consent')
      .values({ userId: id, name: 'mails', version: '1', givenAt: NOW })
      .execute()
    const left = async () => {
      const count = async (table: 'session' | 'providerIdentity' | 'consent') =>
        (await world.db.selectFrom(table).select('userId').where('userId', '=', id).execute())
          .length
      return [await count('session'), await count('providerIdentity'), await count('consent')]
    }
    return { id, left }
  }

  it('close as far as they are asked to', async () => {
    const open = await withDoors(1)
    await endAllSessions(world.db, open.id)
    expect(await open.left()).toEqual([0, 1, 1])
    await revokeAllAccess(world.db, open.id)
    expect(await open.left()).toEqual([0, 0, 0])
  })

  it('leave what lets out where nobody else can have made it', async () => {
    const [alone, together] = [await withDoors(1), await withDoors(2)]
    for (const { id } of [alone, together]) await revokeAccessOfOthers(world.db, id)
    expect([await alone.left(), await together.left()]).toEqual([
      [0, 1, 1],
      [0, 1, 0],
    ])
  })
})

it('locks only who is there', async () => {
  const { owner } = await somebody()
  expect((await lockPerson({ ...at(), owner })).countedAt).toBe(NOW)
  await world.db.deleteFrom('user').where('id', '=', owner).execute()
  await expect(lockPerson({ ...at(), owner })).rejects.toThrow()
})

it('takes a token until it ends, and writes down at most once an hour that it was used', async () => {
  const { id } = await somebody()
  await world.db
    .insertInto('personalToken')
    .values({
      userId: id,
      name: 'x',
      tokenHash: hashToken('mine'),
      scopes: 'read write',
      createdAt: NOW,
      expiresAt: NOW + DAY,
    })
    .execute()
  const used = async (later: number) => {
    const bearer = await findBearer(world.db, 'mine', NOW + later)
    const row = await world.db
      .selectFrom('personalToken')
      .select('usedAt')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()
    return [bearer?.scopes.join(), row.usedAt === null ? null : row.usedAt - NOW]
  }
  expect(await used(0)).toEqual(['read,write', 0])
  expect(await used(HOUR)).toEqual(['read,write', 0])
  expect(await used(HOUR + 1)).toEqual(['read,write', HOUR + 1])
  expect(await used(DAY)).toEqual([undefined, HOUR + 1])
})

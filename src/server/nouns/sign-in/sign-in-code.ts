import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { WRONG_CODE } from '#domain/people/person.ts'
import { DAY, MINUTE } from '#domain/values/duration.ts'
import { RefusalError } from '#server/base/refuse.ts'
import { countUse, type Rate, usesOf } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import type { CodeRequester, TypedBy } from './code-requester.ts'

/** Has no limit. It only counts refused sign-ins for the operator. */
const REFUSED: Rate = { name: 'sign-ins refused', max: Number.MAX_SAFE_INTEGER, within: DAY }
const EVERYBODY = 'everybody'

/** Distinguishes a refusal from an answer that only asks for a code. */
const isRefused = (error: unknown): boolean =>
  error instanceof RefusalError &&
  (error.reason !== 'code_required' || error.message === WRONG_CODE)

/** Runs a sign-in and counts it if it is refused. */
export async function countingRefusals<Result>(
  services: Services,
  signIn: () => Promise<Result>,
): Promise<Result> {
  try {
    return await signIn()
  } catch (error) {
    if (isRefused(error)) await countUse(services, REFUSED, EVERYBODY)
    throw error
  }
}

/** Returns the number of refusals and since when they are counted; null if none. */
export const refusedSignIns = (services: Services) => usesOf(services, REFUSED, EVERYBODY)

export const CODE_LIFE = 10 * MINUTE
const TRIES = 5
const DIGITS = 8

export type Purpose = 'sign_in' | 'confirm'
type Needs = Pick<Services, 'db' | 'seal' | 'now'>

const COST = { N: 16_384, r: 8, p: 1 }
const stretch = promisify<string, string, number, typeof COST, Buffer>(scrypt)

/** Slow and keyed, so that a stolen table can't be reversed within the codes' ten minutes. */
const hashOf = (seal: Needs['seal'], code: string, salt: string): Promise<Buffer> =>
  stretch(seal.hash('sign-in code', code), salt, 32, COST)

export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * Creates a code for one account and requester, replacing the last. Codes mailed together share a salt, so that a
 * typed one is hashed once for all.
 */
export async function makeCode(
  { db, seal, now }: Needs,
  userId: number,
  purpose: Purpose,
  by: CodeRequester,
  salt = newSalt(),
): Promise<string> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const codeHash = (await hashOf(seal, code, salt)).toString('base64url')
  const fresh = {
    salt,
    codeHash,
    tries: 0,
    networkTries: 0,
    createdAt: now(),
    expiresAt: now() + CODE_LIFE,
  }
  await db
    .insertInto('signInCode')
    .values({ userId, purpose, ...by, ...fresh })
    .onConflict((conflict) => conflict.columns(['userId', 'purpose', 'asker']).doUpdateSet(fresh))
    .execute()
  return code
}

export type CodeTry = {
  userIds: readonly number[]
  purpose: Purpose
  by: TypedBy
  code: string
}

/** `met` is true if a code was pending. */
type Outcome = { opened: number | null; met: boolean }

/**
 * Returns the account that the code opens, and deletes the code, so that a race has one winner. Each try counts
 * before the comparison and takes constant time; tries of the requester and of its network are counted separately.
 */
export async function useCode(
  { db, seal, now }: Needs,
  { userIds, purpose, by, code }: CodeTry,
): Promise<Outcome> {
  // Account 0 doesn't exist, so that without an account the same work is done.
  const whose = userIds.length > 0 ? userIds : [0]
  const tries = 'asker' in by ? 'tries' : 'networkTries'
  const newest = db
    .selectFrom('signInCode')
    .select('asker')
    .where('userId', 'in', whose)
    .where('purpose', '=', purpose)
    .where((eb) => ('asker' in by ? eb('asker', '=', by.asker) : eb('network', '=', by.network)))
    .orderBy('createdAt', 'desc')
    .limit(1)
  const kept = await db
    .updateTable('signInCode')
    .set(({ eb }) => ({ [tries]: eb(tries, '+', 1) }))
    .where('userId', 'in', whose)
    .where('purpose', '=', purpose)
    .where('asker', '=', newest)
    .where(tries, '<', TRIES)
    .where('expiresAt', '>', now())
    .returning(['userId', 'salt', 'codeHash'])
    .execute()
  const given = await hashOf(seal, code.replace(/[\s-]/g, ''), kept[0]?.salt ?? 'nobody')
  const right = kept.find(({ codeHash }) =>
    timingSafeEqual(given, Buffer.from(codeHash, 'base64url')),
  )
  if (!right) return { opened: null, met: kept.length > 0 }
  const used = await db
    .deleteFrom('signInCode')
    .where('userId', '=', right.userId)
    .where('purpose', '=', purpose)
    .where('codeHash', '=', right.codeHash)
    .executeTakeFirst()
  return { opened: used.numDeletedRows > 0n ? right.userId : null, met: true }
}

/** "1234 5678": easier to copy from one screen to another. */
export const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

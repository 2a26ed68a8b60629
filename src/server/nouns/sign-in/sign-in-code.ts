import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { MINUTE } from '#domain/values/duration.ts'
import type { Services } from '#server/outside/services.ts'
import type { Asker, TypedBy } from './asker.ts'

export const CODE_LIFE = 10 * MINUTE
const TRIES = 5
const DIGITS = 8

export type Purpose = 'sign_in' | 'confirm'
type Needs = Pick<Services, 'db' | 'seal' | 'now'>

const COST = { N: 16_384, r: 8, p: 1 }
const stretch = promisify<string, string, number, typeof COST, Buffer>(scrypt)

/** Slow to compute and keyed: a stolen table of codes cannot be turned back into codes in their ten minutes. */
const hashOf = (seal: Needs['seal'], code: string, salt: string): Promise<Buffer> =>
  stretch(seal.hash('sign-in code', code), salt, 32, COST)

export const newSalt = (): string => randomBytes(16).toString('base64url')

/**
 * Makes a new code for one account and asker; it replaces the one before. Codes that are mailed together share their
 * salt, so that a typed one is stretched once, however many it is compared with.
 */
export async function makeCode(
  { db, seal, now }: Needs,
  userId: number,
  purpose: Purpose,
  by: Asker,
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

/** `met` says whether a code was there to be guessed at all. */
type Outcome = { opened: number | null; met: boolean }

/**
 * Which of these accounts the code opens; it is used up then, also when twenty ask at once. Every try counts
 * before it is compared, and takes the same time however many accounts or codes there are. Who asked for a code has
 * tries of their own: those of the network around them are counted beside.
 */
export async function useCode(
  { db, seal, now }: Needs,
  userIds: readonly number[],
  purpose: Purpose,
  by: TypedBy,
  typed: string,
): Promise<Outcome> {
  // No account has the number 0: where there is none to open, the same is done.
  const whose = userIds.length > 0 ? userIds : [0]
  const code = typed.replace(/[\s-]/g, '')
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
  const given = await hashOf(seal, code, kept[0]?.salt ?? 'nobody')
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

/** "1234 5678": easier to carry from one screen to another. */
export const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

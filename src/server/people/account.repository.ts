import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isSameName, usernameFrom } from '#domain/people/person.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

export type Account = Selectable<Tables['user']>

export const findAccount = (db: Database, id: number): Promise<Account | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the account only if its email is confirmed. Unconfirmed addresses receive codes and nothing else. */
export async function findMailable(
  db: Database,
  id: number,
): Promise<(Account & { email: string }) | null> {
  const account = await findAccount(db, id)
  if (!account?.email || account.emailConfirmedAt === null) return null
  return { ...account, email: account.email }
}

/** Finds the account that has confirmed this email. */
export const findByClaim = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('user').selectAll().where('claimedEmail', '=', email).executeTakeFirst()

/**
 * A limit, because a stranger can add any number of accounts. Accounts beyond it must confirm in the browser that
 * signed up.
 */
const REACHABLE_AT_MOST = 8

/**
 * Finds the accounts a mailed code may open: the one that confirmed this email, or else all with this name and email,
 * oldest first. The reader of the mail is the owner, no matter who signed up.
 */
export async function findReachable(
  db: Database,
  { email, firstName }: { email: string; firstName: string },
): Promise<Account[]> {
  const claiming = await findByClaim(db, email)
  const carrying = claiming
    ? [claiming]
    : await db.selectFrom('user').selectAll().where('email', '=', email).orderBy('id').execute()
  return carrying
    .filter((account) => isSameName(account.firstName, firstName))
    .slice(0, REACHABLE_AT_MOST)
}

/** Finds an account with this email: first the one that confirmed it, then the oldest. */
export const findByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .orderBy((eb) => eb('claimedEmail', 'is', null))
    .orderBy('id')
    .executeTakeFirst()

/** Finds the account with this email that trusts this browser, if its device name is unchanged. */
export const findTrusting = (
  db: Database,
  email: string,
  { tokenHash, device }: { tokenHash: string; device: string },
  now: number,
): Promise<Account | undefined> =>
  db
    .selectFrom('user')
    .innerJoin('trustedDevice', 'trustedDevice.userId', 'user.id')
    .selectAll('user')
    .where('user.email', '=', email)
    .where('trustedDevice.tokenHash', '=', tokenHash)
    .where('trustedDevice.device', '=', device)
    .where('trustedDevice.expiresAt', '>', now)
    .orderBy('user.id', 'desc')
    .executeTakeFirst()

export type NewAccount = Pick<Account, 'firstName' | 'email' | 'claimedEmail'> &
  Partial<Pick<Account, 'lastName' | 'emailConfirmedAt' | 'isDev'>>

const USERNAME_TRIES = 6

/** Adds an account; null if another one has confirmed this email. */
export async function insertAccount(
  db: Database,
  account: NewAccount,
  now: number,
): Promise<Account | null> {
  for (let round = 1; round <= USERNAME_TRIES; round += 1) {
    const username = usernameFrom(account.firstName, randomInt(10, 10 ** (round + 2)))
    const added = await db
      .insertInto('user')
      .values({ ...account, username, createdAt: now, trialSince: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return added
    if (account.claimedEmail && (await findByClaim(db, account.claimedEmail))) return null
  }
  throw new Error('No free username was found.')
}

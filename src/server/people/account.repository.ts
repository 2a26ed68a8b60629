import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isSameName, usernameFrom } from '#domain/people/person.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'

export type Account = Selectable<Tables['user']>

export const findAccount = (db: Database, id: number): Promise<Account | undefined> =>
  db.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

/** The account, where mail may go to its email: whoever reads there has confirmed it. Codes alone go to any other. */
export async function findMailable(
  db: Database,
  id: number,
): Promise<(Account & { email: string }) | null> {
  const account = await findAccount(db, id)
  if (!account?.email || account.emailConfirmedAt === null) return null
  return { ...account, email: account.email }
}

/** The one account that answers to this email. */
export const findByClaim = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('user').selectAll().where('claimedEmail', '=', email).executeTakeFirst()

/** A stranger may add as many as they like; who is not among these confirms where they signed up. */
const REACHABLE_AT_MOST = 8

/**
 * The accounts a mailed code may open: the one that answers to this email, else all of this name that carry it, the
 * oldest first. Whoever reads the mail is the owner, whoever made the account.
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

/** Whoever carries this email, the one that answers to it first, then the oldest. */
export const findByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('user')
    .selectAll()
    .where('email', '=', email)
    .orderBy((eb) => eb('claimedEmail', 'is', null))
    .orderBy('id')
    .executeTakeFirst()

/** The account with this email that trusts this browser, as long as it is still the same kind of browser. */
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

/** Adds an account; null when another one already answers to this email. */
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

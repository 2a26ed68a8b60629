import type { Database } from '#server/base/db/database.ts'
import { type Own, refuseSignedOut } from '#server/base/owner.ts'
import type { Account } from './account.repository.ts'

/**
 * Locks a person inside a transaction by writing their row, on both databases. Undefined if the account no longer
 * exists.
 */
export const lockAccount = (
  tx: Database,
  userId: number,
  now: number,
): Promise<Account | undefined> =>
  tx
    .updateTable('user')
    .set({ countedAt: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()

export async function lockPerson({ db: tx, owner }: Own, now: number): Promise<Account> {
  const person = await lockAccount(tx, owner, now)
  // Deleted a moment ago, perhaps in another window.
  return person ?? refuseSignedOut()
}

/** Runs a change in a transaction that begins with the person's lock. */
export const withPersonLocked = <Result>(
  { db, owner }: Own,
  now: number,
  change: (tx: Own, person: Account) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (db) => {
    const tx = { db, owner }
    return change(tx, await lockPerson(tx, now))
  })

import type { Database } from '#server/base/db/database.ts'
import { type OwnerId, refuseSignedOut } from '#server/base/owner.ts'
import type { Account } from './account.repository.ts'

/**
 * Inside a transaction: whatever else changes this person's things waits until this one is done. Writing
 * the row takes its lock on both databases. Undefined where the account is gone.
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

export async function lockPerson(tx: Database, owner: OwnerId, now: number): Promise<Account> {
  const person = await lockAccount(tx, owner, now)
  // Deleted a moment ago, in another window perhaps.
  return person ?? refuseSignedOut()
}

/** A change of a person's things, in a transaction of its own that begins with their lock. */
export const withPersonLocked = <Result>(
  db: Database,
  owner: OwnerId,
  now: number,
  change: (tx: Database, person: Account) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (tx) => change(tx, await lockPerson(tx, owner, now)))

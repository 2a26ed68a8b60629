import { inTransaction, type Own, refuseSignedOut, type Store } from '#server/base/owner.ts'
import type { Account } from './account.repository.ts'

/**
 * Locks a person inside a transaction by writing their row, on both databases. Undefined if the account no longer
 * exists.
 */
export const lockAccount = ({ db: tx, now }: Store, userId: number): Promise<Account | undefined> =>
  tx
    .updateTable('user')
    .set({ countedAt: now() })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()

/** Refuses if the account was deleted a moment ago, perhaps in another window. */
export const lockPerson = async (tx: Own): Promise<Account> =>
  (await lockAccount(tx, tx.owner)) ?? refuseSignedOut()

/** Runs a change in a transaction that begins with the person's lock. */
export const withPersonLocked = <Mine extends Own, Result>(
  own: Mine,
  change: (tx: Mine, person: Account) => Promise<Result>,
): Promise<Result> => inTransaction(own, async (tx) => change(tx, await lockPerson(tx)))

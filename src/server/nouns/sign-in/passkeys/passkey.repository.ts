import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own, Store } from '#server/base/owner.ts'

export type PasskeyRow = Selectable<Tables['passkey']>

export const listPasskeys = (own: Own): Promise<PasskeyRow[]> =>
  ownRows(own, 'passkey').selectAll().orderBy('id').execute()

export const findPasskey = (db: Database, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkey').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

/** Undefined if this passkey already exists. */
export const insertPasskey = (
  db: Database,
  passkey: Insertable<Tables['passkey']>,
): Promise<PasskeyRow | undefined> =>
  db
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

/**
 * Saves the counter. False if it didn't increase, which means a copy, or if the passkey no longer exists;
 * authenticators without a counter always send 0.
 */
export async function markUsed({ db, now }: Store, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, usedAt: now() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

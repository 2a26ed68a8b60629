import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'

/** Inside a transaction: whatever else changes this person's things waits until this one is done. */
export const lockPerson = (tx: Database, owner: OwnerId, now: number) =>
  tx
    .updateTable('user')
    .set({ countedAt: now })
    .where('id', '=', owner)
    .returningAll()
    .executeTakeFirstOrThrow()

import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

export type SecondLookRow = Selectable<Tables['secondLook']>

/** Newest first. */
export const listLooks = (db: Database, owner: OwnerId): Promise<SecondLookRow[]> =>
  ownRows(db, owner, 'secondLook')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const insertLook = (
  tx: Database,
  owner: OwnerId,
  look: Omit<Insertable<Tables['secondLook']>, 'id' | 'userId'>,
): Promise<SecondLookRow> =>
  tx
    .insertInto('secondLook')
    .values({ ...look, userId: owner })
    .returningAll()
    .executeTakeFirstOrThrow()

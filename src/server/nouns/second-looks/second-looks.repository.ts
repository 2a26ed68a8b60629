import type { Insertable, Selectable } from 'kysely'
import { LIST_LIMIT } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

export type SecondLookRow = Selectable<Tables['secondLook']>

/** The situations looked at again. */
export const listLooked = async (db: Database, owner: OwnerId): Promise<Set<number>> => {
  const rows = await ownRows(db, owner, 'secondLook').select('situationId').execute()
  return new Set(rows.map(({ situationId }) => situationId))
}

/** One page with the texts, newest first. */
export const listTexts = (db: Database, owner: OwnerId) =>
  db
    .selectFrom('secondLook')
    .innerJoin('situation', 'situation.id', 'secondLook.situationId')
    .selectAll('secondLook')
    .select(['description', 'happenedAt', 'situation.createdAt as writtenAt'])
    .where('secondLook.userId', '=', owner)
    .where('situation.userId', '=', owner)
    .orderBy('secondLook.createdAt', 'desc')
    .orderBy('secondLook.id', 'desc')
    .limit(LIST_LIMIT)
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

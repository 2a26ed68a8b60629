import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** A person's own words for feelings, newest first. */
export const listWords = (db: Database, owner: OwnerId) =>
  db
    .selectFrom('ownWord')
    .select(['id', 'word', 'category'])
    .where('userId', '=', owner)
    .orderBy('id', 'desc')
    .execute()

import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** A person's own words for feelings, newest first. */
export const listWords = (db: Database, owner: OwnerId) =>
  ownRows(db, owner, 'ownWord').select(['id', 'word', 'category']).orderBy('id', 'desc').execute()

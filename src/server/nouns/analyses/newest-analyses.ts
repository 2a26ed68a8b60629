import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/**
 * What counts of each situation: its newest analysis, as corrected. An analysis that was made although
 * the words spoke of danger is not counted, and has no place in statistics.
 */
export const newestAnalyses = (db: Database, owner: OwnerId) =>
  db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('userId', '=', owner)
    .where('isCounted', '=', 1)
    .groupBy('situationId')

import type { ListedSituation } from '#contract/situations.ts'
import type { Database } from '#server/base/db/database.ts'
import { ofOwner } from '#server/base/db/of-owner.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** How many emotions a line of the history shows. */
const MAIN = 2

/** The strongest emotions of each situation's newest analysis. */
export async function listMainEmotions(
  db: Database,
  owner: OwnerId,
  situationIds: readonly number[],
): Promise<Map<number, ListedSituation['mainEmotions']>> {
  if (situationIds.length === 0) return new Map()
  const newest = db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('situationId', 'in', situationIds)
    .groupBy('situationId')
  const rows = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .select(['situationId', 'name', 'category', 'intensity'])
    .where(ofOwner(owner, 'analysis.'))
    .where('analysis.id', 'in', newest)
    .where('position', '<', MAIN)
    .orderBy('position')
    .execute()
  const emotions = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...emotions].map(([id, list]) => [id, list.map(({ situationId: _, ...it }) => it)]),
  )
}

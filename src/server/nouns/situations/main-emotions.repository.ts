import type { ListedSituation } from '#contract/situations.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import type { Database } from '#server/base/db/database.ts'
import { ofOwner } from '#server/base/db/of-owner.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** The number of emotions in a line of the history. */
const MAIN = 2

const newestOf = (db: Database, situationIds: readonly number[]) =>
  db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('situationId', 'in', situationIds)
    .groupBy('situationId')

/** Lists the strongest emotions of each situation's newest analysis. */
export async function listMainEmotions(
  { db, owner }: Own,
  situationIds: readonly number[],
): Promise<Map<number, ListedSituation['mainEmotions']>> {
  if (situationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .select(['situationId', 'name', 'category', 'intensity'])
    .where(ofOwner(owner, 'analysis.'))
    .where('analysis.id', 'in', newestOf(db, situationIds))
    .where('position', '<', MAIN)
    .orderBy('position')
    .execute()
  const emotions = Map.groupBy(rows, ({ situationId }) => situationId)
  return new Map(
    [...emotions].map(([id, list]) => [id, list.map(({ situationId: _, ...it }) => it)]),
  )
}

/** Lists the likely emotions of unsettled readings, likeliest first. */
export async function listLikelyEmotions(
  own: Own,
  situationIds: readonly number[],
): Promise<Map<number, ListedSituation['mainEmotions']>> {
  if (situationIds.length === 0) return new Map()
  const rows = await ownRows(own, 'analysis')
    .select(['situationId', 'findings'])
    .where('isSettled', '=', 0)
    .where('id', 'in', newestOf(own.db, situationIds))
    .execute()
  return new Map(
    rows.map(({ situationId, findings }) => [
      situationId,
      (JSON.parse(findings) as Findings).emotions,
    ]),
  )
}

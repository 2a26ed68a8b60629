import type { RememberedWish } from '#domain/situation/remembered-wish.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Older wishes are never offered again. */
const NEWEST = 200

/** Lists what the person wished for in earlier situations, in their own words, newest first. */
export async function listWishes(db: Database, owner: OwnerId): Promise<RememberedWish[]> {
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .select([
      'analysisEquation.event',
      'analysisEquation.itemName',
      'analysisEquation.wish',
      'analysis.situationId',
    ])
    .where('analysisEquation.userId', '=', owner)
    .where('analysisEquation.wish', 'is not', null)
    .where('analysis.situationId', 'is not', null)
    .orderBy('analysisEquation.createdAt', 'desc')
    .orderBy('analysisEquation.analysisId', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.flatMap(({ event, itemName, wish, situationId }) =>
    event !== null && wish !== null && situationId !== null
      ? [{ event, itemName, wish, situationId }]
      : [],
  )
}

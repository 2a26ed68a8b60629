import type { RememberedWish } from '#engine/remembered-wishes.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** More than these are never offered again. */
const NEWEST = 200

/** What the person wished for in earlier situations, in their own words, the newest first. */
export async function listWishes(
  db: Database,
  owner: OwnerId,
  situationId: number | null,
): Promise<RememberedWish[]> {
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .select(['analysisEquation.event', 'analysisEquation.itemName', 'analysisEquation.wish'])
    .where('analysisEquation.userId', '=', owner)
    .where('analysisEquation.wish', 'is not', null)
    .where('analysis.situationId', '!=', situationId ?? 0)
    .orderBy('analysisEquation.createdAt', 'desc')
    .orderBy('analysisEquation.analysisId', 'desc')
    .limit(NEWEST)
    .execute()
  return rows.flatMap(({ event, itemName, wish }) =>
    event !== null && wish !== null ? [{ event, itemName, wish }] : [],
  )
}

import {
  NOT_TWICE_WITHIN,
  type RecentLine,
  type RecentLineUse,
} from '#domain/situation/recent-line.ts'
import type { RememberedWish } from '#domain/situation/remembered-wish.ts'
import { ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Older wishes are never offered again. */
const NEWEST = 200

/** Lists what the person wished for in earlier situations, in their own words, newest first. */
export async function listWishes({ db, owner }: Own): Promise<RememberedWish[]> {
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

/** Lists the lines shown in the last thirty days. */
export const listRecentLines = (own: Own): Promise<RecentLineUse[]> =>
  ownRows(own, 'shownLine')
    .select(['kind', 'lineKey', 'situationId'])
    .where('expiresAt', '>', own.now())
    .orderBy('shownAt')
    .orderBy('lineKey')
    .execute()

export async function saveRecentLines(
  own: Own,
  situationId: number,
  lines: readonly RecentLine[],
): Promise<void> {
  const now = own.now()
  const shown = { situationId, shownAt: now, expiresAt: now + NOT_TWICE_WITHIN }
  for (const { kind, lineKey } of lines) await saveOwn(own, 'shownLine', { kind, lineKey }, shown)
}

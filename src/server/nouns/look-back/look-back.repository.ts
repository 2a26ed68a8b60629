import { sql } from 'kysely'
import { type Meeting, WEEKS_COMPARED, WEEKS_SHOWN } from '#domain/findings/look-back.ts'
import { WEEK } from '#domain/values/duration.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { newestAnalysesSince } from '#server/nouns/analyses/newest-analyses.ts'

/** Whole weeks between a situation and now; 0 is the last seven days. */
const weeksAgo = (now: number) =>
  sql<number>`cast((${now} - situation.created_at) / ${WEEK} as integer)`

/** How many situations were written down in each of the last weeks. */
export async function countSituationsByWeek(db: Database, owner: OwnerId, now: number) {
  const rows = await db
    .selectFrom('situation')
    .select(({ fn }) => [weeksAgo(now).as('week'), fn.countAll().as('count')])
    .where('userId', '=', owner)
    .where('createdAt', '>', now - WEEKS_SHOWN * WEEK)
    .groupBy('week')
    .execute()
  return new Map(rows.map(({ week, count }) => [Number(week), Number(count)]))
}

/** What of this week was a check-in, and what has a feeling: as Premium Analytics counts them. */
export async function countThisWeek(db: Database, owner: OwnerId, now: number) {
  const written = await db
    .selectFrom('situation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('userId', '=', owner)
    .where('createdAt', '>', now - WEEK)
    .where('kind', '=', 'check_in')
    .executeTakeFirstOrThrow()
  const read = await db
    .selectFrom('analysisEmotion')
    .select(({ fn }) => fn.count('analysisId').distinct().as('count'))
    .where('analysisId', 'in', newestAnalysesSince(db, owner, now - WEEK))
    .executeTakeFirstOrThrow()
  return { checkIns: Number(written.count), analysed: Number(read.count) }
}

/** In how many situations of each of the last weeks each group of emotion was found. */
export async function countEmotionsByWeek(db: Database, owner: OwnerId, now: number) {
  const rows = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(({ fn }) => [
      weeksAgo(now).as('week'),
      'analysisEmotion.category',
      fn.count('situation.id').distinct().as('count'),
      fn.avg('analysisEmotion.intensity').as('intensity'),
    ])
    .where('analysis.id', 'in', newestAnalysesSince(db, owner, now - WEEKS_SHOWN * WEEK))
    .groupBy(['week', 'analysisEmotion.category'])
    .execute()
  return rows
    .map(({ week, category, count, intensity }) => ({
      week: Number(week),
      category,
      count: Number(count),
      intensity: Number(intensity),
    }))
    .sort((one, other) => other.count - one.count || other.intensity - one.intensity)
}

/** How the chosen items met each group of emotion, in the last seven days and in the weeks before. */
export async function listMeetings(db: Database, owner: OwnerId, now: number): Promise<Meeting[]> {
  const isNow = sql<number>`case when situation.created_at > ${now - WEEK} then 1 else 0 end`
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .innerJoin('situationItem', (join) =>
      join
        .onRef('situationItem.situationId', '=', 'situation.id')
        .onRef('situationItem.itemId', '=', 'analysisEquation.itemId'),
    )
    .select(({ fn }) => [
      'analysisEquation.itemId',
      fn.max('analysisEquation.itemName').as('itemName'),
      fn.max('analysisEquation.itemCategory').as('itemCategory'),
      'analysisEquation.category',
      isNow.as('isNow'),
      fn.countAll().as('count'),
      fn.avg('analysisEquation.intensity').as('intensity'),
      sql<number>`avg(abs(analysis_equation.shift))`.as('gap'),
      fn.avg('situationItem.attachmentPower').as('power'),
    ])
    .where('analysis.id', 'in', newestAnalysesSince(db, owner, now - (1 + WEEKS_COMPARED) * WEEK))
    .groupBy(['analysisEquation.itemId', 'analysisEquation.category', 'isNow'])
    .execute()
  return rows.map((row) => ({
    itemId: row.itemId,
    itemName: itemPhrase(row.itemName, row.itemCategory).text,
    category: row.category,
    isNow: Number(row.isNow) === 1,
    count: Number(row.count),
    intensity: Number(row.intensity),
    gap: Number(row.gap),
    power: Number(row.power),
  }))
}

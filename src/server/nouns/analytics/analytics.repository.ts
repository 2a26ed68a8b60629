import { type RawBuilder, sql } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { DayCount } from '#domain/findings/emotion-stats.ts'
import type { TouchCount } from '#domain/self-map/item-touches.ts'
import { DAY } from '#domain/values/duration.ts'
import type { ZoneShift } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { newestAnalyses } from '#server/nouns/analyses/newest-analyses.ts'

/** Stands for every day before the ones that are shown one by one. */
const EARLIER = -1

/** Which of the person's days a situation belongs to, counted from 1970; days before `first` are one. */
function dayOf(shifts: readonly ZoneShift[], first: number): RawBuilder<number> {
  const newestFirst = shifts.toReversed()
  const cases = newestFirst.map(
    ({ from, offset }) => sql`when situation.created_at >= ${from} then cast(${offset} as bigint)`,
  )
  const day = sql`cast((situation.created_at + (case ${sql.join(cases, sql` `)} else cast(0 as bigint) end)) / ${DAY} as integer)`
  return sql<number>`case when ${day} >= ${first} then ${day} else ${EARLIER} end`
}

/** The newest analysis of each situation beside the situation it belongs to. */
const newest = (db: Database, owner: OwnerId) =>
  newestAnalyses(db, owner).select('situationId').as('newest')

/** In how many situations of each day each group of emotion was found, and how strongly. */
export async function countEmotionsByDay(
  db: Database,
  owner: OwnerId,
  shifts: readonly ZoneShift[],
  first: number,
): Promise<DayCount[]> {
  const rows = await db
    .selectFrom(newest(db, owner))
    .innerJoin('situation', 'situation.id', 'newest.situationId')
    .innerJoin('analysisEmotion', 'analysisEmotion.analysisId', 'newest.id')
    .select(({ fn }) => [
      dayOf(shifts, first).as('day'),
      'analysisEmotion.category',
      fn.count('situation.id').distinct().as('situations'),
      fn.countAll().as('emotions'),
      fn.sum('analysisEmotion.intensity').as('intensity'),
    ])
    .groupBy(['day', 'analysisEmotion.category'])
    .execute()
  return rows.map(({ day, category, situations, emotions, intensity }) => ({
    day: Number(day) === EARLIER ? null : Number(day),
    category,
    situations: Number(situations),
    emotions: Number(emotions),
    intensity: Number(intensity),
  }))
}

/** How often each item met each group of emotion. */
export async function countTouches(db: Database, owner: OwnerId): Promise<TouchCount[]> {
  const rows = await db
    .selectFrom(newest(db, owner))
    .innerJoin('analysisEquation', 'analysisEquation.analysisId', 'newest.id')
    .select(({ fn }) => [
      'itemId',
      'itemName',
      'itemCategory',
      'category',
      fn.countAll().as('count'),
      fn.sum('intensity').as('intensity'),
    ])
    .groupBy(['itemId', 'itemName', 'itemCategory', 'category'])
    .execute()
  return rows.map((row) => ({
    ...row,
    count: Number(row.count),
    intensity: Number(row.intensity),
  }))
}

/** How many situations have an analysis that counts, and when the first of them was written down. */
export async function countAnalysed(db: Database, owner: OwnerId) {
  const { count, since, checkIns, felt } = await db
    .selectFrom(newest(db, owner))
    .innerJoin('situation', 'situation.id', 'newest.situationId')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.min('situation.createdAt').as('since'),
      sql<number>`count(case when situation.kind = 'check_in' then 1 end)`.as('checkIns'),
      sql<number>`count(case when exists (select 1 from analysis_emotion e where e.analysis_id = newest.id) then 1 end)`.as(
        'felt',
      ),
    ])
    .executeTakeFirstOrThrow()
  return {
    count: Number(count),
    checkIns: Number(checkIns),
    open: Number(count) - Number(felt),
    since: since === null ? null : Number(since),
  }
}

/** Every situation with an analysis that counts, newest first; of one group of emotion where it is named. */
export function listAnalysed(db: Database, owner: OwnerId, emotion: EmotionCategory | undefined) {
  const query = db
    .selectFrom(newest(db, owner))
    .innerJoin('situation', 'situation.id', 'newest.situationId')
    .select(['situation.id', 'situation.title', 'situation.createdAt'])
    .orderBy('situation.createdAt', 'desc')
    .orderBy('situation.id', 'desc')
  if (!emotion) return query.execute()
  return query
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysisEmotion')
          .select('analysisEmotion.analysisId')
          .whereRef('analysisEmotion.analysisId', '=', 'newest.id')
          .where('analysisEmotion.userId', '=', owner)
          .where('analysisEmotion.category', '=', emotion),
      ),
    )
    .execute()
}

/** Which item met which group in which situation. */
export const listTouched = (db: Database, owner: OwnerId) =>
  db
    .selectFrom(newest(db, owner))
    .innerJoin('analysisEquation', 'analysisEquation.analysisId', 'newest.id')
    .select(['newest.situationId', 'itemId', 'itemName', 'itemCategory', 'category'])
    .execute()

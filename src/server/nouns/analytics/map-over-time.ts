import { type RawBuilder, sql } from 'kysely'
import {
  type MapOverTime,
  type Month,
  type MonthCount,
  monthsSince,
  situationsIn,
  touchesOf,
} from '#domain/findings/over-time.ts'
import type { SituationsBehind } from '#domain/findings/situations-behind.ts'
import type { MapChange } from '#domain/self-map/map-log.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { newestAnalyses } from '#server/nouns/analyses/newest-analyses.ts'
import { readLog } from '#server/nouns/self-map/map-log.ts'
import { toBehind } from './situations-behind.ts'

/** How a map became what it is, and what was touched in each of its months. */
export async function mapOverTime(
  db: Database,
  owner: OwnerId,
  now: number,
  zone: string,
): Promise<MapOverTime> {
  const log = await readLog(db, owner, now)
  const months = monthsOf(log, now, zone)
  return { months, log, touches: touchesOf(await countTouches(db, owner, months), months, log) }
}

const monthsOf = (log: readonly MapChange[], now: number, zone: string): Month[] =>
  monthsSince(log[0]?.createdAt ?? now, now, zone)

/** The situations behind one number, counted by the same rule. */
export async function situationsTouching(
  db: Database,
  owner: OwnerId,
  now: number,
  zone: string,
  wanted: { month: string; itemId: number },
): Promise<SituationsBehind> {
  const log = await readLog(db, owner, now)
  const months = monthsOf(log, now, zone)
  const month = months.findIndex(({ name }) => name === wanted.month)
  const rows = month < 0 ? [] : await countTouches(db, owner, months.slice(month, month + 1))
  const ids = situationsIn(rows, log, { month: 0, itemId: wanted.itemId })
  const found = await db
    .selectFrom('situation')
    .select(['id', 'title', 'createdAt'])
    .where('userId', '=', owner)
    .where('id', 'in', [0, ...new Set(ids)])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return toBehind(found)
}

/** In which of the months a situation was, counted from the first of them. */
const monthOf = (months: readonly Month[]): RawBuilder<number> =>
  sql<number>`case ${sql.join(
    months
      .map(({ from }, index) => sql`when situation.created_at >= ${from} then ${index}`)
      .toReversed(),
    sql` `,
  )} end`

/** Which item met which feeling in which situation of these months. */
async function countTouches(
  db: Database,
  owner: OwnerId,
  months: readonly Month[],
): Promise<MonthCount[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const rows = await db
    .selectFrom(newestAnalyses(db, owner).select('situationId').as('newest'))
    .innerJoin('situation', 'situation.id', 'newest.situationId')
    .innerJoin('analysisEquation', 'analysisEquation.analysisId', 'newest.id')
    .select([
      monthOf(months).as('month'),
      'itemId',
      'itemName',
      'itemCategory',
      'category',
      'newest.situationId',
    ])
    .where('situation.createdAt', '>=', first.from)
    .where('situation.createdAt', '<=', last.until)
    .execute()
  return rows.map((row) => ({ ...row, month: Number(row.month) }))
}

import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** The number of earlier readings in a prompt, and the days in which they are counted. */
const MOST = 5
const COUNTED_DAYS = 30

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Formats up to five earlier readings of the same items, newest first, and how often each item was read in the last
 * thirty days.
 */
export async function earlierReadings(
  db: Database,
  owner: OwnerId,
  itemIds: readonly number[],
  situationId: number,
  now: number,
): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select([
      'analysisEquation.analysisId',
      'analysisEquation.itemId',
      'analysisEquation.itemName',
      'analysisEquation.category',
      'situation.happenedAt',
      'analysis.situationId',
    ])
    .where('analysisEquation.userId', '=', owner)
    .where('analysisEquation.itemId', 'in', itemIds)
    .where('analysis.situationId', '!=', situationId)
    .where('situation.happenedAt', '>', now - 365 * DAY)
    .orderBy('situation.happenedAt', 'desc')
    .limit(200)
    .execute()
  const newest = Map.groupBy(rows, ({ situationId }) => situationId)
  const lines = [...newest.values()].slice(0, MOST).map((read) => {
    const [{ happenedAt }] = read as [(typeof read)[number]]
    const felt = new Set(read.map(({ itemName, category }) => `${itemName}: ${category}`))
    return `${dayOf(happenedAt)}: ${[...felt].join(', ')}`
  })
  const recent = rows.filter(({ happenedAt }) => happenedAt > now - COUNTED_DAYS * DAY)
  const counts = [...Map.groupBy(recent, ({ itemName }) => itemName)].map(
    ([itemName, read]) =>
      `${itemName} in the last ${COUNTED_DAYS} days before this one: ${new Set(read.map(({ situationId }) => situationId)).size}`,
  )
  return [...lines, ...counts]
}

import type { Situation } from '#domain/situation/situation.ts'
import type { EarlierAnswer } from '#domain/steps/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** The newest answer that was given before, about a part that this situation touches too. */
export async function earlierAnswer(
  db: Database,
  owner: OwnerId,
  { id, items, createdAt }: Situation,
): Promise<EarlierAnswer | null> {
  const parts = new Map(items.map(({ itemId, name }) => [itemId, name]))
  if (parts.size === 0) return null
  const row = await db
    .selectFrom('situationAnswer')
    .innerJoin('situationItem', 'situationItem.situationId', 'situationAnswer.situationId')
    .innerJoin('situation', 'situation.id', 'situationAnswer.situationId')
    .select(['situationAnswer.situationId', 'question', 'answer', 'answeredAt', 'itemId'])
    .where('situationAnswer.userId', '=', owner)
    .where('situationAnswer.situationId', '!=', id)
    .where('situation.createdAt', '<', Date.parse(createdAt))
    .where('itemId', 'in', [...parts.keys()])
    .orderBy('answeredAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { itemId, answeredAt, ...said } = row
  return { ...said, answeredAt: new Date(answeredAt).toISOString(), part: parts.get(itemId)! }
}

import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Source } from '#domain/findings/pattern.ts'
import type { Lived } from '#domain/findings/patterns.ts'
import { knownNow } from '#domain/self-map/item-touches.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** What lies further back says little about a person now, and is not looked at. */
export const MOST_LIVES = 500

export type Part = { key: string; name: string; category: string }

/** One equation of a life, by the part it is about. */
export type Touch = Part & {
  emotion: EmotionCategory
  intensity: number
  isAccepted: boolean | null
  source: Source | null
  event: string | null
}

export type Life = {
  id: number
  analysisId: number
  title: string
  at: number
  groups: EmotionCategory[]
  touches: Touch[]
}

/** The newest analysed situations, newest first: what was felt and what was touched, as it was put right. */
export async function listLives(
  db: Database,
  owner: OwnerId,
  items: readonly SelfMapItem[],
): Promise<Life[]> {
  const told = await newestTold(db, owner)
  if (told.length === 0) return []
  const ids = told.map(({ analysisId }) => analysisId)
  const emotions = await db
    .selectFrom('analysisEmotion')
    .select(['analysisId', 'category'])
    .where('analysisId', 'in', ids)
    .execute()
  const equations = await db
    .selectFrom('analysisEquation')
    .select(['analysisId', 'itemId', 'itemName', 'itemCategory', 'category', 'intensity'])
    .select(['isAccepted', 'source', 'event'])
    .where('analysisId', 'in', ids)
    .orderBy('position')
    .execute()
  const known = knownNow(items)
  const felt = Map.groupBy(emotions, ({ analysisId }) => analysisId)
  const touched = Map.groupBy(equations, ({ analysisId }) => analysisId)
  return told.map((it) => ({
    ...it,
    groups: [...new Set((felt.get(it.analysisId) ?? []).map(({ category }) => category))],
    touches: (touched.get(it.analysisId) ?? []).map((row): Touch => {
      const { key, name, category } = known(row)
      const { success, data } = Source.safeParse(row.source)
      return {
        ...{ key, name, category, emotion: row.category, intensity: row.intensity },
        isAccepted: row.isAccepted === null ? null : row.isAccepted === 1,
        source: success ? data : null,
        event: row.event,
      }
    }),
  }))
}

/** Walks back from the newest situation and stops: the length of a life does not matter. */
async function newestTold(db: Database, owner: OwnerId) {
  const rows = await db
    .selectFrom('situation')
    .select(({ selectFrom }) => [
      'situation.id',
      'situation.title',
      'situation.createdAt as at',
      selectFrom('analysis')
        .select(({ fn }) => fn.max('analysis.id').as('id'))
        .whereRef('analysis.situationId', '=', 'situation.id')
        .where('analysis.userId', '=', owner)
        .where('analysis.isCounted', '=', 1)
        .as('analysisId'),
    ])
    .where('situation.userId', '=', owner)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysis')
          .select('analysis.id')
          .whereRef('analysis.situationId', '=', 'situation.id')
          .where('analysis.userId', '=', owner)
          .where('analysis.isCounted', '=', 1),
      ),
    )
    .orderBy('situation.createdAt', 'desc')
    .orderBy('situation.id', 'desc')
    .limit(MOST_LIVES)
    .execute()
  return rows.flatMap(({ analysisId, ...row }) =>
    analysisId === null ? [] : [{ ...row, analysisId }],
  )
}

/** As the search for patterns wants it. */
export const toLived = ({ id, groups, touches }: Life): Lived => ({
  id,
  groups,
  touched: touches.map(({ key, source }) => ({ key, source })),
})

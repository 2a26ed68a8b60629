import { EXAMPLE_ITEMS } from '#domain/content/examples/self-map.ts'
import { EMOTION_CATEGORIES, LADDERS } from '#domain/emotion/emotion.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { chanceFrom } from '#test/random-map.ts'

const AT_ONCE = 500
/** About what a real analysis weighs: reading past it is part of the work. */
const FINDINGS = JSON.stringify({ padding: 'x'.repeat(5000) })

/** A life of `count` analysed situations over a year and a half, written straight into the tables. */
export async function fillAnalyses(
  db: Database,
  userId: number,
  count: number,
  firstId: number,
  now: number,
): Promise<void> {
  const chance = chanceFrom(count)
  for (let from = 0; from < count; from += AT_ONCE) {
    const told = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => ({
      id: firstId + from + n,
      createdAt: Math.floor(now - chance.share() ** 1.4 * 540 * DAY),
    }))
    await db
      .insertInto('situation')
      .values(
        told.map((one) => ({ ...one, userId, title: 'A day', description: '', searchText: '' })),
      )
      .execute()
    await db
      .insertInto('analysis')
      .values(
        told.map(({ id, createdAt }) => ({
          ...{ id, userId, situationId: id, createdAt },
          ...{ engine: 'embedded' as const, findings: FINDINGS },
        })),
      )
      .execute()
    const parts = told.flatMap(({ id, createdAt }) =>
      [0, 1].map((position) => {
        // Some groups and some items come more often than others, as in life.
        const category = EMOTION_CATEGORIES[Math.floor(chance.share() ** 1.6 * 11)]!
        const item = EXAMPLE_ITEMS[Math.floor(chance.share() ** 1.8 * EXAMPLE_ITEMS.length)]!
        const intensity = Math.round(chance.share() * 100) / 100
        return { analysisId: id, position, userId, category, item, intensity, createdAt }
      }),
    )
    await db
      .insertInto('analysisEmotion')
      .values(parts.map(({ item: _, ...part }) => ({ ...part, name: LADDERS[part.category][2] })))
      .execute()
    await db
      .insertInto('analysisEquation')
      .values(
        parts.map(({ item, ...part }) => ({
          ...part,
          itemId: item.id,
          itemName: item.name,
          itemCategory: item.category,
          shift: -0.5,
          isAccepted: part.position === 0 ? 0 : 1,
          source: 'outside',
        })),
      )
      .execute()
  }
}

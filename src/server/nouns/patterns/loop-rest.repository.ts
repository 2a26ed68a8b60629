import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { LOOP_REST } from '#domain/findings/loops.ts'
import type { LoopRest, Part } from '#domain/findings/pattern.ts'
import { identityOf } from '#domain/self-map/item-touches.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

export async function keepRest(
  db: Database,
  owner: OwnerId,
  { item: itemName, itemCategory, emotion: category, isResting }: LoopRest,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('loopRest')
      .where('userId', '=', owner)
      .where('itemName', '=', itemName)
      .where('itemCategory', '=', itemCategory)
      .where('category', '=', category)
      .execute()
    if (isResting)
      await tx
        .insertInto('loopRest')
        .values({ userId: owner, itemName, itemCategory, category, createdAt: now })
        .onConflict((same) => same.doNothing())
        .execute()
  })
}

/** Says whether a person wants to leave this alone for now. */
export async function restingNow(db: Database, owner: OwnerId, now: number) {
  const rows = await db
    .selectFrom('loopRest')
    .select(['itemName', 'itemCategory', 'category'])
    .where('userId', '=', owner)
    .where('createdAt', '>', now - LOOP_REST)
    .execute()
  const resting = new Set(
    rows.map((row) => keyOf({ name: row.itemName, category: row.itemCategory }, row.category)),
  )
  return (part: Part, emotion: EmotionCategory): boolean => resting.has(keyOf(part, emotion))
}

const keyOf = (part: Part, emotion: EmotionCategory): string => `${identityOf(part)}\n${emotion}`

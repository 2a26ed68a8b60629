import { LOOP_REST } from '#domain/findings/loops.ts'
import type { LoopRest } from '#domain/findings/pattern.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
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

/** True for a while after any loop was left alone, so that the next one isn't shown either. */
export async function isLeftAlone(db: Database, owner: OwnerId, now: number): Promise<boolean> {
  const row = await ownRows(db, owner, 'loopRest')
    .select('createdAt')
    .where('createdAt', '>', now - LOOP_REST)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

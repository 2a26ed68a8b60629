import { type AnalysedSituation, lastTold } from '#domain/findings/history.ts'
import { LOOP_DANGER, LOOP_GRIEF, LOOP_REST } from '#domain/findings/loops.ts'
import type { LoopRest } from '#domain/findings/pattern.ts'
import { GRIEF_EVENTS, type StepLever } from '#domain/steps/step.ts'
import { addOwn, deleteOwnRows, isAny, ownRows } from '#server/base/db/own-row.ts'
import { inTransaction, type Own } from '#server/base/owner.ts'

export async function saveRest(
  own: Own,
  { item: itemName, itemCategory, emotion: category, isResting }: LoopRest,
): Promise<void> {
  await inTransaction(own, async (tx) => {
    const rest = { itemName, itemCategory, category }
    await deleteOwnRows(tx, 'loopRest', rest)
    if (isResting) await addOwn(tx, 'loopRest', { ...rest, createdAt: own.now() })
  })
}

/** True for a while after any loop was left alone, so that the next one isn't shown either. */
export const isLeftAlone = (own: Own): Promise<boolean> =>
  isAny(ownRows(own, 'loopRest').where('createdAt', '>', own.now() - LOOP_REST))

/** True after a death in the last three months, about any item, or recent words of danger. */
export async function isQuietTime(
  own: Own,
  recent: readonly AnalysedSituation[],
): Promise<boolean> {
  const near = recent.filter((life) => lastTold(life) > own.now() - LOOP_GRIEF)
  const isDeath = near.some(
    ({ isGrief, touches }) =>
      isGrief || touches.some(({ event }) => event !== null && GRIEF_EVENTS.includes(event)),
  )
  const uncounted = ownRows(own, 'analysis').where('isCounted', '=', 0)
  return isDeath || isAny(uncounted.where('createdAt', '>', own.now() - LOOP_DANGER))
}

/** Finds the levers of steps taken in these situations. */
export async function leversTaken(
  { db, owner }: Own,
  ids: readonly number[],
): Promise<Set<StepLever>> {
  const rows = await db
    .selectFrom('step')
    .innerJoin('followUp', 'followUp.stepId', 'step.id')
    .select('step.lever')
    .where('followUp.userId', '=', owner)
    .where('followUp.outcome', 'in', ['done', 'partly'])
    .where('step.situationId', 'in', ids)
    .execute()
  return new Set(rows.map(({ lever }) => lever))
}

import { kindOfMoment } from '#domain/situation/moment.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { GRIEF_EVENTS, GRIEF_QUIET } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { situationText } from '#engine/input/situation-text.ts'
import { diedLongAgo, speaksOfDeath } from '#engine/rules/death-and-harm.ts'
import { isAny, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'

/** True if nothing may be planned for a situation. */
export const isQuiet = async (own: OwnServices, situation: Situation): Promise<boolean> =>
  (await quietFor(own, situation)) !== null

/**
 * Returns why nothing may be planned: the words speak of danger to life, or there was a death in the last two weeks,
 * here or about the same item.
 */
export async function quietFor(
  own: OwnServices,
  situation: Situation,
): Promise<'danger' | 'grief' | null> {
  const analysis = await findNewestAnalysis(own, situation.id)
  if (await wasDanger(own, situation.id)) return 'danger'
  if (await own.engines.embedded.checkWithSmallModel(wordsToWatch(situation))) return 'danger'
  const age = own.now() - Date.parse(situation.createdAt)
  const isDeath =
    analysis?.grief === true ||
    analysis?.equations.some(
      ({ moment }) => moment && GRIEF_EVENTS.includes(kindOfMoment(moment.name)),
    ) === true ||
    speaksOfDeath(situationText(situation.title, situation.description).whole)
  const isFresh = isDeath
    ? age < GRIEF_QUIET && !liesBack(situation, Date.parse(situation.createdAt))
    : await isMourned(own, situation)
  return isFresh ? 'grief' : null
}

/** True if the text says that the death was long ago. */
const liesBack = (
  { title, description }: Pick<Situation, 'title' | 'description'>,
  toldAt: number,
): boolean => diedLongAgo(`${title}. ${description}`, toldAt)

/** Only analyses of words of danger are uncounted. */
const wasDanger = (own: Own, situationId: number): Promise<boolean> =>
  isAny(ownRows(own, 'analysis').where('situationId', '=', situationId).where('isCounted', '=', 0))

/** True if an item was touched by a death in the last two weeks. */
export async function isMourned(
  { db, now, owner }: Own,
  { items }: Pick<Situation, 'items'>,
): Promise<boolean> {
  const ids = items.map(({ itemId }) => itemId)
  if (ids.length === 0) return false
  const told = await db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(['situation.title', 'situation.description', 'situation.createdAt'])
    .where('analysisEquation.userId', '=', owner)
    .where('analysisEquation.createdAt', '>', now() - GRIEF_QUIET - DAY)
    .where('event', 'in', GRIEF_EVENTS)
    .where('itemId', 'in', ids)
    .execute()
  return told.some((death) => !liesBack(death, death.createdAt))
}

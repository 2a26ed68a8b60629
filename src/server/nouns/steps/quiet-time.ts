import { kindOfMoment } from '#domain/situation/moment.ts'
import { type Situation, wordsToWatch } from '#domain/situation/situation.ts'
import { GRIEF_EVENTS, GRIEF_QUIET } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { situationText } from '#engine/input/situation-text.ts'
import { diedLongAgo, speaksOfDeath } from '#engine/rules/death-and-harm.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import type { Services } from '#server/outside/services.ts'

/** True if nothing may be planned for a situation. */
export const isQuiet = async (
  services: Services,
  owner: OwnerId,
  situation: Situation,
): Promise<boolean> => (await quietFor(services, owner, situation)) !== null

/**
 * Returns why nothing may be planned: the words speak of danger to life, or there was a death in the last two weeks,
 * here or about the same item.
 */
export async function quietFor(
  { db, engines, now }: Services,
  owner: OwnerId,
  situation: Situation,
): Promise<'danger' | 'grief' | null> {
  const analysis = await findNewestAnalysis(db, owner, situation.id)
  if (await wasDanger({ db }, owner, situation.id)) return 'danger'
  if (await engines.embedded.checkWithSmallModel(wordsToWatch(situation))) return 'danger'
  const age = now() - Date.parse(situation.createdAt)
  const isDeath =
    analysis?.grief === true ||
    analysis?.equations.some(
      ({ moment }) => moment && GRIEF_EVENTS.includes(kindOfMoment(moment.name)),
    ) === true ||
    speaksOfDeath(situationText(situation.title, situation.description).whole)
  const isFresh = isDeath
    ? age < GRIEF_QUIET && !liesBack(situation, Date.parse(situation.createdAt))
    : await isMourned({ db, now }, owner, situation)
  return isFresh ? 'grief' : null
}

/** True if the text says that the death was long ago. */
const liesBack = (
  { title, description }: Pick<Situation, 'title' | 'description'>,
  toldAt: number,
): boolean => diedLongAgo(`${title}. ${description}`, toldAt)

/** Only analyses of words of danger are uncounted. */
async function wasDanger(
  { db }: Pick<Services, 'db'>,
  owner: OwnerId,
  situationId: number,
): Promise<boolean> {
  const row = await ownRows(db, owner, 'analysis')
    .select('id')
    .where('situationId', '=', situationId)
    .where('isCounted', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** True if an item was touched by a death in the last two weeks. */
export async function isMourned(
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: OwnerId,
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

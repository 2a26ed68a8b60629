import { isPleasant } from '#domain/emotion/emotion.ts'
import { ownLine } from '#domain/situation/own-line.ts'
import {
  AWAY,
  CYCLES,
  isAskedAgain,
  isJoyWeighed,
  isRested,
  type Showings,
} from '#domain/steps/asking.ts'
import type { WeighDue } from '#domain/steps/due.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { countedSituations, listRatings } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { isQuiet } from '#server/nouns/steps/quiet-time.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { isWeighingResting } from './shown-questions.repository.ts'
import type { Waiting } from './what-waits.ts'

/** The number of newest situations considered. */
const LOOKED_AT = 8

/**
 * Finds the feeling to rate again: at most one a day, and a joy only once in five. None soon after words of danger or
 * a death.
 */
export async function weighDue(
  own: OwnServices,
  { plans, shown, today }: Pick<Waiting, 'plans'> & { shown: Showings; today: number },
): Promise<WeighDue | null> {
  if (isWeighingResting(shown)) return null
  const newest = await newestOf(own)
  if (!newest) return null
  const felt = (await newestFelt(own))
    .map((it) => ({ ...it, key: `weigh ${it.id}` }))
    .filter(({ id, category }) => !isPleasant(category) || isJoyWeighed(id))
    .filter((it) => !isRested(it, shown, today))
  // Ratings since then: again, or in answer to a plan.
  const weighed = (await listRatings(own, { since: own.now() - CYCLES.weigh.until })).filter(
    ({ by }) => by !== 'plan' && by !== 'writing',
  )
  if (weighed.some(({ by, at }) => by === 'weighing' && at >= today)) return null
  const momentsOf = (id: number) =>
    weighed.filter(({ situationId }) => situationId === id).map(({ at }) => at)
  const lastWord = Math.max(newest.createdAt, weighed.at(-1)?.at ?? 0)
  const isBack = own.now() - lastWord >= AWAY
  // A plan that will be asked about includes the rating.
  const planned = new Set(plans.map(({ situationId }) => situationId))
  const asked = isBack
    ? felt[0]
    : felt
        .filter(({ id }) => !planned.has(id))
        .find(({ id, createdAt }) =>
          isAskedAgain({ createdAt, weighedAt: momentsOf(id) }, own.now()),
        )
  if (!asked) return null
  for (const id of new Set([newest.id, asked.id])) {
    const situation = await findSituation(own, { id })
    if (!situation || (await isQuiet(own, situation))) return null
  }
  const isOwnWords = asked.kind !== 'check_in'
  return {
    kind: 'weigh',
    key: asked.key,
    isBack,
    situationId: asked.id,
    isOwnWords,
    line: isOwnWords ? ownLine(asked.description) : asked.title,
    createdAt: new Date(asked.createdAt).toISOString(),
    category: asked.category,
  }
}

const newestOf = (own: Own) =>
  ownRows(own, 'situation')
    .select(['id', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Lists situations with a settled feeling, newest first, each with its main one. */
const newestFelt = (own: Own) =>
  countedSituations(own)
    .innerJoin('analysisEmotion', 'analysisEmotion.analysisId', 'newest.id')
    .select(['situation.id', 'situation.title', 'situation.description', 'situation.kind'])
    .select(['situation.createdAt', 'analysisEmotion.category'])
    .where('position', '=', 0)
    .orderBy('situation.createdAt', 'desc')
    .orderBy('situation.id', 'desc')
    .limit(LOOKED_AT)
    .execute()

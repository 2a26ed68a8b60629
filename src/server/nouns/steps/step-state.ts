import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { helpsMost } from '#domain/findings/what-helps.ts'
import { isDirect } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { type EarlierAnswer, STEP_LEVERS, type StepState } from '#domain/steps/step.ts'
import type { Own, SignedIn } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis } from '#server/nouns/analyses/analyses.repository.ts'
import { listRatings } from '#server/nouns/analyses/history.repository.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { hasPremium } from '#server/people/premium-access.ts'
import { isQuiet } from './quiet-time.ts'
import { listSteps, toStep } from './steps.repository.ts'
import { listTries } from './what-helps.ts'

/** Returns whether a step is offered, the current step, and the ratings over time. */
export async function stepState(own: OwnServices, user: SignedIn, id: number): Promise<StepState> {
  const situation = (await findSituation(own, { id })) ?? refuseAsMissing()
  const steps = await listSteps(own, { situationId: id })
  const step = steps.findLast(({ endedAt }) => endedAt === null)
  const said = await listRatings(own, { situationId: id })
  const analysis = await findNewestAnalysis(own, id)
  const category = step?.category ?? analysis?.emotions[0]?.category
  const isOffered = !(await isQuiet(own, situation))
  return {
    isOffered,
    earlier: isOffered ? await earlierAnswer(own, situation) : null,
    step: step ? toStep(step) : null,
    order: hasPremium(user, own.now()) ? await helpfulOrder(own, category) : null,
    weighings: [
      ...(said.some(({ by }) => by === 'writing') ? [] : readingOf(analysis)),
      ...said.map(({ category, strength, at }) => ({
        category,
        strength,
        by: 'person' as const,
        at: new Date(at).toISOString(),
      })),
    ],
  }
}

/** Converts the analysis's intensity to the scale of ratings. */
function readingOf(
  analysis: Awaited<ReturnType<typeof findNewestAnalysis>>,
): StepState['weighings'] {
  const [main] = analysis?.emotions ?? []
  if (!analysis || !main || !analysis.equations.some(isDirect)) return []
  const strength = Math.round(main.intensity * 10)
  return [{ at: analysis.createdAt, strength, category: main.category, by: 'reading' }]
}

/**
 * Puts the lever that helps most beyond chance first, for this feeling if known, else for any. Null for a pleasant
 * feeling, which needs no easing.
 */
async function helpfulOrder(
  own: OwnServices,
  category: EmotionCategory | undefined,
): Promise<StepState['order']> {
  if (category && isPleasant(category)) return null
  const tries = await listTries(own)
  const best = (category && helpsMost(tries, category)) ?? helpsMost(tries)
  if (!best) return null
  return STEP_LEVERS.toSorted((one, other) => Number(other === best) - Number(one === best))
}

/** Finds the newest earlier answer about an item of this situation. */
async function earlierAnswer(
  { db, owner }: Own,
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

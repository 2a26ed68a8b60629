import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analytics } from '#domain/findings/analytics.ts'
import { halfLifeSeenTwice, type LaterWeighing } from '#domain/findings/half-life.ts'
import { HOUR } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { newestAnalyses } from '#server/nouns/analyses/newest-analyses.ts'

/** Said so soon after, it is the same answer once more. */
const AT_ONCE = 0.5

type Said = { situationId: number; category: EmotionCategory; strength: number; at: number }

/** Of every feeling of which it can be told; nothing grave is looked at. */
export async function halfLives(db: Database, owner: OwnerId): Promise<Analytics['halfLives']> {
  return [...(await laterWeighings(db, owner))].flatMap(([category, all]) => {
    const found = halfLifeSeenTwice(all)
    return found ? [{ category, ...found }] : []
  })
}

/** What was said later of each feeling, oldest first. */
export async function laterWeighings(
  db: Database,
  owner: OwnerId,
): Promise<Map<EmotionCategory, LaterWeighing[]>> {
  const said = await listSaid(db, owner)
  const episodes = Map.groupBy(said, ({ situationId, category }) => `${situationId} ${category}`)
  const later = [...episodes.values()].flatMap((all) => {
    const [first, ...rest] = all.toSorted((one, other) => one.at - other.at)
    return rest.map((it) => ({
      ...{ category: it.category, at: it.at },
      ...{ episode: it.situationId, first: first!.strength, now: it.strength },
      hours: (it.at - first!.at) / HOUR,
    }))
  })
  const usable = later
    .filter(({ first, hours }) => first > 0 && hours >= AT_ONCE)
    .toSorted((one, other) => one.at - other.at)
  return Map.groupBy(usable, ({ category }) => category)
}

/** Every strength a person said of a situation that counts and tells of no death: at once, later, around steps. */
async function listSaid(db: Database, owner: OwnerId): Promise<Said[]> {
  const calm = db
    .selectFrom('analysis')
    .select('situationId')
    .where('id', 'in', newestAnalyses(db, owner))
    .where('isGrief', '=', 0)
  const atOnce = await db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(['analysis.situationId', 'analysisEmotion.category', 'analysisEmotion.intensity'])
    .select('situation.createdAt as at')
    .where('analysis.id', 'in', newestAnalyses(db, owner))
    .where('analysis.isGrief', '=', 0)
    .where('strengthFrom', '=', 'said')
    .execute()
  const weighed = await db
    .selectFrom('weighing')
    .select(['situationId', 'category', 'strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .where('situationId', 'in', calm)
    .execute()
  const planned = await db
    .selectFrom('step')
    .select(['situationId', 'category', 'before as strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .where('isBeforeSaid', '=', 1)
    .where('situationId', 'in', calm)
    .execute()
  const answered = await db
    .selectFrom('followUp')
    .innerJoin('step', 'step.id', 'followUp.stepId')
    .select(['step.situationId', 'step.category', 'followUp.strength'])
    .select('followUp.answeredAt as at')
    .where('followUp.userId', '=', owner)
    .where('step.situationId', 'in', calm)
    .execute()
  return [
    ...atOnce.map(({ intensity, ...it }) => ({ ...it, strength: Math.round(10 * intensity) })),
    ...weighed,
    ...[...planned, ...answered].flatMap(({ strength, ...it }) =>
      strength === null ? [] : [{ ...it, strength }],
    ),
  ].sort((one, other) => one.at - other.at)
}

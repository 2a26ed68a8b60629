import type { Past, Said, Touch } from '#domain/findings/past.ts'
import { knownNow } from '#domain/self-map/item-touches.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'

type Span = { from: number; until: number }

/**
 * What counts of each situation: its newest analysis, as corrected. An analysis that was made although
 * the words spoke of danger is not counted, and has no place in statistics.
 */
const newestAnalyses = (db: Database, owner: OwnerId, { from, until }: Partial<Span> = {}) =>
  db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('analysis.id').as('id'))
    .where('analysis.userId', '=', owner)
    .where('isCounted', '=', 1)
    .$if(from !== undefined || until !== undefined, (query) =>
      query
        .innerJoin('situation', 'situation.id', 'analysis.situationId')
        .where('situation.happenedAt', '>=', from ?? Number.MIN_SAFE_INTEGER)
        .where('situation.happenedAt', '<', until ?? Number.MAX_SAFE_INTEGER),
    )
    .groupBy('situationId')

/** Every situation that counts, beside the analysis that does. */
export const countedSituations = (db: Database, owner: OwnerId, span?: Partial<Span>) =>
  db
    .selectFrom(newestAnalyses(db, owner, span).select('situationId').as('newest'))
    .innerJoin('situation', 'situation.id', 'newest.situationId')

/** Everything that was felt, touched and said, or what was so within a span. */
export async function readPast(db: Database, owner: OwnerId, span?: Span): Promise<Past> {
  const items = await listItems(db, owner)
  const told = await countedSituations(db, owner, span)
    .innerJoin('analysis', 'analysis.id', 'newest.id')
    .select(['situation.id', 'situation.title', 'situation.happenedAt as at', 'situation.kind'])
    .select('situation.createdAt as writtenAt')
    .select(['analysis.isGrief', 'newest.id as analysisId'])
    .orderBy('situation.happenedAt')
    .orderBy('situation.id')
    .execute()
  if (told.length === 0) return { items, lives: [] }
  const emotions = await db
    .selectFrom('analysisEmotion')
    .select(['analysisId', 'category', 'intensity', 'strengthFrom'])
    .where('analysisId', 'in', newestAnalyses(db, owner, span))
    .orderBy('position')
    .execute()
  const equations = await db
    .selectFrom('analysisEquation')
    .select(['analysisId', 'itemId', 'itemName', 'itemCategory', 'category', 'intensity'])
    .select(['isAccepted', 'event', 'wish', 'shift'])
    .where('analysisId', 'in', newestAnalyses(db, owner, span))
    .orderBy('position')
    .execute()
  const known = knownNow(items)
  const felt = Map.groupBy(emotions, ({ analysisId }) => analysisId)
  const touched = Map.groupBy(equations, ({ analysisId }) => analysisId)
  const said = Map.groupBy(await listSaid(db, owner), ({ situationId }) => situationId)
  const lives = told.map(({ analysisId, kind, isGrief, ...it }) => ({
    ...it,
    isCheckIn: kind === 'check_in',
    isGrief: isGrief === 1,
    emotions: (felt.get(analysisId) ?? []).map(({ category, intensity, strengthFrom }) => ({
      ...{ category, intensity, isSaid: strengthFrom === 'said' },
    })),
    touches: (touched.get(analysisId) ?? []).map(
      ({ category, intensity, isAccepted, event, wish, shift, ...then }): Touch => ({
        ...known(then),
        ...{ then, emotion: category, intensity, event, wish, shift },
        isAccepted: isAccepted === null ? null : isAccepted === 1,
      }),
    ),
    said: said.get(it.id) ?? [],
  }))
  return { items, lives }
}

/** Every strength the person said after writing, oldest first. */
export async function listSaid(db: Database, owner: OwnerId, since = 0): Promise<Said[]> {
  const weighed = await db
    .selectFrom('weighing')
    .select(['situationId', 'category', 'strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .where('createdAt', '>=', since)
    .orderBy('id')
    .execute()
  const planned = await db
    .selectFrom('step')
    .select(['situationId', 'category', 'before as strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .where('isBeforeSaid', '=', 1)
    .where('createdAt', '>=', since)
    .execute()
  const answered = await db
    .selectFrom('followUp')
    .innerJoin('step', 'step.id', 'followUp.stepId')
    .select(['step.situationId', 'step.category', 'followUp.strength'])
    .select('followUp.answeredAt as at')
    .where('followUp.userId', '=', owner)
    .where('followUp.answeredAt', '>=', since)
    .execute()
  return [
    ...weighed.map((it) => ({ ...it, by: 'weighing' as const })),
    ...planned.map((it) => ({ ...it, by: 'plan' as const })),
    ...answered.map((it) => ({ ...it, by: 'answer' as const })),
  ]
    .flatMap(({ strength, ...it }) => (strength === null ? [] : [{ ...it, strength }]))
    .sort((one, other) => one.at - other.at)
}

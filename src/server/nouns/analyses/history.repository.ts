import { sql } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { History, ItemMention } from '#domain/findings/history.ts'
import { knownNow } from '#domain/findings/item-touches.ts'
import { ownStrengths, type Rating } from '#domain/findings/tries.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'

type Span = { from: number; until: number }

/**
 * Selects the newest analysis of each situation, as corrected. Analyses made despite words of danger aren't counted,
 * so statistics leave them out.
 */
const newestAnalyses = (
  { db, owner }: Own,
  { from, until, situationId }: Partial<Span> & { situationId?: number | undefined } = {},
) =>
  db
    .selectFrom('analysis')
    .select(({ fn }) => fn.max('analysis.id').as('id'))
    .where('analysis.userId', '=', owner)
    .where('isCounted', '=', 1)
    .$if(situationId !== undefined, (query) => query.where('situationId', '=', situationId!))
    .$if(from !== undefined || until !== undefined, (query) =>
      query
        .innerJoin('situation', 'situation.id', 'analysis.situationId')
        .where('situation.happenedAt', '>=', from ?? Number.MIN_SAFE_INTEGER)
        .where('situation.happenedAt', '<', until ?? Number.MAX_SAFE_INTEGER),
    )
    .groupBy('situationId')

/** Selects every counted situation with its counted analysis. */
export const countedSituations = (own: Own, span?: Partial<Span>) =>
  own.db
    .selectFrom(newestAnalyses(own, span).select('situationId').as('newest'))
    .innerJoin('situation', 'situation.id', 'newest.situationId')

/** Reads all counted situations with their feelings, items and ratings, or those within a span. */
export async function readHistory(my: Own, span?: Span): Promise<History> {
  const items = await listItems(my)
  const told = await countedSituations(my, span)
    .select(['situation.id', 'situation.title', 'situation.happenedAt as at', 'situation.kind'])
    .select('situation.createdAt as writtenAt')
    .select('newest.id as analysisId')
    .orderBy('situation.happenedAt')
    .orderBy('situation.id')
    .execute()
  if (told.length === 0) return { items, lives: [] }
  const emotions = await my.db
    .selectFrom('analysisEmotion')
    .select(['analysisId', 'name', 'category', 'intensity'])
    .where('analysisId', 'in', newestAnalyses(my, span))
    .orderBy('analysisId')
    .orderBy('position')
    .execute()
  const equations = await my.db
    .selectFrom('analysisEquation')
    .select(['analysisId', 'itemId', 'itemName', 'itemCategory', 'category', 'intensity'])
    .select(['isAccepted', 'event', 'wish', 'shift'])
    .where('analysisId', 'in', newestAnalyses(my, span))
    .orderBy('analysisId')
    .orderBy('position')
    .execute()
  // Asked apart, because this column is behind the findings, and reading past all of them takes longer than the rest.
  const grieving = await ownRows(my, 'analysis')
    .select('id')
    .where('isGrief', '=', sql.lit(1))
    .execute()
  const inGrief = new Set(grieving.map(({ id }) => id))
  const known = knownNow(items)
  const felt = Map.groupBy(emotions, ({ analysisId }) => analysisId)
  const touched = Map.groupBy(equations, ({ analysisId }) => analysisId)
  const said = Map.groupBy(await listRatings(my), ({ situationId }) => situationId)
  const lives = told.map(({ analysisId, kind, ...it }) => {
    const ratings = said.get(it.id) ?? []
    const own = ownStrengths(ratings)
    const strengthOf = (category: EmotionCategory, read: number) => {
      const strength = own.get(category)
      return strength === undefined
        ? { intensity: read }
        : { intensity: strength / 10, isSaid: true }
    }
    return {
      ...it,
      isCheckIn: kind === 'check_in',
      isGrief: inGrief.has(analysisId),
      emotions: (felt.get(analysisId) ?? []).map(({ name, category, intensity }) => ({
        name,
        category,
        ...strengthOf(category, intensity),
      })),
      touches: (touched.get(analysisId) ?? []).map(
        ({ category, intensity, isAccepted, event, wish, shift, ...then }): ItemMention => ({
          ...known(then),
          then,
          emotion: category,
          ...strengthOf(category, intensity),
          event,
          wish,
          shift,
          isAccepted: isAccepted === null ? null : isAccepted === 1,
        }),
      ),
      said: ratings,
    }
  })
  return { items, lives }
}

type RatingRow = Omit<Rating, 'strength' | 'writtenAt'> & { strength: number | null }
const by = (occasion: Rating['by']) => sql<Rating['by']>`${sql.lit(occasion)}`.as('by')

/** Lists every strength the person gave, oldest first. Only this function knows all tables that hold one. */
export async function listRatings(
  own: Own,
  { since = 0, situationId }: { since?: number; situationId?: number } = {},
): Promise<Rating[]> {
  const written = own.db
    .selectFrom('analysisEmotion')
    .innerJoin('analysis', 'analysis.id', 'analysisEmotion.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(['situation.id as situationId', 'category', 'situation.createdAt as at'])
    .select(sql<number>`round(10 * analysis_emotion.intensity)`.as('strength'))
    .select(by('writing'))
    .where('strengthFrom', '=', 'said')
    .where('analysisId', 'in', newestAnalyses(own, { situationId }))
    .$castTo<RatingRow>()
  const weighed = ownRows(own, 'weighing')
    .select(['situationId', 'category', 'createdAt as at', 'strength', by('weighing')])
    .$castTo<RatingRow>()
  const planned = ownRows(own, 'step')
    .select(['situationId', 'category', 'createdAt as at', 'before as strength', by('plan')])
    .where('isBeforeSaid', '=', 1)
    .$castTo<RatingRow>()
  const answered = own.db
    .selectFrom('followUp')
    .innerJoin('step', 'step.id', 'followUp.stepId')
    .select(['situationId', 'category', 'answeredAt as at', 'strength', by('answer')])
    .where('followUp.userId', '=', own.owner)
    .$castTo<RatingRow>()
  const tossed = own.db
    .selectFrom('toss')
    .innerJoin('experiment', 'experiment.id', 'toss.experimentId')
    .where('toss.userId', '=', own.owner)
    .select(['situationId', 'category'])
  const before = tossed.select(['toss.createdAt as at', 'before as strength', by('coin')])
  const after = tossed.select(['answeredAt as at', 'after as strength', by('coin')])
  const exercised = ownRows(own, 'exercise')
    .where('after', 'is not', null)
    .select(['situationId', 'category'])
  const around = [
    exercised.select(sql<number>`created_at - 1`.as('at')).select(['before as strength']),
    exercised.select('createdAt as at').select(['after as strength']),
  ].map((query) => query.select(by('exercise')).$castTo<RatingRow>())
  const all = [written, weighed, planned, answered, before, after, ...around]
  const rows = await Promise.all(
    all.map((query) =>
      own.db
        .selectFrom(query.$castTo<RatingRow>().as('rating'))
        // Joins from the rating to its situation, because few situations have ratings.
        .leftJoin('situation', 'situation.id', 'rating.situationId')
        .selectAll('rating')
        .select('situation.createdAt as writtenAt')
        .where('at', '>=', since)
        .$if(situationId !== undefined, (one) => one.where('situationId', '=', situationId!))
        .execute(),
    ),
  )
  return rows
    .flat()
    .flatMap(({ strength, writtenAt, ...it }) =>
      strength === null || writtenAt === null ? [] : [{ ...it, strength, writtenAt }],
    )
    .sort((one, other) => one.at - other.at)
}

/** Lists situations that had a step, a coin toss or an exercise. */
export async function listBusy(own: Own): Promise<Set<number>> {
  const rows = await ownRows(own, 'step')
    .select('situationId')
    .union(ownRows(own, 'exercise').select('situationId'))
    .union(
      ownRows(own, 'toss')
        .select('situationId')
        .where('arm', 'is not', null)
        .$castTo<{ situationId: number }>(),
    )
    .execute()
  return new Set(rows.map(({ situationId }) => situationId))
}

import { isPleasant } from '#domain/emotion/emotion.ts'
import {
  type ExerciseTry,
  outcomeOf,
  type Try,
  type WhatHelps,
} from '#domain/findings/what-helps.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ofOwner } from '#server/base/db/of-owner.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type KeptStep, listSteps } from './steps.repository.ts'

/** More than this says nothing new; the newest count. */
const MOST = 500
/** Without a step, a feeling was left to itself for about as long as after one. */
const LEFT_ALONE = DAY * 0.8

/** A step that keeps a joy is no try at easing anything. */
const isToEase = ({ category }: KeptStep): boolean => !isPleasant(category)

/** Every outcome, newest first: of a step that was taken, or of a feeling that was left to itself. */
export async function listTries(
  db: Database,
  owner: OwnerId,
  known?: readonly KeptStep[],
): Promise<Try[]> {
  const kept = known ?? (await listSteps(db, owner, { newest: MOST }))
  const steps = kept.filter(isToEase)
  const tries = steps.flatMap((step): Try[] => {
    const outcome = outcomeOf(step.answers)
    const { situationId, category, before, createdAt } = step
    if (!outcome || before === null || step.isBeforeSaid === 0) return []
    return [
      {
        situationId,
        title: '',
        action: outcome.isTaken ? step.action : null,
        lever: outcome.isTaken ? step.lever : null,
        category,
        before,
        after: outcome.after,
        at: new Date(createdAt).toISOString(),
      },
    ]
  })
  const planned = new Set([
    ...steps.map(({ situationId }) => situationId),
    ...(await listExercised(db, owner)),
  ])
  const left = await listLeftAlone(db, owner, planned)
  const newest = [...tries, ...left]
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, MOST)
  const titles = await titlesOf(db, owner, [...new Set(newest.map((it) => it.situationId))])
  return newest.map((it) => ({ ...it, title: titles.get(it.situationId) ?? '' }))
}

async function titlesOf(
  db: Database,
  owner: OwnerId,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('situation')
    .select(['id', 'title'])
    .where(ofOwner(owner))
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Exercises that were weighed on both sides, newest first. */
async function listExerciseTries(db: Database, owner: OwnerId): Promise<ExerciseTry[]> {
  const rows = await db
    .selectFrom('exercise')
    .innerJoin('situation', 'situation.id', 'exercise.situationId')
    .select(['exercise.situationId', 'situation.title', 'exercise.kind', 'exercise.category'])
    .select(['exercise.before', 'exercise.after', 'exercise.createdAt'])
    .where('exercise.userId', '=', owner)
    .where('situation.userId', '=', owner)
    .orderBy('exercise.createdAt', 'desc')
    .orderBy('exercise.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ before, after, createdAt, ...row }): ExerciseTry[] => {
    if (before === null || after === null) return []
    const at = new Date(createdAt).toISOString()
    return [{ ...row, action: null, lever: null, before, after, at }]
  })
}

/** What somebody did an exercise about was not left to itself either. */
async function listExercised(db: Database, owner: OwnerId): Promise<number[]> {
  const rows = await db
    .selectFrom('exercise')
    .select('situationId')
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .limit(2 * MOST)
    .execute()
  return rows.map(({ situationId }) => situationId)
}

/** Situations without a step that were weighed twice, about a day apart or more. */
async function listLeftAlone(
  db: Database,
  owner: OwnerId,
  planned: ReadonlySet<number>,
): Promise<Try[]> {
  const rows = await db
    .selectFrom('weighing')
    .select(['situationId', 'category', 'strength', 'createdAt'])
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(2 * MOST)
    .execute()
  const bySituation = Map.groupBy(
    rows.reverse().filter(({ situationId }) => !planned.has(situationId)),
    ({ situationId }) => situationId,
  )
  return [...bySituation].flatMap(([situationId, [first, ...rest]]): Try[] => {
    const later = rest.find(({ createdAt }) => createdAt - first!.createdAt >= LEFT_ALONE)
    if (!first || !later) return []
    return [
      {
        situationId,
        title: '',
        action: null,
        lever: null,
        category: first.category,
        before: first.strength,
        after: later.strength,
        at: new Date(first.createdAt).toISOString(),
      },
    ]
  })
}

export async function whatHelps(db: Database, owner: OwnerId): Promise<WhatHelps> {
  const steps = await listSteps(db, owner, { newest: MOST })
  const open = steps.filter(
    (step) => isToEase(step) && step.endedAt === null && step.answers.length === 0,
  )
  return {
    tries: await listTries(db, owner, steps),
    waiting: open.length,
    exercises: await listExerciseTries(db, owner),
  }
}

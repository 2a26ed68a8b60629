import { isPleasant } from '#domain/emotion/emotion.ts'
import { type Try, triesOf } from '#domain/findings/tries.ts'
import type { ExerciseTry, WhatHelps } from '#domain/findings/what-helps.ts'
import { ofOwner } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { listBusy, listRatings } from '#server/nouns/analyses/history.repository.ts'
import { listSteps, type StoredStep } from './steps.repository.ts'

/** Only the newest count. More add nothing new. */
const MAX = 500
/** Lists all tries, newest first. */
export async function listTries(own: Own, known?: readonly StoredStep[]): Promise<Try[]> {
  const steps = known ?? (await listSteps(own, { newest: MAX }))
  const [ratings, busy] = [await listRatings(own), await listBusy(own)]
  const newest = triesOf(ratings, steps, busy).slice(0, MAX)
  const titles = await titlesOf(own, [...new Set(newest.map((it) => it.situationId))])
  return newest.map((it) => ({ ...it, title: titles.get(it.situationId) ?? '' }))
}

async function titlesOf({ db, owner }: Own, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('situation')
    .select(['id', 'title'])
    .where(ofOwner(owner))
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Lists exercises rated before and after, newest first. */
async function listExerciseTries({ db, owner }: Own): Promise<ExerciseTry[]> {
  const rows = await db
    .selectFrom('exercise')
    .innerJoin('situation', 'situation.id', 'exercise.situationId')
    .select(['exercise.situationId', 'situation.title', 'exercise.kind', 'exercise.category'])
    .select(['exercise.before', 'exercise.after', 'exercise.createdAt'])
    .where('exercise.userId', '=', owner)
    .where('situation.userId', '=', owner)
    .orderBy('exercise.createdAt', 'desc')
    .orderBy('exercise.id', 'desc')
    .limit(MAX)
    .execute()
  return rows.flatMap(({ before, after, createdAt, ...row }): ExerciseTry[] => {
    if (before === null || after === null) return []
    const at = new Date(createdAt).toISOString()
    return [{ ...row, action: null, lever: null, before, after, at }]
  })
}

export async function whatHelps(own: Own): Promise<WhatHelps> {
  const steps = await listSteps(own, { newest: MAX })
  const open = steps.filter(
    (step) => !isPleasant(step.category) && step.endedAt === null && step.answers.length === 0,
  )
  return {
    tries: await listTries(own, steps),
    waiting: open.length,
    exercises: await listExerciseTries(own),
  }
}

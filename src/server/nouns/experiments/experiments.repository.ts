import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { resultSoFar } from '#domain/findings/experiment.ts'
import { type Experiment, isTossClosed, type OpenToss } from '#domain/steps/own-experiment.ts'
import { readable } from '#server/base/db/column.ts'
import { ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

type TossRow = Selectable<Tables['toss']>
export type StoredExperiment = Selectable<Tables['experiment']> & { tosses: TossRow[] }

/** Newest first, each with its tosses, oldest first. */
export async function listExperiments(
  own: Own,
  by: { id?: number; category?: EmotionCategory } = {},
): Promise<StoredExperiment[]> {
  const rows = await ownRows(own, 'experiment')
    .selectAll()
    .where(({ and }) => and(by))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = rows.map(({ id }) => id)
  const tosses = await ownRowsOf(own, 'toss', 'experimentId', ids, 'createdAt', 'id')
  return rows.map((row) => ({ ...row, tosses: tosses(row.id) }))
}

export const timed = ({ createdAt, answeredAt, arm }: TossRow) => ({
  createdAt,
  answeredAt,
  isRefused: arm === null,
})

/** The result, or the progress so far. An experiment stopped before its first look has no result. */
export function toExperiment({ tosses, ...experiment }: StoredExperiment, now: number): Experiment {
  const fallen = tosses.flatMap((it) => {
    const { arm, before, after, did } = it
    if (arm === null || before === null) return []
    return [{ arm, before, after, did, isClosed: isTossClosed(timed(it), now) }]
  })
  const result = resultSoFar(fallen)
  const isStopped = experiment.endedAt !== null && result.state === 'goes on'
  return {
    ...readable(experiment),
    tosses: fallen.length,
    refused: tosses.length - fallen.length,
    state: isStopped ? 'stopped' : result.state,
    answered: result.answered,
    didOtherwise: 'didOtherwise' in result ? result.didOtherwise : 0,
    difference:
      'apart' in result ? { apart: result.apart, from: result.from, to: result.to } : null,
  }
}

/** Newest first. Yields between them, because each result takes a moment to compute. */
export async function listResults(own: Own): Promise<Experiment[]> {
  const results: Experiment[] = []
  for (const it of await listExperiments(own)) {
    results.push(toExperiment(it, own.now()))
    await yieldToOthers()
  }
  return results
}

export const toOpenToss = (
  { category, wayA, wayB }: Pick<StoredExperiment, 'category' | 'wayA' | 'wayB'>,
  toss: TossRow,
  now: number,
): OpenToss | null =>
  toss.arm === null
    ? null
    : {
        id: toss.id,
        category,
        wayA,
        wayB,
        arm: toss.arm,
        createdAt: new Date(toss.createdAt).toISOString(),
        isOpen: !isTossClosed(timed(toss), now),
      }

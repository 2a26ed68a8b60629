import type { Selectable } from 'kysely'
import type { Step } from '#domain/steps/step.ts'
import { readable } from '#server/base/db/column.ts'
import { ownRows, ownRowsOf } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

type StepRow = Selectable<Tables['step']>
type AnswerRow = Selectable<Tables['followUp']>
/** A step row with its answers. */
export type StoredStep = StepRow & { answers: AnswerRow[] }

export const toStep = ({ answers, ...step }: StoredStep): Step => ({
  ...readable(step),
  followUps: answers.map(readable),
})

/** Lists matching steps, oldest first, each with its answers. */
export async function listSteps(
  own: Own,
  by: { id?: number; situationId?: number; since?: number; newest?: number } = {},
): Promise<StoredStep[]> {
  let query = ownRows(own, 'step').selectAll()
  if (by.id !== undefined) query = query.where('id', '=', by.id)
  if (by.situationId !== undefined) query = query.where('situationId', '=', by.situationId)
  if (by.since !== undefined) query = query.where('createdAt', '>', by.since)
  if (by.newest !== undefined) query = query.limit(by.newest)
  const steps = (await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()).reverse()
  const ids = steps.map(({ id }) => id)
  const answers = await ownRowsOf(own, 'followUp', 'stepId', ids, 'round')
  return steps.map((step) => ({ ...step, answers: answers(step.id) }))
}

export const findStep = async (own: Own, id: number): Promise<StoredStep | undefined> =>
  (await listSteps(own, { id }))[0]

import type { Selectable } from 'kysely'
import { type FollowUp, NewStep, type Step, type Weighing } from '#domain/steps/step.ts'
import { columnsOf } from '#domain/values/columns.ts'
import type { Database } from '#server/base/db/database.ts'
import { flag, type Tables } from '#server/base/db/schema.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { OwnerId } from '#server/base/owner.ts'

type StepRow = Selectable<Tables['step']>
type AnswerRow = Selectable<Tables['followUp']>
/** A step with its answers, as the database keeps them. */
export type KeptStep = StepRow & { answers: AnswerRow[] }

const iso = (moment: number): string => new Date(moment).toISOString()

const toFollowUp = ({ round, outcome, strength, note, answeredAt }: AnswerRow): FollowUp => ({
  round,
  outcome,
  strength,
  note,
  answeredAt: iso(answeredAt),
})

export const toStep = ({ answers, endedAt, createdAt, asksAt, ...step }: KeptStep): Step => ({
  ...step,
  isBeforeSaid: step.isBeforeSaid === 1,
  createdAt: iso(createdAt),
  asksAt: iso(asksAt),
  endedAt: isoOrNull(endedAt),
  followUps: answers.map(toFollowUp),
})

/** Those that fit, oldest first, each with its answers. */
export async function listSteps(
  db: Database,
  owner: OwnerId,
  by: { id?: number; situationId?: number; since?: number; newest?: number } = {},
): Promise<KeptStep[]> {
  let query = db.selectFrom('step').selectAll().where('userId', '=', owner)
  if (by.id !== undefined) query = query.where('id', '=', by.id)
  if (by.situationId !== undefined) query = query.where('situationId', '=', by.situationId)
  if (by.since !== undefined) query = query.where('createdAt', '>', by.since)
  if (by.newest !== undefined) query = query.limit(by.newest)
  const steps = (await query.orderBy('createdAt', 'desc').orderBy('id', 'desc').execute()).reverse()
  if (steps.length === 0) return []
  const answers = await db
    .selectFrom('followUp')
    .selectAll()
    .where('userId', '=', owner)
    .where(
      'stepId',
      'in',
      steps.map(({ id }) => id),
    )
    .orderBy('round')
    .execute()
  const of = Map.groupBy(answers, ({ stepId }) => stepId)
  return steps.map((step) => ({ ...step, answers: of.get(step.id) ?? [] }))
}

export const findStep = async (
  db: Database,
  owner: OwnerId,
  id: number,
): Promise<KeptStep | undefined> => (await listSteps(db, owner, { id }))[0]

/** Whoever gives a number said it; nobody else does. */
export const stepColumns = (step: NewStep) => ({
  ...columnsOf(NewStep, step),
  isBeforeSaid: flag((step.before ?? null) !== null),
})

export async function insertStep(
  tx: Database,
  owner: OwnerId,
  situationId: number,
  step: NewStep,
  { asksAt, now }: { asksAt: number; now: number },
): Promise<KeptStep> {
  const row = await tx
    .insertInto('step')
    .values({
      ...stepColumns(step),
      ...{ userId: owner, situationId, asksAt, endedAt: null, createdAt: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { ...row, answers: [] }
}

type Rating = Omit<Weighing, 'at'> & { at: number }

/** Every strength that was said of a situation, oldest first. */
export async function listWeighings(
  db: Database,
  owner: OwnerId,
  situationId: number,
  steps: readonly KeptStep[],
): Promise<Rating[]> {
  const rows = await db
    .selectFrom('weighing')
    .select(['category', 'strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .where('situationId', '=', situationId)
    .execute()
  const of = steps.flatMap(({ before, category, createdAt, answers }) => [
    ...(before === null ? [] : [{ strength: before, category, at: createdAt }]),
    ...answers.flatMap(({ strength, answeredAt }) =>
      strength === null ? [] : [{ strength, category, at: answeredAt }],
    ),
  ])
  const exercised = await db
    .selectFrom('exercise')
    .select(['category', 'before', 'after', 'createdAt'])
    .where('userId', '=', owner)
    .where('situationId', '=', situationId)
    .execute()
  const around = exercised.flatMap(({ before, after, category, createdAt: at }) =>
    before === null || after === null
      ? []
      : [
          { strength: before, category, at: at - 1 },
          { strength: after, category, at },
        ],
  )
  return [...rows, ...of, ...around]
    .map((it) => ({ ...it, by: 'person' as const }))
    .sort((one, other) => one.at - other.at)
}

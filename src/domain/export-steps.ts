/** The rows in which steps, their answers and weighings travel. */
import * as z from 'zod/mini'
import { EmotionCategory } from './emotion.ts'
import { Id, Moment } from './export-values.ts'
import { Outcome, Round, StepAction, StepLever, StepMoment, StepNote, Strength } from './step.ts'

export const STEP_ROWS = {
  steps: z.object({
    id: Id,
    situationId: Id,
    lever: StepLever,
    category: EmotionCategory,
    moment: StepMoment,
    action: StepAction,
    before: Strength,
    asksAt: Moment,
    endedAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  followUps: z.object({
    stepId: Id,
    round: Round,
    outcome: Outcome,
    strength: z.nullable(Strength),
    note: z.nullable(StepNote),
    answeredAt: Moment,
  }),
  weighings: z.object({
    situationId: Id,
    category: EmotionCategory,
    strength: Strength,
    createdAt: Moment,
  }),
}
export const MOST_STEP_ROWS = { steps: 20_000, followUps: 40_000, weighings: 50_000 } as const

import type { Generated } from 'kysely'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Arm } from '#domain/findings/experiment.ts'
import type { ExerciseKind } from '#domain/steps/exercise.ts'
import type { Came, NewForecast } from '#domain/steps/forecast.ts'
import type { Did, NewExperiment } from '#domain/steps/own-experiment.ts'
import type { NewStep, Outcome, Round } from '#domain/steps/step.ts'
import type { Columns } from '#domain/values/columns.ts'
import type { Flag, Moment, Numbered } from './column.ts'

/** What a person means to do, what came of it, and how strong a feeling was when. */
export type StepTables = {
  step: Columns<NewStep> &
    Numbered & {
      situationId: number
      isBeforeSaid: Flag
      asksAt: Moment
      endedAt: Moment | null
    }
  followUp: {
    stepId: number
    round: Round
    userId: number
    outcome: Outcome
    strength: number | null
    note: string | null
    answeredAt: Moment
  }
  weighing: Numbered & {
    situationId: number
    category: EmotionCategory
    strength: number
  }
  exercise: Numbered & {
    situationId: number
    kind: ExerciseKind
    category: EmotionCategory
    itemName: string | null
    words: string
    hard: string | null
    way: string | null
    before: number | null
    after: number | null
  }
  secondLook: Numbered & {
    situationId: number
    expected: string | null
    seen: string
    category: EmotionCategory
    strength: number
  }
  forecast: Columns<Omit<NewForecast, 'selfMapItemIds' | 'proposals'>> &
    Numbered & {
      category: EmotionCategory
      strength: number
      asksAt: Moment
      putAwayAt: Generated<Moment | null>
      outcome: Generated<Came | null>
      felt: Generated<number | null>
      line: Generated<string | null>
      answeredAt: Generated<Moment | null>
    }
  forecastItem: {
    forecastId: number
    position: number
    userId: number
    itemId: number
    name: string
    category: string
    attachmentPower: number
  }
  experiment: Columns<NewExperiment> &
    Numbered & {
      block: string
      endedAt: Generated<Moment | null>
    }
  toss: Numbered & {
    experimentId: number
    situationId: number | null
    arm: Arm | null
    before: number | null
    after: Generated<number | null>
    did: Generated<Did | null>
    answeredAt: Generated<Moment | null>
  }
  shownQuestion: {
    userId: number
    questionKey: string
    shownAt: string
    expiresAt: Moment
  }
}

/** Export rows of steps, follow-ups, ratings, exercises and forecasts. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { MAX_WORDS, NewOwnWord } from '../emotion/word.ts'
import { RewrittenWish, WishLine } from '../findings/expectation.ts'
import { FrozenLetter, Week } from '../findings/letter.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { CategoryName, ItemName } from '../self-map/self-map.ts'
import { ExpectedToday, SeenToday } from '../situation/second-look.ts'
import { AnswerLine } from '../situation/situation-answer.ts'
import { ExerciseKind, ExerciseWords, MoreWords } from '../steps/exercise.ts'
import { Came, ForecastWords } from '../steps/forecast.ts'
import { Did, NewExperiment, TossArm } from '../steps/own-experiment.ts'
import { NewStep, Outcome, Round, StepNote, Strength } from '../steps/step.ts'
import { ReadingZone } from '../values/time-zone.ts'
import {
  addedLater,
  exportShape,
  Id,
  ItemId,
  Moment,
  Position,
  ShortText,
} from './export-values.ts'

const WishText = RewrittenWish.shape.wish

/** An item as it was when it was written about. */
export const SnapshotRow = {
  position: Position,
  itemId: ItemId,
  name: ItemName,
  category: CategoryName,
  attachmentPower: AttachmentPower,
}

export const STEP_ROWS = {
  steps: z.object({
    id: Id,
    situationId: Id,
    ...exportShape(NewStep.shape),
    /** Older files don't say whether the person gave it. */
    isBeforeSaid: z._default(z.boolean(), false),
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
  exercises: z.object({
    situationId: Id,
    kind: ExerciseKind,
    category: EmotionCategory,
    itemName: z.nullable(ItemName),
    words: ExerciseWords,
    hard: z.nullable(MoreWords),
    way: z.nullable(MoreWords),
    before: z.nullable(Strength),
    after: z.nullable(Strength),
    createdAt: Moment,
  }),
  secondLooks: z.object({
    situationId: Id,
    expected: z.nullable(ExpectedToday),
    seen: SeenToday,
    category: EmotionCategory,
    strength: Strength,
    createdAt: Moment,
  }),
  forecasts: z.object({
    id: Id,
    ...exportShape(ForecastWords.shape),
    /** As stored, so a renamed time zone doesn't make a file invalid. */
    zone: ReadingZone,
    category: EmotionCategory,
    strength: Strength,
    asksAt: Moment,
    putAwayAt: z.nullable(Moment),
    outcome: z.nullable(Came),
    felt: z.nullable(Strength),
    line: z.nullable(StepNote),
    answeredAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  forecastItems: z.object({
    forecastId: Id,
    ...SnapshotRow,
  }),
  experiments: z.object({
    id: Id,
    ...exportShape(NewExperiment.shape),
    endedAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  tosses: z.object({
    id: Id,
    experimentId: Id,
    situationId: z.nullable(Id),
    arm: z.nullable(TossArm),
    before: z.nullable(Strength),
    after: z.nullable(Strength),
    did: z.nullable(Did),
    answeredAt: z.nullable(Moment),
    createdAt: Moment,
  }),
  rewrittenWishes: z.object({ id: Id, wish: WishText, line: WishLine, createdAt: Moment }),
  declinedNames: z.object({ name: ItemName, createdAt: Moment }),
  loopRests: z.object({
    itemName: ShortText,
    itemCategory: ShortText,
    category: EmotionCategory,
    createdAt: Moment,
  }),
  ownWords: z.object({ id: Id, ...NewOwnWord.shape, createdAt: Moment }),
  letters: z.object({
    week: Week,
    putAwayAt: z.nullable(Moment),
    answer: z.nullable(AnswerLine),
    answeredAt: z.nullable(Moment),
    content: addedLater(FrozenLetter),
    readAt: addedLater(Moment),
  }),
}
export const MAX_STEP_ROWS = {
  steps: 20_000,
  followUps: 40_000,
  weighings: 50_000,
  exercises: 20_000,
  secondLooks: 20_000,
  forecasts: 10_000,
  forecastItems: 50_000,
  /** A toss a day fills one in 24 days at the earliest. */
  experiments: 300,
  tosses: 40_000,
  rewrittenWishes: 1000,
  declinedNames: 5000,
  loopRests: 5000,
  ownWords: MAX_WORDS,
  letters: 5000,
} as const

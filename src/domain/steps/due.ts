/** The one question due today. The weekly letter has a separate line. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { mended } from '../values/text.ts'
import { Forecast } from './forecast.ts'
import { OpenToss } from './own-experiment.ts'
import { Round, Step } from './step.ts'

/** Identifies a question that was shown. */
export const QuestionKey = mended().check(z.minLength(1), z.maxLength(80))
const key = QuestionKey

export const StepDue = z.object({ kind: z.literal('step'), key, round: Round, step: Step })
export type StepDue = z.infer<typeof StepDue>

/** The outcome of a forecast whose day has come. */
export const ForecastDue = z.object({ kind: z.literal('forecast'), key, forecast: Forecast })

/** A letter that is ready, or was read and has an open question. */
export const LetterDue = z.object({
  kind: z.literal('letter'),
  key,
  week: z.string(),
  /** The open question of a letter that was read. */
  question: z._default(z.nullable(z.string()), null),
})
export type LetterDue = z.infer<typeof LetterDue>

/** The follow-up a day after a toss: the strength and the action. */
export const TossDue = z.object({ kind: z.literal('toss'), key, toss: OpenToss })
export type TossDue = z.infer<typeof TossDue>

/** The current strength of a feeling. */
export const WeighDue = z.object({
  kind: z.literal('weigh'),
  key,
  /** True after two weeks of absence, when it is a welcome. */
  isBack: z.boolean(),
  situationId: z.int(),
  /** The line that identifies the situation. */
  line: z.string(),
  isOwnWords: z.boolean(),
  createdAt: z.string(),
  category: EmotionCategory,
})
export type WeighDue = z.infer<typeof WeighDue>

/** Upcoming plans and forecasts, visible from the start. */
const Coming = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), step: Step }),
  z.object({ kind: z.literal('forecast'), forecast: Forecast }),
])
export type Coming = z.infer<typeof Coming>

export const Due = z.object({
  due: z.nullable(z.discriminatedUnion('kind', [TossDue, StepDue, ForecastDue, WeighDue])),
  /** Ready to read, or read with an open question. */
  letter: z._default(z.nullable(LetterDue), null),
  coming: z._default(z.array(Coming), []),
})
export type Due = z.infer<typeof Due>

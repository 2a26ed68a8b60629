/** The one thing that asks for an answer today, never two; the letter of the week has a line of its own. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Forecast } from './forecast.ts'
import { OpenToss } from './own-experiment.ts'
import { Round, Step } from './step.ts'

/** By which it is known that a question was shown. */
export const QuestionKey = z.string().check(z.minLength(1), z.maxLength(80))
const key = QuestionKey

export const StepDue = z.object({ kind: z.literal('step'), key, round: Round, step: Step })
export type StepDue = z.infer<typeof StepDue>

/** Its day has come: what happened? */
export const ForecastDue = z.object({ kind: z.literal('forecast'), key, forecast: Forecast })
export type ForecastDue = z.infer<typeof ForecastDue>

/** The week is ready to be read, or was read and has a question left. */
export const LetterDue = z.object({
  kind: z.literal('letter'),
  key,
  week: z.string(),
  /** What is left of a letter that was read. */
  question: z._default(z.nullable(z.string()), null),
})
export type LetterDue = z.infer<typeof LetterDue>

/** A day after a toss: how strong is it, and what was done? */
export const TossDue = z.object({ kind: z.literal('toss'), key, toss: OpenToss })
export type TossDue = z.infer<typeof TossDue>

/** How strong is it by now? */
export const WeighDue = z.object({
  kind: z.literal('weigh'),
  key,
  /** After two weeks without a word it is a welcome. */
  isBack: z.boolean(),
  situationId: z.int(),
  /** By which the person knows it again. */
  line: z.string(),
  isOwnWords: z.boolean(),
  createdAt: z.string(),
  category: EmotionCategory,
})
export type WeighDue = z.infer<typeof WeighDue>

/** What was kept and is still to come: in sight from the first minute. */
const Coming = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), step: Step }),
  z.object({ kind: z.literal('forecast'), forecast: Forecast }),
])
export type Coming = z.infer<typeof Coming>

export const Due = z.object({
  due: z.nullable(z.discriminatedUnion('kind', [TossDue, StepDue, ForecastDue, WeighDue])),
  /** To be read, or read with a question left. */
  letter: z._default(z.nullable(LetterDue), null),
  coming: z._default(z.array(Coming), []),
})
export type Due = z.infer<typeof Due>

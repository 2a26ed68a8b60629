/** The one thing that asks for an answer today. Never two: the next one waits until this one is answered. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Forecast } from './forecast.ts'
import { OpenToss } from './own-experiment.ts'
import { Round, Step } from './step.ts'

export const StepDue = z.object({ kind: z.literal('step'), round: Round, step: Step })
export type StepDue = z.infer<typeof StepDue>

/** Its day has come: what happened? */
export const ForecastDue = z.object({ kind: z.literal('forecast'), forecast: Forecast })
export type ForecastDue = z.infer<typeof ForecastDue>

/** The week is ready to be read, or was read and has a question left. */
export const LetterDue = z.object({
  kind: z.literal('letter'),
  week: z.string(),
  /** What is left of a letter that was read. */
  question: z._default(z.nullable(z.string()), null),
})
export type LetterDue = z.infer<typeof LetterDue>

/** A day after a toss: how strong is it, and what was done? */
export const TossDue = z.object({ kind: z.literal('toss'), toss: OpenToss })
export type TossDue = z.infer<typeof TossDue>

/** How strong is it by now? */
export const WeighDue = z.object({
  kind: z.literal('weigh'),
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
  due: z.nullable(
    z.discriminatedUnion('kind', [TossDue, StepDue, ForecastDue, LetterDue, WeighDue]),
  ),
  coming: z._default(z.array(Coming), []),
  /** Whether there is a letter to read, answered or not. */
  hasLetter: z._default(z.boolean(), false),
})
export type Due = z.infer<typeof Due>

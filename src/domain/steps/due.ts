/** The one thing that asks for an answer today. Never two: the next one waits until this one is answered. */
import * as z from 'zod/mini'
import { Forecast } from './forecast.ts'
import { Round, Step } from './step.ts'

export const StepDue = z.object({ kind: z.literal('step'), round: Round, step: Step })
export type StepDue = z.infer<typeof StepDue>

/** Its day has come: what happened? */
export const ForecastDue = z.object({ kind: z.literal('forecast'), forecast: Forecast })
export type ForecastDue = z.infer<typeof ForecastDue>

/** The week is ready to be read. */
export const LetterDue = z.object({ kind: z.literal('letter'), week: z.string() })
export type LetterDue = z.infer<typeof LetterDue>

export const Due = z.object({
  due: z.nullable(z.discriminatedUnion('kind', [StepDue, ForecastDue, LetterDue])),
  /** Whether there is a letter to read, answered or not. */
  hasLetter: z._default(z.boolean(), false),
})
export type Due = z.infer<typeof Due>

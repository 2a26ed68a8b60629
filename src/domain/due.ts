/** The one thing that asks for an answer today. Never two: the next one waits until this one is answered. */
import * as z from 'zod/mini'
import { Round, Step } from './step.ts'

export const StepDue = z.object({ kind: z.literal('step'), round: Round, step: Step })
export type StepDue = z.infer<typeof StepDue>

export const Due = z.object({ due: z.nullable(StepDue) })
export type Due = z.infer<typeof Due>

/** Library sentences a person has read recently. None repeats within thirty days. */
import * as z from 'zod/mini'
import { DAY } from '../values/duration.ts'

export const NOT_TWICE_WITHIN = 30 * DAY

export const ShownKind = z.enum(['step', 'closing', 'question'])
export type ShownKind = z.infer<typeof ShownKind>

/** The sentence's key in the library. */
export const ShownLine = z.object({
  kind: ShownKind,
  lineKey: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type ShownLine = z.infer<typeof ShownLine>

/** With its situation, which may reuse the line when it is rewritten. */
export const SaidLine = z.extend(ShownLine, { situationId: z.number() })
export type SaidLine = z.infer<typeof SaidLine>

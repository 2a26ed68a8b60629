/** Which of our own sentences a person has read lately: none of them is said twice in thirty days. */
import * as z from 'zod/mini'
import { DAY } from '../values/duration.ts'

export const NOT_TWICE_WITHIN = 30 * DAY

export const ShownKind = z.enum(['step', 'closing', 'question'])
export type ShownKind = z.infer<typeof ShownKind>

/** The sentence by its name in the library, not by its words. */
export const ShownLine = z.object({
  kind: ShownKind,
  lineKey: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type ShownLine = z.infer<typeof ShownLine>

/** With the situation it was said about, which keeps its own lines when it is written anew. */
export const SaidLine = z.extend(ShownLine, { situationId: z.number() })
export type SaidLine = z.infer<typeof SaidLine>

/** Library sentences a person has read recently. None repeats within thirty days. */
import * as z from 'zod/mini'
import { DAY } from '../values/duration.ts'

export const NOT_TWICE_WITHIN = 30 * DAY

/** `closing` is the insight. */
export const RecentLineKind = z.enum(['step', 'closing', 'question'])
export type RecentLineKind = z.infer<typeof RecentLineKind>

/** The sentence's key in the library. */
export const RecentLine = z.object({
  kind: RecentLineKind,
  lineKey: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type RecentLine = z.infer<typeof RecentLine>

/** With its situation, which may reuse the line when it is rewritten. */
export const RecentLineUse = z.extend(RecentLine, { situationId: z.number() })
export type RecentLineUse = z.infer<typeof RecentLineUse>

/**
 * The kind of moment a text tells of: "somebody close let my birthday pass". It is recognised by the model or tapped by
 * the person, and what the page offers (a wish, an insight, a step, a question) is written for it.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { share } from './correction.ts'

/** Kind and sub-kind, as in `forgotten/own-day`. */
export const MomentName = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{0,59}(?:\/[a-z][a-z0-9-]{0,59})?$/))

/** The person's answer that none of the moments offered is theirs. */
export const NO_MOMENT = 'none'

export const Moment = z.object({
  name: z.string(),
  /** What happened, in the writer's own perspective. */
  is: z.string(),
  /** The same in one short sentence, as on a card. */
  card: z.optional(z.string()),
  /** The one sentence worth remembering; empty where the text denies what it needs. */
  insight: z.string(),
  /** How likely it is, calibrated; 1 once it was tapped. */
  share,
  whose: z.enum(['read', 'tapped']),
})
export type Moment = z.infer<typeof Moment>

/** A card of "Which of these is it?". */
export const OfferedMoment = z.object({
  name: z.string(),
  card: z.string(),
  category: EmotionCategory,
})
export type OfferedMoment = z.infer<typeof OfferedMoment>
export const MOST_OFFERED = 3

/** `forgotten/own-day` is of the kind `forgotten`. */
export const kindOfMoment = (name: string): string => name.split('/')[0]!

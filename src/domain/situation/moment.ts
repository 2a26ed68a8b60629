/**
 * The kind of moment in a text: "someone close let my birthday pass". The model recognises it or the person taps it,
 * and it selects the wish, insight, step and question shown.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { share } from './variables.ts'

/** Kind and sub-kind: `forgotten/own-day`. */
export const MomentName = z
  .string()
  .check(z.regex(/^[a-z][a-z-]{0,59}(?:\/[a-z][a-z0-9-]{0,59})?$/))

/** The answer if none of the offered moments fits. */
export const NO_MOMENT = 'none'

export const Moment = z.object({
  name: z.string(),
  /** The event from the writer's perspective. */
  is: z.string(),
  /** The same as a short sentence on a card. */
  card: z.optional(z.string()),
  /** The sentence worth remembering. Empty if the text contradicts its premise. */
  insight: z.string(),
  /** The calibrated probability. 1 after a tap. */
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
export const MAX_OFFERED = 3

/** `forgotten/own-day` is of the kind `forgotten`. */
export const kindOfMoment = (name: string): string => name.split('/')[0]!

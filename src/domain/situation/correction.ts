/** The framework's variables, and the equations a person changed on the workbench. */
import * as z from 'zod/mini'

export const share = z.number().check(z.gte(0), z.lte(1))

/** Everything that decides which emotion it is, and how strong. */
export const Variables = z.object({
  power: share,
  /** -1 is a total loss, 1 a total gain; near 0 the item keeps its worth. */
  shift: z.number().check(z.gte(-1), z.lte(1)),
  accepted: z.boolean(),
  time: z.enum(['past', 'now', 'future']),
  source: z.enum(['own', 'outside', 'standing']),
  perspective: z.enum(['self', 'others']),
  confidence: z.enum(['low', 'medium', 'high']),
  /** Something that must not become part of the self; it turns a settled loss into disgust. */
  isRepelled: z.optional(z.boolean()),
  /** The loss was done or suggested by someone, not only possible; it turns fear into anger. */
  isAttacked: z.optional(z.boolean()),
})
export type Variables = z.infer<typeof Variables>

/** Only the variables are theirs to set; the rule does the rest. */
export const Correction = z
  .array(z.object({ itemId: z.nullable(z.int()), ...Variables.shape }))
  .check(z.minLength(1), z.maxLength(200))
export type Correction = z.infer<typeof Correction>

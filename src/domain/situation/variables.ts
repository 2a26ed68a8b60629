/** The framework's variables and a person's changes to equations on the workbench. */
import * as z from 'zod/mini'

export const share = z.number().check(z.gte(0), z.lte(1))

/** The variables that decide the emotion and its strength. */
export const Variables = z.object({
  power: share,
  /** From -1 (total loss) to 1 (total gain). Near 0 the item keeps its worth. */
  shift: z.number().check(z.gte(-1), z.lte(1)),
  accepted: z.boolean(),
  time: z.enum(['past', 'now', 'future']),
  source: z.enum(['own', 'outside', 'standing']),
  perspective: z.enum(['self', 'others']),
  confidence: z.enum(['low', 'medium', 'high']),
  /** Something that must not become part of the self. Turns a settled loss into disgust. */
  isRepelled: z.optional(z.boolean()),
  /** Someone did or suggested the loss. Turns fear into anger. */
  isAttacked: z.optional(z.boolean()),
})
export type Variables = z.infer<typeof Variables>
/** The variables that an answer alone decides. */
export type KnownVariables = Omit<Variables, 'power' | 'shift' | 'perspective' | 'confidence'>

/** The person sets only the variables. The rule computes the rest. */
export const EquationCorrection = z
  .array(z.object({ itemId: z.nullable(z.int()), ...Variables.shape }))
  .check(z.minLength(1), z.maxLength(200))
export type EquationCorrection = z.infer<typeof EquationCorrection>

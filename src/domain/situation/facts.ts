/**
 * The model's output for a text, without any of its words, small enough to store with an analysis. Together with the
 * map and the person's corrections it is enough to rewrite the analysis without the model.
 */
import * as z from 'zod/mini'

const finite = z.number().check(z.gte(-1000), z.lte(1000))
const Opinions = z.record(z.string(), z.record(z.string(), finite))
const MOST_ROWS = 100
export const MOST_SPANS = 100
const Spans = z
  .array(z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) }))
  .check(z.maxLength(MOST_SPANS))

export const Facts = z.object({
  whole: Opinions,
  sentences: z.array(Opinions).check(z.maxLength(MOST_ROWS)),
  items: z
    .array(z.object({ opinions: Opinions, about: z.array(finite).check(z.maxLength(MOST_ROWS)) }))
    .check(z.maxLength(MOST_ROWS)),
  /** The items named and the wishes stated, as ranges in the description. */
  spans: z.optional(z.object({ named: Spans, stated: Spans })),
  crisisLogit: finite,
  careLogit: finite,
  /** The items that match the rows of `items`. */
  itemIds: z.array(z.int()).check(z.maxLength(MOST_ROWS)),
})
export type Facts = z.infer<typeof Facts>

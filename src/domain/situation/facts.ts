/**
 * The model's output for a text, without any of its words, small enough to store with an analysis. Together with the
 * map and the person's corrections it is enough to rewrite the analysis without the model.
 */
import * as z from 'zod/mini'

const finite = z.number().check(z.gte(-1000), z.lte(1000))
const Opinions = z.record(z.string(), z.record(z.string(), finite))
const MAX_ROWS = 100
export const MAX_SPANS = 100
const Span = z.object({ start: z.int().check(z.gte(0)), end: z.int().check(z.gte(0)) })
const Spans = z.array(Span).check(z.maxLength(MAX_SPANS))

export const Facts = z.object({
  whole: Opinions,
  sentences: z.array(Opinions).check(z.maxLength(MAX_ROWS)),
  items: z
    .array(z.object({ opinions: Opinions, about: z.array(finite).check(z.maxLength(MAX_ROWS)) }))
    .check(z.maxLength(MAX_ROWS)),
  /**
   * Ranges in the description: the items named, the wishes stated, what the first and the second feeling are about, and
   * whom the writer hurt.
   */
  spans: z.optional(
    z.object({
      named: Spans,
      stated: Spans,
      main: z.optional(Span),
      second: z.optional(Span),
      harmed: z.optional(Span),
    }),
  ),
  crisisLogit: finite,
  careLogit: finite,
  /** The items that match the rows of `items`. */
  itemIds: z.array(z.int()).check(z.maxLength(MAX_ROWS)),
})
export type Facts = z.infer<typeof Facts>

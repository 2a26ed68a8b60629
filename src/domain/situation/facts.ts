/**
 * What the model read in a text, small enough to be kept beside an analysis. It holds no word of the text. Everything
 * an analysis says is written from these facts, the map and what the person said, so that it can be written anew at
 * any time without the model.
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
  /** What the description names and what wishes it states, as places in it. */
  spans: z.optional(z.object({ named: Spans, stated: Spans })),
  crisisLogit: finite,
  careLogit: finite,
  /** The items the rows of `items` are about. */
  itemIds: z.array(z.int()).check(z.maxLength(MOST_ROWS)),
})
export type Facts = z.infer<typeof Facts>

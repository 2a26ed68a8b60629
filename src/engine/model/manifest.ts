/** `model.json`: what the weights mean. Everything that may change with a new training stands there. */
import * as z from 'zod/mini'

const Head = z.object({
  name: z.string(),
  offset: z.int(),
  /** `many`: each label is answered yes or no for itself. */
  kind: z.enum(['softmax', 'sigmoid', 'many']),
  temperature: z.number(),
  /** A sigmoid head has one column and no labels. */
  labels: z._default(z.array(z.string()), []),
  /** Learned for whole texts alone: what it says of a single sentence means nothing. */
  of: z.optional(z.literal('text')),
  lexicalWeight: z.optional(z.number()),
  /** From what share on the head says yes. */
  threshold: z.optional(z.number()),
})
export type Head = z.infer<typeof Head>

export const Manifest = z.object({
  maxTextTokens: z.int(),
  maxItemTokens: z.int(),
  /** How much of a sentence the head `carried` reads. */
  maxClaimTokens: z.optional(z.int()),
  heads: z.object({
    read: z.array(Head),
    item: z.array(Head),
    /** Of each piece of the text. */
    tags: z._default(z.array(Head), []),
    about: z.object({ temperature: z.number() }),
  }),
  joint: z.record(z.string(), z.number()),
  /** The temperatures with which the certainty of side and feeling agree with how often they are right. */
  calibration: z.object({ side: z.number(), emotion: z.number() }),
  /** For each kind of event the share of each feeling, in the order of the heads' labels. */
  eventFeelings: z.array(z.array(z.number())),
  lexical: z.object({
    buckets: z.int(),
    columns: z.int(),
    scale: z.array(z.number()),
    bias: z.array(z.number()),
    heads: z.record(z.string(), z.object({ offset: z.int(), labels: z.array(z.string()) })),
  }),
  /** The vectors of `moments.bin`, and how much softer shares are than what was learned. */
  moments: z.object({ width: z.int(), temperature: z.number() }),
  crisis: z.object({
    buckets: z.int(),
    scale: z.number(),
    bias: z.number(),
    lexicalWeight: z.number(),
    threshold: z.number(),
    /** How much surer one sentence must be than a whole text. */
    sentenceMargin: z.number(),
    /** The small table alone, while somebody types: what it takes to be sure of danger, and to offer help quietly. */
    smallThreshold: z.number(),
    smallCareThreshold: z.number(),
    careThreshold: z.number(),
  }),
})
export type Manifest = z.infer<typeof Manifest>

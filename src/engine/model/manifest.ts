/** The schema of `model.json`, which contains everything that may change with a new training. */
import * as z from 'zod/mini'

const Head = z.object({
  name: z.string(),
  offset: z.int(),
  /** With `many`, each label is a separate yes or no. */
  kind: z.enum(['softmax', 'sigmoid', 'many']),
  temperature: z.number(),
  /** A sigmoid head has one column and no labels. */
  labels: z._default(z.array(z.string()), []),
  /** Trained on whole texts only, so its output for a sentence is meaningless. */
  of: z.optional(z.literal('text')),
  lexicalWeight: z.optional(z.number()),
  /** The share from which the head says yes. */
  threshold: z.optional(z.number()),
})
export type Head = z.infer<typeof Head>

export const Manifest = z.object({
  maxTextTokens: z.int(),
  maxItemTokens: z.int(),
  /** The maximum length of a sentence for the head `carried`, in tokens. */
  maxClaimTokens: z.optional(z.int()),
  heads: z.object({
    read: z.array(Head),
    item: z.array(Head),
    /** One row per token of the text. */
    tags: z._default(z.array(Head), []),
    about: z.object({ temperature: z.number() }),
  }),
  /** The weight of the side of the whole text in the choice of the feeling. */
  sideWeight: z.number(),
  /** Temperatures that calibrate the certainty of side and feeling. */
  calibration: z.object({ side: z.number(), emotion: z.number() }),
  lexical: z.object({
    buckets: z.int(),
    columns: z.int(),
    scale: z.array(z.number()),
    bias: z.array(z.number()),
    heads: z.record(z.string(), z.object({ offset: z.int(), labels: z.array(z.string()) })),
  }),
  /** The width of the vectors in `moments.bin`, the temperature of the shares, and the words behind the vectors. */
  moments: z.object({
    width: z.int(),
    temperature: z.number(),
    words: z.object({ buckets: z.int(), step: z.number() }),
    /** Divides the share of a moment between its wishes. Higher values prefer the closest wish more. */
    wishScale: z.number(),
  }),
  /** Reads the feelings of a text from all outputs together. Fitted on texts the network didn't learn from. */
  lastLayer: z.object({
    /** Added to the shares of the feelings of moments before their logarithm. */
    floor: z.number(),
    weights: z.array(z.array(z.number())),
    bias: z.array(z.number()),
  }),
  crisis: z.object({
    buckets: z.int(),
    scale: z.number(),
    bias: z.number(),
    lexicalWeight: z.number(),
    threshold: z.number(),
    /** The extra margin for a single sentence compared with a whole text. */
    sentenceMargin: z.number(),
    /** Thresholds of the small table alone, while a person types: for danger, and for a quiet offer of help. */
    smallThreshold: z.number(),
    smallCareThreshold: z.number(),
    careThreshold: z.number(),
  }),
})
export type Manifest = z.infer<typeof Manifest>

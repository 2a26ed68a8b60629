/** What a provider has to answer. Every field is required: providers that force a schema ask for that. */
import * as z from 'zod/mini'
import { EmotionCategory } from '#domain/emotion/emotion.ts'
import { Lever, Trap, Variables } from '#domain/situation/analysis.ts'

const { accepted, time, source, perspective, confidence } = Variables.shape

const Basic = z.object({
  risk: z.boolean(),
  reading: z.string(),
  equations: z.array(
    z.object({
      item: z.string(),
      expectation: z.string(),
      perception: z.string(),
      shift: z.number(),
      accepted,
      time,
      source,
      perspective,
      confidence,
      isRepelled: z.boolean(),
      isAttacked: z.boolean(),
      quote: z.string(),
    }),
  ),
  emotions: z.array(z.object({ category: EmotionCategory, description: z.string() })),
  recommendations: z.array(z.object({ type: Lever, text: z.string(), item: z.string() })),
  questions: z.array(z.string()),
})

const Premium = z.object({
  ...Basic.shape,
  personalConnections: z.array(
    z.object({ category: EmotionCategory, item: z.string(), description: z.string() }),
  ),
  psychologicalInsights: z.array(z.object({ title: z.string(), description: z.string() })),
  growthOpportunities: z.array(
    z.object({ area: z.string(), description: z.string(), actionSteps: z.array(z.string()) }),
  ),
  cognitivePatterns: z.array(
    z.object({ pattern: Trap, description: z.string(), impact: z.string(), quote: z.string() }),
  ),
})

export const ANSWER_SCHEMAS = { basic: Basic, premium: Premium }
type BasicAnswer = z.infer<typeof Basic>
type PremiumAnswer = z.infer<typeof Premium>
export type ProviderAnswer = BasicAnswer & Partial<Omit<PremiumAnswer, keyof BasicAnswer>>

import { ANALYSIS_FAILED } from '#domain/situation/analysis-words.ts'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { refuse } from '#server/base/refuse.ts'
import type { EmbeddedEngine } from './analysis-engine.ts'

/** Stands in where the model files cannot be read: the rest of the product works, and help is still shown. */
export const noEngine: EmbeddedEngine = {
  analyse: async () => refuse('unavailable', ANALYSIS_FAILED),
  readFacts: async () => refuse('unavailable', ANALYSIS_FAILED),
  write: async () => refuse('unavailable', ANALYSIS_FAILED),
  know: async () => refuse('unavailable', ANALYSIS_FAILED),
  speaksOfDanger: async (texts) => detectCrisis(texts).isCrisis,
  dangerIn: async (sentences) => sentences.map(() => 1),
  carriedBy: async (_, sentences) => sentences.map(() => 2),
  checkWithSmallModel: async (texts, from = 'danger') => isAtLeast(detectCrisis(texts).level, from),
}

import { refuse } from '#server/refuse.ts'
import type { EmbeddedEngine } from './analysis-engine.ts'

const unavailable = () =>
  refuse('unavailable', 'Unable to analyze the situation. Please try again later.')

/** Stands in where no model files are installed: everything else of the product works. */
export const noEngine: EmbeddedEngine = {
  analyse: async () => unavailable(),
  speaksOfDanger: async () => false,
}

/** The calls of one reading. */
export const READING_CALLS = ['understand', 'say', 'deepen', 'repair'] as const
/** Beside them: what a walk offers, and what a letter says. */
const OTHER_CALLS = ['wishes', 'week'] as const

/** In milliseconds, for all calls of one reading together. */
export const LONGEST_READING = 60_000

/** What a language model is asked, wherever it runs. */
export type ModelRequest = {
  name: (typeof READING_CALLS)[number] | (typeof OTHER_CALLS)[number]
  instructions: string
  message: string
  schema: object
  mostTokens: number
}
/** The text of its answer, piece by piece. */
export type AskModel = (request: ModelRequest) => AsyncIterable<string>

/** The answer cannot be used at all. */
export class UnfitAnswerError extends Error {
  override name = 'UnfitAnswerError'
}

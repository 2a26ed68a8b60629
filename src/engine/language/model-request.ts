export const MODEL_CALLS = ['understand', 'say', 'deepen', 'repair'] as const

/** In milliseconds, for all calls of one reading together. */
export const LONGEST_READING = 60_000

/** What a language model is asked, wherever it runs. */
export type ModelRequest = {
  name: (typeof MODEL_CALLS)[number]
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

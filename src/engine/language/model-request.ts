/** What a language model is asked, wherever it runs. */
export type ModelRequest = {
  name: 'understand' | 'say' | 'deepen' | 'repair'
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

import { readModelJson } from './model-json.ts'

/** The calls of one reading. */
export const READING_CALLS = ['understand', 'say', 'deepen', 'repair'] as const
/** Other calls: suggestions in the guided questions, and the weekly letter. */
const OTHER_CALLS = ['wishes', 'week'] as const

/** The total time of all calls of one reading, in milliseconds. */
export const LONGEST_READING = 60_000
/** Until the first word of each call, wherever the model runs. */
export const FIRST_WORD = 12_000

/** A request to a language model. */
export type ModelRequest = {
  name: (typeof READING_CALLS)[number] | (typeof OTHER_CALLS)[number]
  instructions: string
  message: string
  schema: object
  mostTokens: number
}
/** Streams the text of the answer. */
export type AskModel = (request: ModelRequest) => AsyncIterable<string>

/** Thrown if the answer is unusable. */
export class UnfitAnswerError extends Error {
  override name = 'UnfitAnswerError'
}

/** Asks once and parses the answer. Throws if it has no JSON object. */
export async function askJson(ask: AskModel, request: ModelRequest): Promise<unknown> {
  let text = ''
  for await (const piece of ask(request)) text += piece
  const json = readModelJson(text)
  if (!json) throw new UnfitAnswerError('It is no JSON.')
  return json.value
}

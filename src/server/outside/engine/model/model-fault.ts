/** Why a language model did not answer, in one word that may be logged and counted: a status, or what happened. */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly outcome: string
  constructor(outcome: string) {
    super(`The model didn’t answer: ${outcome}`)
    this.outcome = outcome
  }
}

/** The kind of failure only: a message may quote what a person wrote. */
export function callOutcome(error: unknown): string {
  if (error instanceof ModelFault) return error.outcome
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'left'
  if (error.name === 'UnfitAnswerError') return 'unfit'
  return error.name === 'TypeError' ? 'unreachable' : error.name
}

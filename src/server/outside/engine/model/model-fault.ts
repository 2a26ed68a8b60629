/** Why a language model didn't answer, as one word safe to log: a status or a cause. */
export class ModelFault extends Error {
  override name = 'ModelFault'
  readonly outcome: string
  constructor(outcome: string) {
    super(`The model didn’t answer: ${outcome}`)
    this.outcome = outcome
  }
}

/** Returns the kind of failure, never the message, which may quote what a person wrote. */
export function callOutcome(error: unknown): string {
  if (error instanceof ModelFault) return error.outcome
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  if (error.name === 'AbortError') return 'left'
  if (error.name === 'UnfitAnswerError') return 'unfit'
  return error.name === 'TypeError' ? 'unreachable' : error.name
}

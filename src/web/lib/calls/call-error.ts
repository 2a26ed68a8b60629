import type { Refusal } from '#contract/refusal.ts'

export const UNREADABLE_REPLY = 'Invalid response from server'

/** A failed call. `refusal` is set if the server said why. */
export class CallError extends Error {
  readonly status: number
  readonly refusal: Refusal | null

  constructor(status: number, text: string, refusal: Refusal | null = null) {
    // Prefix the server's text with its status. Our own texts have none.
    const isOwn = status === 0 || text === UNREADABLE_REPLY
    super(refusal?.message ?? (isOwn ? text : `${status}: ${text}`))
    this.status = status
    this.refusal = refusal
  }

  get reason() {
    return this.refusal?.reason ?? null
  }
}

export const reasonOf = (error: unknown): Refusal['reason'] | null =>
  error instanceof CallError ? error.reason : null

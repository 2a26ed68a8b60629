import type { Reason, Refusal } from '#contract/refusal.ts'

type Details = Pick<Refusal, 'issues' | 'limit'> & { retryAfterSeconds?: number }

/** Thrown when a rule refuses a request. `answerError` turns it into a reply. */
export class RefusalError extends Error {
  readonly reason: Reason
  readonly details: Details

  constructor(reason: Reason, message: string, details: Details = {}) {
    super(message)
    this.reason = reason
    this.details = details
  }
}

export function refuse(reason: Reason, message: string, details?: Details): never {
  throw new RefusalError(reason, message, details)
}

/** Refuses one field of a form, which shows the message. */
export const refuseField = (path: string, message: string): never =>
  refuse('invalid', message, { issues: [{ path, message }] })

/** A quick refusal for some is better than a slow answer for all. */
export const refuseAsBusy = (): never =>
  refuse('unavailable', 'We’re very busy right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

/** Another person's row and a missing row give the same answer. */
export const refuseAsMissing = (): never => refuse('not_found', 'Not found.')

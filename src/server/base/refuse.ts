import type { Reason, Refusal } from '#contract/refusal.ts'

type Details = Pick<Refusal, 'issues' | 'limit'> & { retryAfterSeconds?: number }

/** A rule said no. Nobody catches it but `answerError`, which turns it into a reply. */
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

/** Better a quick "try again" for some than a slow answer for all. */
export const refuseAsBusy = (): never =>
  refuse('unavailable', 'It’s busy right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })

/** Someone else's thing and a thing that does not exist answer alike, everywhere. */
export const refuseAsMissing = (): never => refuse('not_found', 'Not found.')

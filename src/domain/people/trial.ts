/**
 * Trial periods: 24 hours for a visitor, 7 days from sign-up for a free account, no limit for a subscriber. The clock
 * is an argument, so the rule is the same on the server, in the browser and in tests.
 */
import { DAY, HOUR, MINUTE } from '../values/duration.ts'
import type { Trial } from './trial-state.ts'

/** Both in milliseconds. */
export const ANONYMOUS_TRIAL = 24 * HOUR
export const ACCOUNT_TRIAL = 7 * DAY
/** Reminders are sent two days before the end to people who want one. */
export const TRIAL_REMINDER_AFTER = ACCOUNT_TRIAL - 2 * DAY

/** The retention of the used trial of a deleted account, by mailbox. */
export const USED_TRIAL_KEPT = 30 * DAY

/** Moments in milliseconds; `accountSince` is null for a visitor. */
export type TrialFacts = {
  isSubscribed: boolean
  accountSince: number | null
  visitorSince: number
}

export function trialAt(
  now: number,
  { isSubscribed, accountSince, visitorSince }: TrialFacts,
): Trial {
  const hasAccount = accountSince !== null
  const started = accountSince ?? visitorSince
  const startedAt = new Date(started).toISOString()
  if (isSubscribed) return { status: 'subscribed', startedAt, endsAt: null, hasAccount }

  const ends = started + (hasAccount ? ACCOUNT_TRIAL : ANONYMOUS_TRIAL)
  const running = hasAccount ? 'account_trial' : 'anonymous'
  return {
    status: now < ends ? running : 'expired',
    startedAt,
    endsAt: new Date(ends).toISOString(),
    hasAccount,
  }
}

/** Premium access: subscribed, or inside the account's trial. */
export const hasPremiumAccess = ({ status }: Trial): boolean =>
  status === 'subscribed' || status === 'account_trial'

export const VISITOR_TRIAL_EXPIRED =
  'Your 24-hour trial has expired. Create a free account to continue.'

/** Per IP address, because a browser can delete its cookie. */
export const VISITOR_ANALYSES_A_DAY = 20

/** Says the reason, the time left and the alternative. */
export const visitorDayUsedUp = (secondsLeft: number): string =>
  `Without an account, we analyze up to ${VISITOR_ANALYSES_A_DAY} situations a day from one network, and today’s are used up. ` +
  `You can try again in ${timeLeft(new Date(secondsLeft * 1000).toISOString(), 0)}. ` +
  'Your text is still here. With an account you can carry on now.'

/** A visitor's id. */
export const TRIAL_USER = 'trial-user'

/** "23 h 41 min", "6 days", "5 min". Never negative. */
export function timeLeft(endsAt: string, now: number): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / MINUTE))
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.floor(hours / 24)} days`
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`
}

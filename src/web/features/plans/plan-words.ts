import { FREE_LIMITS, isPaymentDue, isSubscribed, type Subscription } from '#domain/people/plan.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { formatDay } from '#web/lib/format-date.ts'

/** Returns the name, such as "Premium Plan". */
export const planName = ({ tier }: Pick<Subscription, 'tier'>): string =>
  `${tier.charAt(0).toUpperCase()}${tier.slice(1)} Plan`

type Paid = Pick<Subscription, 'tier' | 'status' | 'expiresAt'>

export const isActive = ({ expiresAt, ...plan }: Paid): boolean =>
  isSubscribed({ ...plan, expiresAt: expiresAt ? Date.parse(expiresAt) : null }, Date.now())

export const NOT_LOADED = 'Could not load subscription information. Please try again later.'
export const PAYMENT_DUE = 'Payment due'
export const REPAIR_PAYMENT = 'Fix Payment'
export const PAYMENT_FAILED =
  'Your last payment didn’t go through. You’ll have Premium again as soon as it does.'
const NOTHING_TWICE = 'You’ll keep the same subscription, and you won’t be charged twice.'

/** Says how many items the plan has room for; null if unlimited. */
export function roomSentence({ status, endsAt }: Trial, count: number): string | null {
  if (status === 'subscribed') return null
  if (status === 'account_trial' && endsAt)
    return `No limit until ${formatDay(endsAt)}. After that the free plan has room for ${FREE_LIMITS.items} items. What’s on your map stays.`
  return `${count} of the free plan’s ${FREE_LIMITS.items} items.`
}

/** Describes the plan or trial in one sentence. */
export function standingSentence(plan: Subscription, trial: Trial | undefined): string {
  const until = plan.expiresAt ? formatDay(plan.expiresAt) : null
  if (isActive(plan) && plan.cancelAtPeriodEnd && until)
    return `Cancelled. You’ll keep Premium until ${until}, then the free plan applies.`
  if (isActive(plan)) return 'You have full access, without limits.'
  if (isPaymentDue(plan)) return `${PAYMENT_FAILED} ${NOTHING_TWICE}`
  if (trial?.status === 'account_trial' && trial.endsAt)
    return `In your free trial, you have full access until ${formatDay(trial.endsAt)}. Then the free plan’s limits apply.`
  return 'Everything you’ve written stays yours. What you can add is limited.'
}

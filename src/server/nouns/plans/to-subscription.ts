import type { Subscription } from '#domain/people/plan.ts'
import type { Account } from '#server/people/account.repository.ts'
import { planOf } from '#server/people/to-person.ts'

/** Returns the current plan. An expired period is the free plan. */
export function toSubscription(account: Account, now: number): Subscription {
  const { subscriptionTier, subscriptionStatus, subscriptionExpiresAt } = planOf(account, now)
  return {
    tier: subscriptionTier,
    status: subscriptionStatus,
    expiresAt: subscriptionExpiresAt,
    cancelAtPeriodEnd: subscriptionTier !== 'free' && account.cancelAtPeriodEnd === 1,
  }
}

import { type Allowance, isSubscribed, LIMIT_MESSAGES, mayUse } from '#domain/people/plan.ts'
import { hasPremiumAccess, trialAt } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { refuse } from '#server/base/refuse.ts'

/** The columns of an account that decide what it may use. Moments in milliseconds. */
export type PlanColumns = {
  subscriptionTier: string
  subscriptionStatus: string
  subscriptionExpiresAt: number | null
  trialSince: number
}

export const isPaying = (person: PlanColumns, now: number): boolean =>
  isSubscribed(
    {
      tier: person.subscriptionTier,
      status: person.subscriptionStatus,
      expiresAt: person.subscriptionExpiresAt,
    },
    now,
  )

export const trialOf = (person: PlanColumns, now: number): Trial =>
  trialAt(now, {
    isSubscribed: isPaying(person, now),
    accountSince: person.trialSince,
    visitorSince: person.trialSince,
  })

/** Subscribed, or inside the account's trial. */
export const hasPremium = (person: PlanColumns, now: number): boolean =>
  hasPremiumAccess(trialOf(person, now))

export function requirePremium(person: PlanColumns, now: number): void {
  if (!hasPremium(person, now)) refuse('premium_required', 'This is part of Premium.')
}

type Asked = { user: PlanColumns; own: { now: () => number } }

/** Makes a handler of the API answer only people with Premium. */
export const forPremium =
  <Call extends Asked, Answer>(handle: (call: Call) => Answer) =>
  (call: Call): Answer => {
    requirePremium(call.user, call.own.now())
    return handle(call)
  }

/**
 * Refuses one more than the plan allows. Count `used` while the person is locked, so that two concurrent calls can't
 * both take the last place.
 */
export function checkAllowance(
  person: PlanColumns,
  allowance: Allowance,
  used: number,
  now: number,
): void {
  if (!mayUse(allowance, used, hasPremium(person, now)))
    refuse('limit_reached', LIMIT_MESSAGES[allowance], { limit: allowance })
}

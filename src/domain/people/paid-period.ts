/**
 * What a payment provider says about one subscription, and what follows from everything it ever said. The
 * plan is computed anew from all of it each time, so events may come twice, late or in any order.
 */
import { PAYMENT_DUE, type Tier } from './plan.ts'

/** Paid and running; or a renewal that could not be charged yet, which is shown but opens nothing; or over. */
export type PaidStatus = 'active' | typeof PAYMENT_DUE | 'ended'

/** Moments in milliseconds. */
export type PaidPeriod = {
  subscriptionId: string
  status: PaidStatus
  endsAt: number
  cancelAtPeriodEnd: boolean
}

/** What was learnt when an event came: the period as it stood at `learntAt`. */
export type LearntPeriod = PaidPeriod & { eventId: string; happenedAt: number; learntAt: number }

export type PaidStanding = {
  tier: Tier
  status: PaidStatus
  expiresAt: number | null
  cancelAtPeriodEnd: boolean
  /** The subscription that counts; null on the free plan. */
  subscriptionId: string | null
}

const NOTHING_PAID: PaidStanding = {
  tier: 'free',
  status: 'active',
  expiresAt: null,
  cancelAtPeriodEnd: false,
  subscriptionId: null,
}

const isNewer = (one: LearntPeriod, other: LearntPeriod): boolean =>
  (one.learntAt - other.learntAt ||
    one.happenedAt - other.happenedAt ||
    (one.eventId > other.eventId ? 1 : -1)) > 0

/** The newest word on each subscription, the one that lasts longest first. */
function newestOfEach(learnt: readonly LearntPeriod[]): LearntPeriod[] {
  const newest = new Map<string, LearntPeriod>()
  for (const period of learnt) {
    const known = newest.get(period.subscriptionId)
    if (!known || isNewer(period, known)) newest.set(period.subscriptionId, period)
  }
  return [...newest.values()].sort((one, other) => other.endsAt - one.endsAt)
}

/** Subscriptions that stand, but whose renewal is not paid: the provider may still charge for them. */
export const owedIn = (learnt: readonly LearntPeriod[]): LearntPeriod[] =>
  newestOfEach(learnt).filter(({ status }) => status === PAYMENT_DUE)

/** Of the subscriptions that are paid, the one that lasts longest; else one whose payment is due. */
export function standingFrom(learnt: readonly LearntPeriod[]): PaidStanding {
  const best = newestOfEach(learnt).find(({ status }) => status === 'active') ?? owedIn(learnt)[0]
  if (!best) return NOTHING_PAID
  return {
    tier: 'premium',
    status: best.status,
    expiresAt: best.endsAt,
    cancelAtPeriodEnd: best.cancelAtPeriodEnd,
    subscriptionId: best.subscriptionId,
  }
}

/** The same day a year later; Feb 29 becomes Mar 1. */
export function oneYearAfter(moment: number): number {
  const date = new Date(moment)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

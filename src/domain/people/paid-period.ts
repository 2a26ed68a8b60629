/**
 * Derives the plan from all events of a payment provider. It is recomputed from the whole list, so events may be
 * repeated, late or out of order.
 */
import { PAYMENT_DUE, type Tier } from './plan.ts'

/** `active`: paid and running. `due`: a renewal failed, shown but without access. `ended`: over. */
export type PaidStatus = 'active' | typeof PAYMENT_DUE | 'ended'

/** Moments in milliseconds. */
export type PaidPeriod = {
  subscriptionId: string
  status: PaidStatus
  endsAt: number
  cancelAtPeriodEnd: boolean
}

/** The period as of `learntAt`, from one event. */
export type LearntPeriod = PaidPeriod & { eventId: string; happenedAt: number; learntAt: number }

export type PaidStanding = Pick<PaidPeriod, 'status' | 'cancelAtPeriodEnd'> & {
  tier: Tier
  expiresAt: number | null
  /** The effective subscription. Null on the free plan. */
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

/** The latest state of each subscription, longest first. */
function newestOfEach(learnt: readonly LearntPeriod[]): LearntPeriod[] {
  const newest = new Map<string, LearntPeriod>()
  for (const period of learnt) {
    const known = newest.get(period.subscriptionId)
    if (!known || isNewer(period, known)) newest.set(period.subscriptionId, period)
  }
  return [...newest.values()].sort((one, other) => other.endsAt - one.endsAt)
}

/** Subscriptions with an unpaid renewal, which the provider may still charge. */
export const owedIn = (learnt: readonly LearntPeriod[]): LearntPeriod[] =>
  newestOfEach(learnt).filter(({ status }) => status === PAYMENT_DUE)

/** The paid subscription that lasts longest, else one whose payment is due. */
export function standingFrom(learnt: readonly LearntPeriod[]): PaidStanding {
  const best = newestOfEach(learnt).find(({ status }) => status === 'active') ?? owedIn(learnt)[0]
  if (!best) return NOTHING_PAID
  const { status, endsAt: expiresAt, cancelAtPeriodEnd, subscriptionId } = best
  return { tier: 'premium', status, expiresAt, cancelAtPeriodEnd, subscriptionId }
}

/** The same day a year later; Feb 29 becomes Mar 1. */
export function oneYearAfter(moment: number): number {
  const date = new Date(moment)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

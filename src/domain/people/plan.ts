/**
 * Prices and limits of the plans. Premium access (an active paid tier or the account's trial) has no limits; the free
 * plan limits analyses ever made and the current items and custom categories.
 */
import * as z from 'zod/mini'

export const Tier = z.enum(['free', 'premium'])
export type Tier = z.infer<typeof Tier>

export const FREE_LIMITS = { analyses: 5, items: 5, customCategories: 2 } as const
export type Allowance = keyof typeof FREE_LIMITS

export const ALLOWANCE_LABELS: Record<Allowance, string> = {
  analyses: 'Situation Analysis',
  items: 'Self-Map Items',
  customCategories: 'Custom Categories',
}

/** In US dollars, and the fallback until the plans are loaded. */
export const YEARLY_PRICE = 10
export const CURRENCY = 'usd'

export const Plan = z.object({
  tier: Tier,
  name: z.string(),
  price: z.number(),
  currency: z.string(),
  interval: z.enum(['year', 'forever']),
  includes: z.array(z.string()),
})
export type Plan = z.infer<typeof Plan>

/** Premium first, because the first plan's price is shown as the yearly price. */
export const PLANS: readonly Plan[] = [
  {
    tier: 'premium',
    name: 'Premium',
    price: YEARLY_PRICE,
    currency: CURRENCY,
    interval: 'year',
    includes: [
      'Unlimited situation analyses',
      'Advanced analysis: personal connections, insights, growth and thinking patterns',
      'Unlimited Self-Map items and relationships',
      'Premium Analytics',
      'Advanced visualization and sharing',
      'Priority support',
    ],
  },
  {
    tier: 'free',
    name: 'Free',
    price: 0,
    currency: CURRENCY,
    interval: 'forever',
    includes: [
      `A Self-Map with ${FREE_LIMITS.items} items and ${FREE_LIMITS.customCategories} categories of your own`,
      `${FREE_LIMITS.analyses} basic analyses`,
      'Educational resources',
      'Everything you wrote stays yours, even above these limits',
    ],
  },
]

export const Subscription = z.object({
  tier: Tier,
  status: z.string(),
  expiresAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

/** Moments in milliseconds; null never ends. */
type Paid = { tier: string; status: string; expiresAt: number | null }

/** An expired period is over, regardless of the stored status. */
export const hasRunOut = ({ expiresAt }: Pick<Paid, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now

export const isSubscribed = (paid: Paid, now: number): boolean =>
  paid.tier !== 'free' && paid.status === 'active' && !hasRunOut(paid, now)

/** A renewal failed. The subscription exists but gives no access. */
export const PAYMENT_DUE = 'due'
export const isPaymentDue = ({ tier, status }: Pick<Paid, 'tier' | 'status'>): boolean =>
  tier !== 'free' && status === PAYMENT_DUE

export const mayUse = (allowance: Allowance, used: number, hasPremium: boolean): boolean =>
  hasPremium || used < FREE_LIMITS[allowance]

/** From 0 to 1, for the usage bars. */
export const usedShare = (allowance: Allowance, used: number): number =>
  Math.min(1, used / FREE_LIMITS[allowance])

export const LIMIT_MESSAGES: Record<Allowance, string> = {
  analyses:
    "You've reached the limit of situation analyses in the free plan. Upgrade to Premium for unlimited analyses.",
  items:
    "You've reached the limit of Self-Map items in the free plan. Upgrade to Premium for unlimited items.",
  customCategories:
    'You’ve reached the limit of custom categories in the free plan. Upgrade to Premium for unlimited categories.',
}

export const SELECT_A_PLAN = 'Please select a subscription plan'
export const INVALID_RETURN_ADDRESS = 'Invalid return address.'
export const CHECKOUT_FAILED = 'Could not create checkout session'
export const CANCEL_FAILED = 'Failed to cancel subscription'
export const PORTAL_FAILED = 'The payment provider isn’t answering. Please try again in a moment.'
export const NO_PORTAL = 'You have nothing to manage with our payment provider.'
export const ALREADY_PREMIUM = 'You already have Premium.'
export const PAYMENT_IS_DUE =
  'You already have a subscription with a payment due. Please pay that first.'
export const NO_PAYMENT_DUE = 'There’s no payment due any more.'
export const NOTHING_TO_CANCEL = 'There’s no paid subscription to cancel.'

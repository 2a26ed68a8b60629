/**
 * What each plan costs and allows. Premium access is a paid tier that is active, or the account's trial;
 * it has no limits. The free plan counts analyses ever made, and items and own categories that exist now.
 */
import * as z from 'zod/mini'

export const TIERS = ['free', 'premium'] as const
export const Tier = z.enum(TIERS)
export type Tier = z.infer<typeof Tier>

export const FREE_LIMITS = { analyses: 5, items: 5, customCategories: 2 } as const
export type Allowance = keyof typeof FREE_LIMITS
export const YEARLY_PRICE = 10

export const Subscription = z.object({
  tier: Tier,
  status: z.string(),
  expiresAt: z.nullable(z.string()),
  cancelAtPeriodEnd: z.boolean(),
})
export type Subscription = z.infer<typeof Subscription>

type Paid = { tier: string; status: string; expiresAt: string | null }

/** A paid period that has run out is over, whatever the stored status says. */
export const isSubscribed = ({ tier, status, expiresAt }: Paid, now: number): boolean =>
  tier !== 'free' && status === 'active' && (expiresAt === null || Date.parse(expiresAt) > now)

export const mayUse = (allowance: Allowance, used: number, hasPremium: boolean): boolean =>
  hasPremium || used < FREE_LIMITS[allowance]

/** 0 to 1, for the usage bars. */
export const usedShare = (allowance: Allowance, used: number): number =>
  Math.min(1, used / FREE_LIMITS[allowance])

export const LIMIT_MESSAGES: Record<Allowance, string> = {
  analyses:
    "You've reached the limit of situation analyses in the free plan. Upgrade to Premium for unlimited analyses.",
  items:
    "You've reached the limit of Self-Map items in the free plan. Upgrade to Premium for unlimited items.",
  customCategories:
    "You've reached the limit of own categories in the free plan. Upgrade to Premium for unlimited categories.",
}

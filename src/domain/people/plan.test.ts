import { describe, expect, it } from 'vitest'
import {
  FREE_LIMITS,
  hasRunOut,
  isPaymentDue,
  isSubscribed,
  mayUse,
  PLANS,
  usedShare,
} from './plan.ts'

const PAID = { tier: 'premium', status: 'active', expiresAt: 1000 }

describe('a paid plan', () => {
  it('ends at its very moment, not after it', () => {
    expect([999, 1000, 1001].map((now) => isSubscribed(PAID, now))).toEqual([true, false, false])
    expect([999, 1000, 1001].map((now) => hasRunOut(PAID, now))).toEqual([false, true, true])
  })

  it('without an end does not end', () => {
    expect(isSubscribed({ ...PAID, expiresAt: null }, 1e15)).toBe(true)
  })

  it('opens nothing while its payment is due, or where nothing was bought', () => {
    expect(isSubscribed({ ...PAID, status: 'due' }, 1)).toBe(false)
    expect(isSubscribed({ ...PAID, tier: 'free' }, 1)).toBe(false)
    expect(isPaymentDue({ tier: 'premium', status: 'due' })).toBe(true)
    expect(isPaymentDue({ tier: 'free', status: 'due' })).toBe(false)
    expect(isPaymentDue({ tier: 'premium', status: 'active' })).toBe(false)
  })
})

describe('the free plan', () => {
  it('allows the last one, and not one more', () => {
    const most = FREE_LIMITS.analyses
    expect([most - 1, most].map((used) => mayUse('analyses', used, false))).toEqual([true, false])
    expect(mayUse('analyses', most + 100, true)).toBe(true)
  })

  it('fills a bar up to its end and no further', () => {
    const most = FREE_LIMITS.items
    expect([0, most, most * 2].map((used) => usedShare('items', used))).toEqual([0, 1, 1])
    expect(usedShare('items', 1)).toBe(1 / most)
  })

  it('is listed after the paid one, and says its limits', () => {
    expect(PLANS.map(({ tier }) => tier)).toEqual(['premium', 'free'])
    expect(PLANS[1]!.includes.join(' ')).toContain(`${FREE_LIMITS.items} items`)
  })
})

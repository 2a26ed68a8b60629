import { describe, expect, it } from 'vitest'
import { EMAIL_UNCONFIRMED, PROVE_FIRST } from '#domain/people/person.ts'
import { LIMIT_MESSAGES } from '#domain/people/plan.ts'
import { DAY, MINUTE } from '#domain/values/duration.ts'
import type { Config } from '#server/base/config.ts'
import type { SignedIn } from '#server/base/owner.ts'
import {
  checkAllowance,
  hasPremium,
  isPaying,
  type PlanColumns,
  requirePremium,
  trialOf,
} from './premium-access.ts'
import { requireConfirmedEmail, requireFreshSignIn } from './sign-in-rules.ts'
import { planOf } from './to-person.ts'
import { bearerOf, newPersonalToken } from './who-is.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const FREE: PlanColumns = {
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  subscriptionExpiresAt: null,
  trialSince: NOW - 8 * DAY,
}
const PAID: PlanColumns = {
  ...FREE,
  subscriptionTier: 'premium',
  subscriptionExpiresAt: NOW + 1,
}

describe('who has Premium', () => {
  it.each<[string, PlanColumns, boolean, boolean]>([
    ['nobody on the free plan after the trial', FREE, false, false],
    ['everybody in the trial', { ...FREE, trialSince: NOW - 7 * DAY + 1 }, false, true],
    ['nobody whose trial ends now', { ...FREE, trialSince: NOW - 7 * DAY }, false, false],
    ['who pays', PAID, true, true],
    ['nobody whose time runs out now', { ...PAID, subscriptionExpiresAt: NOW }, false, false],
    ['nobody who owes', { ...PAID, subscriptionStatus: 'due' }, false, false],
  ])('%s', (_, standing, isSubscribed, isOpen) => {
    expect([isPaying(standing, NOW), hasPremium(standing, NOW)]).toEqual([isSubscribed, isOpen])
    expect(trialOf(standing, NOW).hasAccount).toBe(true)
    const require = () => requirePremium(standing, NOW)
    if (isOpen) expect(require).not.toThrow()
    else expect(require).toThrow('This is part of Premium.')
  })

  it('and the others may use so much', () => {
    const check = (standing: PlanColumns, used: number) => () =>
      checkAllowance(standing, 'items', used, NOW)
    expect(check(FREE, 4)).not.toThrow()
    expect(check(FREE, 5)).toThrow(LIMIT_MESSAGES.items)
    expect(check(PAID, 500)).not.toThrow()
  })
})

it('shows a plan that has run out as the free one, and one that is owed as it is', () => {
  const plan = (more: Partial<PlanColumns>) =>
    planOf({ ...PAID, subscriptionTier: 'premium', ...more } as Parameters<typeof planOf>[0], NOW)
  const free = {
    subscriptionTier: 'free',
    subscriptionStatus: 'active',
    subscriptionExpiresAt: null,
  }
  expect(plan({})).toEqual({
    subscriptionTier: 'premium',
    subscriptionStatus: 'active',
    subscriptionExpiresAt: '2026-03-01T12:00:00.001Z',
  })
  expect(plan({ subscriptionExpiresAt: NOW })).toEqual(free)
  expect(plan({ subscriptionExpiresAt: NOW, subscriptionStatus: 'due' })).toMatchObject({
    subscriptionTier: 'premium',
    subscriptionStatus: 'due',
  })
  expect(plan({ subscriptionExpiresAt: null })).toMatchObject({ subscriptionExpiresAt: null })
})

describe('who has proved who they are', () => {
  const config = (signIn: Config['signIn']) => ({ signIn }) as Config
  const user = (emailConfirmedAt: number | null, provedAt = 0) =>
    ({ emailConfirmedAt, provedAt }) as SignedIn

  it('has an email of their own, where codes are mailed', () => {
    const check = (signIn: Config['signIn'], confirmed: number | null) => () =>
      requireConfirmedEmail(config(signIn), user(confirmed))
    expect(check('email-code', null)).toThrow(EMAIL_UNCONFIRMED)
    expect(check('email-code', 0)).not.toThrow()
    expect(check('open', null)).not.toThrow()
  })

  it('did so within ten minutes, where they can', () => {
    const check =
      (ago: number, signIn: Config['signIn'] = 'email-code', confirmed: number | null = 1) =>
      () =>
        requireFreshSignIn(config(signIn), user(confirmed, NOW - ago), NOW)
    expect(check(10 * MINUTE)).not.toThrow()
    expect(check(10 * MINUTE + 1)).toThrow(PROVE_FIRST)
    expect(check(DAY, 'open')).not.toThrow()
    expect(check(DAY, 'email-code', null)).not.toThrow()
  })

  it('may send a program with a token', () => {
    expect(
      ['Bearer abc', 'bearer  abc ', 'Basic abc', 'Bearer a b', '', undefined].map(bearerOf),
    ).toEqual([...['abc', 'abc', null, null, null, null]])
    expect(newPersonalToken()).toMatch(/^innermap_\S{20,}$/)
  })
})

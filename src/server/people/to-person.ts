import type { Person } from '#domain/people/person.ts'
import { hasRunOut, PAYMENT_DUE } from '#domain/people/plan.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { SignedIn } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'
import type { PlanColumns } from './premium-access.ts'

type Account = Omit<SignedIn, 'sessionId' | 'signedInAt' | 'provedAt'>

/** An account as its owner sees it. */
export const toPerson = (account: Account, { config, now }: Services): Person => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  profileImageUrl: account.profileImageUrl,
  email: account.email,
  username: account.username,
  emailConfirmed: account.emailConfirmedAt !== null,
  ...(account.isOperator && { isOperator: true as const }),
  ...(config.hasPlans && planOf(account, now())),
  createdAt: new Date(account.createdAt).toISOString(),
})

/** Treats an expired period as the free plan unless a payment is due, even if the stored plan differs. */
export function planOf(account: PlanColumns & Pick<Account, 'subscriptionTier'>, now: number) {
  const { subscriptionExpiresAt: expiresAt } = account
  const isOwed = account.subscriptionStatus === PAYMENT_DUE
  if (hasRunOut({ expiresAt }, now) && !isOwed)
    return {
      subscriptionTier: 'free',
      subscriptionStatus: 'active',
      subscriptionExpiresAt: null,
    } as const
  return {
    subscriptionTier: account.subscriptionTier,
    subscriptionStatus: account.subscriptionStatus,
    subscriptionExpiresAt: isoOrNull(expiresAt),
  }
}

import type { Config } from '#server/base/config.ts'
import type { Seal } from '#server/base/seal.ts'
import { isLocal, localPayments } from './local-payments.ts'
import type { Payments } from './payments.ts'
import { stripePayments } from './stripe-payments.ts'

/**
 * The way this installation takes money. What was bought on the test page before there was a provider
 * stays with us: the provider is never asked about it, and nobody charges for it.
 */
export function createPayments(
  provider: Config['stripe'],
  seal: Seal,
  now: () => number,
): Payments {
  const local = localPayments(seal)
  if (!provider) return local
  const real = stripePayments(provider, now)
  return {
    ...real,
    collects: (period) => !isLocal(period),
    setCancelling: (period, isCancelling) =>
      (isLocal(period) ? local : real).setCancelling(period, isCancelling),
  }
}

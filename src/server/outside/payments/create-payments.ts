import { createRequire } from 'node:module'
import { type Config, StartError } from '#server/base/config.ts'
import type { Seal } from '#server/base/seal.ts'
import { isLocal, localPayments } from './local-payments.ts'
import type { Payments } from './payments.ts'
import { stripePayments } from './stripe-payments.ts'

/** Refuses to start if payments are configured but the optional package isn't installed. */
export function refuseWithoutPackage({ stripe }: Pick<Config, 'stripe'>, name = 'stripe'): void {
  if (!stripe) return
  try {
    createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartError([
      `The STRIPE_ settings need the package "${name}", which isn’t installed. Run "npm ci" once.`,
    ])
  }
}

/**
 * Creates this installation's payments. Subscriptions from the test page stay local: the provider doesn't know them,
 * and they are never charged.
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

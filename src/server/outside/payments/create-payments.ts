import { createRequire } from 'node:module'
import { type Config, StartError } from '#server/base/config.ts'
import type { Seal } from '#server/base/seal.ts'
import { isLocal, localPayments } from './local-payments.ts'
import type { Payments } from './payments.ts'
import { stripePayments } from './stripe-payments.ts'

/** An installation without payments has no such package; one with them is told before anybody wants to pay. */
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

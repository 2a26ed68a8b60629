import * as z from 'zod/mini'
import type { PaidPeriod } from '#domain/people/paid-period.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import type { Order, Payments } from './payments.ts'

const PURPOSE = 'local checkout'

const LocalOrder = z.object({
  userId: z.int(),
  key: z.string(),
  place: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  /** The subscription whose due payment this is. If missing, a new one is bought. */
  repairs: z.optional(z.string()),
})
export type LocalOrder = z.infer<typeof LocalOrder>

/** The prefix of subscriptions bought on the test page, which stay local even with a provider. */
const MARK = 'local-'
export const localSubscriptionId = (key: string): string => `${MARK}${key}`
export const isLocal = ({ subscriptionId }: Pick<PaidPeriod, 'subscriptionId'>): boolean =>
  subscriptionId.startsWith(MARK)

/** Payments without a provider: our own test page, without money. */
export function localPayments(seal: Seal): Payments {
  function signed(order: Order, repairs?: string): string {
    const { userId, key, place, successUrl, cancelUrl } = order
    const text = JSON.stringify({ userId, key, place, successUrl, cancelUrl, repairs })
    return seal.sign(PURPOSE, Buffer.from(text).toString('base64url'))
  }

  return {
    kind: 'test',
    webhookHeader: null,
    collects: () => true,
    makeCustomer: async () => null,
    startCheckout: async (order) => ({
      payAt: `${order.site}/checkout/local?order=${signed(order)}`,
    }),
    async startRepair(order, owed) {
      if (!isLocal(owed)) throw new Error('What is owed to a payment provider is paid there.')
      const page = `${order.site}/checkout/local?due=true`
      return { payAt: `${page}&order=${signed(order, owed.subscriptionId)}` }
    },
    setCancelling: async (period, isCancelling) => ({
      ...period,
      cancelAtPeriodEnd: isCancelling,
    }),
    openPortal: async () => null,
    readEvent: async () => refuseAsMissing(),
    findPeriod: async () => null,
    forgetCustomer: async () => {},
  }
}

/** Returns the order, or null if it was tampered with. */
export function openLocalOrder(seal: Seal, signed: string): LocalOrder | null {
  const value = seal.open(PURPOSE, signed)
  return value === null
    ? null
    : LocalOrder.parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
}

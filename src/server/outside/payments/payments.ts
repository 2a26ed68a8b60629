import type { PaidPeriod } from '#domain/people/paid-period.ts'

export type Order = {
  userId: number
  email: string | null
  successUrl: string
  cancelUrl: string
  /** The site's address: `https://innermap.example`. */
  site: string
  /** The idempotency key of one attempt to pay, such as a double click. */
  key: string
  /** The same for all orders of a person until one is paid, so that only one can be. */
  place: string
}

/** A verified notice from the provider. Its details are still to be fetched. */
export type EventNotice = { eventId: string; happenedAt: number; subscriptionId: string }

/** A period and its customer, as fetched from the provider. */
export type FoundPeriod = PaidPeriod & {
  customerId: string
  /** False for another product's subscription, which grants nothing here. */
  isOurPlan: boolean
}

/** The address to pay at, or the current period if nothing is owed. */
export type Repair = { payAt: string } | { period: PaidPeriod }

/** The payment provider's interface. It contains no rules of ours. */
export type Payments = {
  /** `test` is our own page without money. */
  kind: 'test' | 'provider'
  /** The header with the provider's signature; null if there are no webhooks. */
  webhookHeader: string | null
  /** True if what this subscription owes can still be paid. */
  collects: (period: PaidPeriod) => boolean
  /** Creates the customer at the first checkout. Null if there are no customers. */
  makeCustomer: (order: Order) => Promise<string | null>
  /** Opens the only checkout page of a person, or returns the running subscription. */
  startCheckout: (order: Order, customerId: string | null) => Promise<Repair>
  /** Opens the page to pay what this subscription owes. The subscription stays the same. */
  startRepair: (order: Order, owed: PaidPeriod) => Promise<Repair>
  /** Ends every subscription of the person after the paid period, or resumes this one. */
  setCancelling: (period: PaidPeriod, isCancelling: boolean) => Promise<PaidPeriod>
  /** Opens the provider's page with invoices and cards. Null if there is none. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string | null>
  /** Null if the message isn't about a subscription. Refuses an invalid signature. */
  readEvent: (body: string, signature: string) => Promise<EventNotice | null>
  findPeriod: (subscriptionId: string) => Promise<FoundPeriod | null>
  /** Ends every subscription at once and deletes the customer. */
  forgetCustomer: (customerId: string) => Promise<void>
}

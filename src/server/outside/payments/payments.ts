import type { PaidPeriod } from '#domain/people/paid-period.ts'

export type Order = {
  userId: number
  email: string | null
  successUrl: string
  cancelUrl: string
  /** Where people see our pages: `https://innermap.example`. */
  site: string
  /** The same for everything that is one wish to pay, such as a double click. */
  key: string
  /** The same for every order of a person until something is paid: only one of them can be. */
  place: string
}

/** Something happened at the provider: proven to come from there, but not yet believed in its details. */
export type EventNotice = { eventId: string; happenedAt: number; subscriptionId: string }

/** A period together with who it is for, as the provider says when asked. */
export type FoundPeriod = PaidPeriod & {
  customerId: string
  /** Whether it is our plan at our price. Another product's subscription opens nothing here. */
  isOurPlan: boolean
}

/** Where what is owed gets paid; or how things stand now, when it is not owed any more. */
export type Repair = { payAt: string } | { period: PaidPeriod }

/** The outside that takes money. No rule of ours lives behind it. */
export type Payments = {
  /** `test` is the page of our own that takes no money. */
  kind: 'test' | 'provider'
  /** Where the provider signs its messages; null where nobody sends any. */
  webhookHeader: string | null
  /** Whether what this subscription owes can still be paid. */
  collects: (period: PaidPeriod) => boolean
  /** Who a person is there; made at the first checkout. Null where there are no customers. */
  makeCustomer: (order: Order) => Promise<string | null>
  /** Where the person pays, and nowhere else at the same time; or what runs there already. */
  startCheckout: (order: Order, customerId: string | null) => Promise<Repair>
  /** Leads to paying what this subscription owes. The subscription stays the one it is. */
  startRepair: (order: Order, owed: PaidPeriod) => Promise<Repair>
  /** Ends every subscription of the person after the paid period, or lets this one go on after all. */
  setCancelling: (period: PaidPeriod, isCancelling: boolean) => Promise<PaidPeriod>
  /** The provider's own page for this person, with invoices and cards. Null where there is none. */
  openPortal: (customerId: string, returnUrl: string) => Promise<string | null>
  /** Null when the message is not about a subscription; refuses what is not signed by the provider. */
  readEvent: (body: string, signature: string) => Promise<EventNotice | null>
  findPeriod: (subscriptionId: string) => Promise<FoundPeriod | null>
  /** Ends every subscription at once and forgets the person. */
  forgetCustomer: (customerId: string) => Promise<void>
}

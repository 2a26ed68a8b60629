import { randomUUID } from 'node:crypto'
import { oneYearAfter } from '#domain/people/paid-period.ts'

export type FakePrice = { id: string; currency: string; unit_amount: number }

const seconds = (moment: number) => Math.floor(moment / 1000)

/** A checkout session with the fields we read and send. */
export function fakeSession(form: URLSearchParams, origin: string) {
  const id = `cs_test_${randomUUID()}`
  return {
    id,
    object: 'checkout.session',
    status: 'open',
    customer: form.get('customer') ?? '',
    client_reference_id: form.get('client_reference_id'),
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
    subscription: null as string | null,
    url: `${origin}/pay/${id}` as string | null,
  }
}

export type FakeSubscription = ReturnType<typeof fakeSubscription>

/** A subscription that was just paid for a year. */
export function fakeSubscription(customer: string, price: FakePrice, now: number) {
  return {
    id: `sub_${randomUUID()}`,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    created: seconds(now),
    latest_invoice: `in_${randomUUID()}`,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${randomUUID()}`,
          object: 'subscription_item',
          current_period_end: seconds(oneYearAfter(now)),
          price: { ...price, object: 'price', recurring: { interval: 'year' } },
        },
      ],
    },
  }
}

/** The last bill of a subscription, and where it is paid while it is open. */
export function fakeInvoice({ latest_invoice: id, status }: FakeSubscription, origin: string) {
  return {
    id,
    object: 'invoice',
    status: status === 'past_due' ? 'open' : 'paid',
    hosted_invoice_url: `${origin}/invoice/${id}`,
  }
}

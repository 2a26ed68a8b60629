import * as z from 'zod/mini'
import { INVALID_RETURN_ADDRESS, Plan, SELECT_A_PLAN, Subscription } from '#domain/people/plan.ts'
import { described } from '#domain/values/described.ts'
import { endpoint } from './endpoint.ts'

const PaidTier = z.literal('premium', { error: SELECT_A_PLAN })
/** A page of ours, as a path or a full address. */
const ReturnAddress = described(
  z
    .string({ error: INVALID_RETURN_ADDRESS })
    .check(z.maxLength(2000, { error: INVALID_RETURN_ADDRESS })),
  { pattern: '^/([!-.0-[\\]-~][!-[\\]-~]*)?$' },
)

export const subscription = {
  plans: endpoint('GET /api/subscriptions/plans', {
    does: 'Lists the plans, Premium first.',
    isOpen: true,
    reply: z.array(Plan),
  }),
  get: endpoint('GET /api/users/:userId/subscription', {
    does: 'Says which plan a person has, and until when.',
    reply: Subscription,
  }),
  checkout: endpoint('POST /api/users/:userId/subscription/checkout', {
    does: 'Prepares a payment. The browser goes to the address in the reply.',
    body: z.object({ tier: PaidTier, successUrl: ReturnAddress, cancelUrl: ReturnAddress }),
    reply: z.object({ checkoutUrl: z.string() }),
  }),
  cancel: endpoint('DELETE /api/users/:userId/subscription', {
    does: 'Ends the subscription after the paid period.',
    reply: Subscription,
  }),
  resume: endpoint('POST /api/users/:userId/subscription/resume', {
    does: 'Undoes a cancellation during the paid period.',
    reply: Subscription,
  }),
  portal: endpoint('POST /api/users/:userId/subscription/portal', {
    does: 'Opens the payment provider’s own page with invoices and cards. The browser goes to the address in the reply.',
    body: z.object({ returnUrl: ReturnAddress }),
    reply: z.object({ portalUrl: z.string() }),
  }),
  settleLocally: endpoint('POST /api/billing/local', {
    does: 'Ends a test checkout, where no payment provider is set up.',
    body: z.object({ order: z.string(), outcome: z.enum(['paid', 'declined', 'cancelled']) }),
    reply: z.object({ returnUrl: z.string() }),
  }),
  devUpgrade: endpoint('POST /api/users/:userId/subscription', {
    does: 'Development only: a simulated purchase of one year.',
    isOpen: true,
    body: z.object({ tier: PaidTier, devMode: z.optional(z.boolean()) }),
    reply: Subscription,
  }),
}

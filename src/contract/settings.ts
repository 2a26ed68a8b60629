import * as z from 'zod/mini'
import { Registration } from '#domain/people/registration.ts'
import { EngineName } from '#domain/situation/analysis.ts'
import { endpoint } from './endpoint.ts'

export const settings = {
  get: endpoint('GET /api/settings', {
    does: 'Returns the settings of this instance that the browser needs.',
    isOpen: true,
    reply: z.object({
      isDevelopment: z.boolean(),
      /** A demo instance, where every visitor gets made-up data for an hour. */
      isDemo: z.boolean(),
      registration: Registration,
      /** Without plans, all features are open. */
      hasPlans: z.boolean(),
      signIn: z.enum(['open', 'email-code']),
      hasProviderLogin: z.boolean(),
      /** True if the payment provider has a page for invoices and cards. */
      hasPaymentPortal: z.boolean(),
      engine: EngineName,
      /** The operator's contact. */
      contact: z.nullable(z.string()),
    }),
  }),
}

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
      /** A instance that only shows itself: everybody gets a made-up life for an hour. */
      isDemo: z.boolean(),
      registration: Registration,
      /** Where there are none, everybody has everything. */
      hasPlans: z.boolean(),
      signIn: z.enum(['open', 'email-code']),
      hasProviderLogin: z.boolean(),
      /** Whether payments are taken by a provider with a page of its own for invoices and cards. */
      hasPaymentPortal: z.boolean(),
      engine: EngineName,
      /** Where people reach whoever runs this installation. */
      contact: z.nullable(z.string()),
    }),
  }),
}

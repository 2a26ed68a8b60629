import * as z from 'zod/mini'
import { Analytics } from '#domain/analytics.ts'
import { endpoint } from './endpoint.ts'

export const analytics = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/:userId/analytics',
    does: 'Counts up the person’s analyses, items and relationships. Premium access only.',
    query: z.object({
      /** The person's time zone, such as "Europe/Berlin": it decides on which day something was. */
      zone: z.optional(z.string().check(z.maxLength(64))),
    }),
    reply: Analytics,
  }),
}

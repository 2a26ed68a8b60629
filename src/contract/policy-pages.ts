import * as z from 'zod/mini'
import { PolicyPageName } from '#domain/content/policy-page.ts'
import { endpoint } from './endpoint.ts'

export const policyPages = {
  get: endpoint('GET /api/house-pages/:name', {
    does: 'Returns this site’s privacy, terms or accessibility page as Markdown.',
    isOpen: true,
    params: z.object({ name: PolicyPageName }),
    reply: z.object({
      text: z.string(),
      /** Whether the operator wrote it; else it is what comes with the product. */
      isOwn: z.boolean(),
    }),
  }),
}

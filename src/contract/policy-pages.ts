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
      /** True if the operator wrote it. Otherwise it is the default text. */
      isOwn: z.boolean(),
    }),
  }),
}

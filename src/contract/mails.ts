import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const mails = {
  unsubscribe: endpoint('POST /api/unsubscribe', {
    does: 'Stops optional emails. The signed token comes from the email.',
    isOpen: true,
    query: z.object({ token: z.string() }),
  }),
}

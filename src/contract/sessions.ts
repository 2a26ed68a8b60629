import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/sessions',
    does: 'Lists the browsers in which this account is signed in.',
    reply: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        signedInAt: z.string(),
        seenAt: z.string(),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  endAll: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/sessions',
    does: 'Signs out everywhere, this browser included.',
    reply: z.undefined(),
    status: 204,
  }),
}

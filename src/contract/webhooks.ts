import * as z from 'zod/mini'
import { NewWebhook, Webhook } from '#domain/people/webhook.ts'
import { endpoint } from './endpoint.ts'

export const webhooks = {
  list: endpoint('GET /api/users/:userId/webhooks', {
    does: 'Lists the addresses that are told when something has happened.',
    reply: z.array(Webhook),
  }),
  create: endpoint('POST /api/users/:userId/webhooks', {
    does: 'Adds such an address; the secret that signs what is sent is told this once.',
    body: NewWebhook,
    reply: z.object({ ...Webhook.shape, secret: z.string() }),
    status: 201,
  }),
  remove: endpoint('DELETE /api/users/:userId/webhooks/:id', {
    does: 'Removes such an address.',
  }),
}

import * as z from 'zod/mini'
import { NewWebhook, Webhook } from '#domain/people/webhook.ts'
import { endpoint } from './endpoint.ts'

export const webhooks = {
  list: endpoint('GET /api/users/:userId/webhooks', {
    does: 'Lists the webhook addresses.',
    reply: z.array(Webhook),
  }),
  create: endpoint('POST /api/users/:userId/webhooks', {
    does: 'Adds a webhook address. Its signing secret is shown only once.',
    body: NewWebhook,
    reply: z.object({ ...Webhook.shape, secret: z.string() }),
    status: 201,
  }),
  remove: endpoint('DELETE /api/users/:userId/webhooks/:id', {
    does: 'Removes a webhook address.',
  }),
}

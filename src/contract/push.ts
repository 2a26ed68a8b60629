import * as z from 'zod/mini'
import { NewPush, PushDevice } from '#domain/steps/push.ts'
import { endpoint } from './endpoint.ts'

export const push = {
  key: endpoint('GET /api/push/key', {
    does: 'Returns the public key that signs our reminders.',
    reply: z.object({ key: z.string() }),
  }),
  list: endpoint('GET /api/users/:userId/push', {
    does: 'Lists the browsers that get reminders, and what about.',
    reply: z.array(PushDevice),
  }),
  add: endpoint('POST /api/users/:userId/push', {
    does: 'Turns on reminders for this browser, or changes what they’re about.',
    body: NewPush,
    reply: PushDevice,
    status: 201,
  }),
  remove: endpoint('DELETE /api/users/:userId/push/:id', {
    does: 'Turns off reminders for a browser.',
  }),
}

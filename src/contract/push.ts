import * as z from 'zod/mini'
import { NewPush, PushDevice } from '#domain/steps/push.ts'
import { endpoint } from './endpoint.ts'

export const push = {
  key: endpoint('GET /api/push/key', {
    does: 'Gives the public half of the key that signs our reminders.',
    reply: z.object({ key: z.string() }),
  }),
  list: endpoint('GET /api/users/:userId/push', {
    does: 'Lists the browsers that are reminded, and of what.',
    reply: z.array(PushDevice),
  }),
  add: endpoint('POST /api/users/:userId/push', {
    does: 'Reminds this browser from now on; asked again, of something else.',
    body: NewPush,
    reply: PushDevice,
    status: 201,
  }),
  remove: endpoint('DELETE /api/users/:userId/push/:id', {
    does: 'Reminds a browser no more.',
  }),
}

import * as z from 'zod/mini'
import { SignInWay } from '#domain/people/sign-in-way.ts'

import { endpoint } from './endpoint.ts'

export const sessions = {
  list: endpoint('GET /api/users/:userId/sessions', {
    does: 'Lists the browsers this account is signed in with.',
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
  end: endpoint('DELETE /api/users/:userId/sessions/:id', {
    does: 'Signs out in one browser.',
  }),
  signIns: endpoint('GET /api/users/:userId/sign-ins', {
    does: 'Lists when and how this account was opened in the last 90 days, newest first.',
    reply: z.array(
      z.object({ id: z.int(), way: SignInWay, device: z.string(), signedInAt: z.string() }),
    ),
  }),
  devices: endpoint('GET /api/users/:userId/devices', {
    does: 'Lists the browsers that can open this account without an emailed code.',
    reply: z.array(
      z.object({
        id: z.int(),
        device: z.string(),
        isRemembered: z.boolean(),
        isCurrent: z.boolean(),
        createdAt: z.string(),
        seenAt: z.string(),
      }),
    ),
  }),
  forgetDevice: endpoint('DELETE /api/users/:userId/devices/:id', {
    does: 'Requires a code from a browser again.',
  }),
  endAll: endpoint('DELETE /api/users/:userId/sessions', {
    does: 'Signs out everywhere, including this browser. Personal tokens, the calendar address and reminders end too.',
  }),
}

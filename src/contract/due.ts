import * as z from 'zod/mini'
import { Due } from '#domain/due.ts'
import { endpoint } from './endpoint.ts'
import { Zone } from './steps.ts'

export const due = {
  get: endpoint({
    method: 'GET',
    path: '/api/users/:userId/due',
    does: 'Says what one thing asks for an answer today, if anything does.',
    query: z.object({ zone: z.optional(Zone) }),
    reply: Due,
  }),
}

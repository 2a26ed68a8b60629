import * as z from 'zod/mini'
import { Due } from '#domain/steps/due.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const due = {
  get: endpoint('GET /api/users/:userId/due', {
    does: 'Says what one thing asks for an answer today, if anything does, and what is still to come.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: Due,
  }),
  rest: endpoint('POST /api/users/:userId/due/rest', {
    does: 'Leaves the question how strong a feeling is by now alone for three days.',
  }),
}

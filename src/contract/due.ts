import * as z from 'zod/mini'
import { Due, QuestionKey } from '#domain/steps/due.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const due = {
  get: endpoint('GET /api/users/:userId/due', {
    does: 'Says what one thing asks for an answer today, if anything does, which letter is there, and what is still to come.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: Due,
  }),
  shown: endpoint('POST /api/users/:userId/due/shown', {
    does: 'Keeps that a question was shown. On three days at most: then it rests for good.',
    body: z.object({ key: QuestionKey, zone: z.optional(ReadingZone) }),
  }),
  rest: endpoint('POST /api/users/:userId/due/rest', {
    does: 'Leaves the question how strong a feeling is by now alone for three days.',
  }),
}

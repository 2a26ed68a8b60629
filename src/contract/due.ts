import * as z from 'zod/mini'
import { Due, QuestionKey } from '#domain/steps/due.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const due = {
  get: endpoint('GET /api/users/:userId/due', {
    does: 'Returns the one thing to answer today, if there is one, the letter, and what is coming up.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: Due,
  }),
  shown: endpoint('POST /api/users/:userId/due/shown', {
    does: 'Saves that a question was shown. It is shown on up to three days, then never again.',
    body: z.object({ key: QuestionKey, zone: z.optional(ReadingZone) }),
  }),
  rest: endpoint('POST /api/users/:userId/due/rest', {
    does: 'Stops asking how strong a feeling is now for three days.',
  }),
}

import * as z from 'zod/mini'
import { DeniedSentence, SentenceToday } from '#domain/findings/told-finding.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const sentence = {
  get: endpoint('GET /api/users/:userId/sentence', {
    does: 'Tells the one finding of the day that was tested, and what is seen and holds so far, as counts; at most three.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: SentenceToday,
  }),
  deny: endpoint('PUT /api/users/:userId/sentence', {
    does: 'Keeps that a sentence is not so for this person, or takes that back; it is not told again.',
    body: DeniedSentence,
  }),
}

import * as z from 'zod/mini'
import { DeniedSentence, SentenceToday } from '#domain/findings/daily-finding.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

export const sentence = {
  get: endpoint('GET /api/users/:userId/sentence', {
    does: 'Returns the one tested finding of the day, and up to three that are seen or holding so far, as counts.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: SentenceToday,
  }),
  deny: endpoint('PUT /api/users/:userId/sentence', {
    does: 'Saves that a finding isn’t true for this person, so it isn’t shown again, or undoes that.',
    body: DeniedSentence,
  }),
}

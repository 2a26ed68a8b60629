import * as z from 'zod/mini'
import { LetterState, Week } from '#domain/findings/letter.ts'
import { AnswerLine } from '#domain/situation/situation-answer.ts'
import { ReadingZone, Zone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'

export const letters = {
  get: endpoint('GET /api/users/:userId/letter', {
    does: 'Reads the letter of a week, the newest there is unless one is named, and lists all. Once read it stays as it is.',
    query: z.object({ zone: z.optional(ReadingZone), week: z.optional(Week) }),
    reply: LetterState,
  }),
  answer: endpoint('POST /api/users/:userId/letter/answer', {
    does: 'Saves one line in answer to the question of a letter, or says that help comes first.',
    body: z.extend(SaveAnyway, {
      week: Week,
      line: AnswerLine,
      /** The answer the sender saw. If another device wrote one since, the request is rejected. */
      seen: z.optional(z.nullable(AnswerLine)),
    }),
    reply: z.union([z.object({ answer: z.string() }), Crisis]),
  }),
  putAway: endpoint('POST /api/users/:userId/letter/put-away', {
    does: 'Dismisses a letter. It can still be read.',
    body: z.object({ week: Week }),
  }),
  mail: endpoint('PUT /api/users/:userId/letter-mail', {
    does: 'Turns the letter by email on Mondays on or off.',
    body: z.object({ isWanted: z.boolean(), zone: Zone }),
    reply: z.object({ isMailed: z.boolean() }),
  }),
}

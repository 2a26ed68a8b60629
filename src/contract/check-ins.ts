import * as z from 'zod/mini'
import { CheckInLine, NewCheckIn } from '#domain/situation/check-in.ts'
import { Situation } from '#domain/situation/situation.ts'
import { endpoint } from './endpoint.ts'

export const checkIns = {
  add: endpoint('POST /api/users/:userId/check-ins', {
    does: 'Saves a check-in. Idempotent by draft: the last taps sent are saved. Counts against no limit.',
    body: NewCheckIn,
    inDanger: 'known',
    reply: Situation,
    status: 201,
  }),
  write: endpoint('PUT /api/check-ins/:id/line', {
    does: 'Adds a line of words to a check-in, and says whether help comes first.',
    body: z.object({ line: CheckInLine }),
    inDanger: 'handler',
    reply: z.object({ situation: Situation, isCrisis: z.boolean() }),
  }),
}

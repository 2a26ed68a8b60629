import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const calendar = {
  get: endpoint('GET /api/users/:userId/calendar', {
    does: 'Says since when there is a private calendar address. The address itself isn’t stored.',
    reply: z.object({ since: z.nullable(z.string()) }),
  }),
  open: endpoint('POST /api/users/:userId/calendar', {
    does: 'Creates a private calendar address, shown once, and replaces any earlier one.',
    reply: z.object({ address: z.string() }),
    status: 201,
  }),
  close: endpoint('DELETE /api/users/:userId/calendar', {
    does: 'Removes the calendar address.',
  }),
}

import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const calendar = {
  get: endpoint('GET /api/users/:userId/calendar', {
    does: 'Says since when there is a private calendar address; the address itself is not kept.',
    reply: z.object({ since: z.nullable(z.string()) }),
  }),
  open: endpoint('POST /api/users/:userId/calendar', {
    does: 'Makes a private calendar address, told once, in the place of any earlier one.',
    reply: z.object({ address: z.string() }),
    status: 201,
  }),
  close: endpoint('DELETE /api/users/:userId/calendar', {
    does: 'Takes the calendar address back.',
  }),
}

import * as z from 'zod/mini'
import { MapOverTime } from '#domain/findings/over-time.ts'
import { Figure, SituationsBehind } from '#domain/findings/situations-behind.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

/** The person's time zone, such as "Europe/Berlin". It decides the month of an event. */
const zone = z.optional(ReadingZone)

export const overTime = {
  get: endpoint('GET /api/users/:userId/map-over-time', {
    does: 'Says how a map changed month by month, and which items came up in each.',
    query: z.object({ zone }),
    reply: MapOverTime,
  }),
  situations: endpoint('GET /api/users/:userId/map-over-time/situations', {
    does: 'Lists the situations an item came up in during a month.',
    query: z.object({
      zone,
      month: z.nonoptional(Figure.shape.month),
      itemId: z.coerce.number().check(z.int()),
    }),
    reply: SituationsBehind,
  }),
}

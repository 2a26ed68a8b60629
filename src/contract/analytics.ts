import * as z from 'zod/mini'
import { Analytics } from '#domain/findings/analytics.ts'
import { Figure, SituationsBehind } from '#domain/findings/situations-behind.ts'
import { ReadingZone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'

/** The person's time zone, such as "Europe/Berlin". It decides the day of an event. */
const zone = z.optional(ReadingZone)

export const analytics = {
  get: endpoint('GET /api/users/:userId/analytics', {
    does: 'Summarises the person’s analyses, items and relationships.',
    query: z.object({ zone }),
    reply: Analytics,
  }),
  behind: endpoint('GET /api/users/:userId/analytics/situations', {
    does: 'Lists the situations a figure in the analytics is based on.',
    query: z.extend(Figure, { zone }),
    reply: SituationsBehind,
  }),
}

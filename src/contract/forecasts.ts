import * as z from 'zod/mini'
import { Forecast, ForecastAnswer, ForecastChange, NewForecast } from '#domain/steps/forecast.ts'
import { ReadingZone, Zone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { Crisis } from './refusal.ts'
import { Deleted, Undo } from './undo.ts'

/** After the help was shown, the person keeps their words all the same. */
const anyway = z.optional(z.boolean())

export const forecasts = {
  list: endpoint('GET /api/users/:userId/forecasts', {
    does: 'Lists what a person sees coming and what came of it, newest first.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: z.array(Forecast),
  }),
  add: endpoint('POST /api/users/:userId/forecasts', {
    does: 'Keeps something that is coming (201), at most five at a time, or says with 200 that help comes first.',
    body: z.extend(NewForecast, { anyway }),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  change: endpoint('PUT /api/forecasts/:id', {
    does: 'Says what is coming in other words, until its day, or says that help comes first.',
    body: z.extend(ForecastChange, { anyway }),
    reply: z.union([Forecast, Crisis]),
  }),
  answer: endpoint('POST /api/forecasts/:id/answer', {
    does: 'Says what came, once its day is here.',
    body: z.extend(ForecastAnswer, { anyway }),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  later: endpoint('POST /api/forecasts/:id/later', {
    does: 'It is still to come: asks again tomorrow.',
    body: z.object({ zone: Zone }),
    reply: Forecast,
  }),
  putAway: endpoint('POST /api/forecasts/:id/put-away', {
    does: 'Lets a forecast go; it is asked about no more.',
    reply: Forecast,
  }),
  takeBack: endpoint('POST /api/forecasts/:id/take-back', {
    does: 'Takes back that a forecast was let go.',
    reply: Forecast,
  }),
  remove: endpoint('DELETE /api/forecasts/:id', {
    does: 'Deletes a forecast.',
    reply: Deleted,
  }),
  restore: endpoint('POST /api/users/:userId/forecasts-restore', {
    does: 'Takes back the deletion of a forecast.',
    body: Undo,
    reply: Forecast,
    status: 201,
  }),
}

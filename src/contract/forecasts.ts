import * as z from 'zod/mini'
import { Forecast, ForecastAnswer, NewForecast } from '#domain/steps/forecast.ts'
import { ReadingZone, Zone } from '#domain/values/time-zone.ts'
import { Crisis } from './analyses.ts'
import { endpoint } from './endpoint.ts'
import { ById } from './id-in-address.ts'
import { Deleted, Undo } from './undo.ts'

/** After the help was shown, the person keeps their words all the same. */
const anyway = z.optional(z.boolean())

export const forecasts = {
  list: endpoint({
    method: 'GET',
    path: '/api/users/:userId/forecasts',
    does: 'Lists what a person sees coming and what came of it, newest first.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: z.array(Forecast),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/users/:userId/forecasts',
    does: 'Keeps something that is coming (201), at most five at a time, or says with 200 that help comes first.',
    body: z.extend(NewForecast, { anyway }),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/forecasts/:id/answer',
    does: 'Says what came, once its day is here.',
    params: ById,
    body: z.extend(ForecastAnswer, { anyway }),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  later: endpoint({
    method: 'POST',
    path: '/api/forecasts/:id/later',
    does: 'It is still to come: asks again tomorrow.',
    params: ById,
    body: z.object({ zone: Zone }),
    reply: Forecast,
  }),
  putAway: endpoint({
    method: 'POST',
    path: '/api/forecasts/:id/put-away',
    does: 'Lets a forecast go; it is asked about no more.',
    params: ById,
    reply: Forecast,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/forecasts/:id/take-back',
    does: 'Takes back that a forecast was let go.',
    params: ById,
    reply: Forecast,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/forecasts/:id',
    does: 'Deletes a forecast.',
    params: ById,
    reply: Deleted,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/users/:userId/forecasts-restore',
    does: 'Takes back the deletion of a forecast.',
    body: Undo,
    reply: Forecast,
    status: 201,
  }),
}

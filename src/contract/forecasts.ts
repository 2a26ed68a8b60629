import * as z from 'zod/mini'
import {
  Forecast,
  ForecastAnswer,
  ForecastChange,
  NewForecast,
  SeenForecast,
} from '#domain/steps/forecast.ts'
import { ReadingZone, Zone } from '#domain/values/time-zone.ts'
import { endpoint } from './endpoint.ts'
import { Crisis, SaveAnyway } from './refusal.ts'
import { Deleted, Undo } from './undo.ts'

export const forecasts = {
  list: endpoint('GET /api/users/:userId/forecasts', {
    does: 'Lists a person’s forecasts and what happened, newest first.',
    query: z.object({ zone: z.optional(ReadingZone) }),
    reply: z.array(Forecast),
  }),
  add: endpoint('POST /api/users/:userId/forecasts', {
    does: 'Saves up to five forecasts (201), or returns 200 and says that help comes first.',
    body: z.extend(NewForecast, SaveAnyway.shape),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  change: endpoint('PUT /api/forecasts/:id', {
    does: 'Changes a forecast until its day, or says that help comes first. With what was `seen`, changes of another device are merged or refused.',
    body: z.extend(ForecastChange, { ...SaveAnyway.shape, seen: z.optional(SeenForecast) }),
    reply: z.union([Forecast, Crisis]),
  }),
  answer: endpoint('POST /api/forecasts/:id/answer', {
    does: 'Says what happened, once its day is here.',
    body: z.extend(ForecastAnswer, SaveAnyway.shape),
    reply: z.union([Forecast, Crisis]),
    status: 201,
  }),
  later: endpoint('POST /api/forecasts/:id/later', {
    does: 'It hasn’t happened yet, so asks again tomorrow.',
    body: z.object({ zone: Zone }),
    reply: Forecast,
  }),
  putAway: endpoint('POST /api/forecasts/:id/put-away', {
    does: 'Stops asking about a forecast.',
    reply: Forecast,
  }),
  takeBack: endpoint('POST /api/forecasts/:id/take-back', {
    does: 'Resumes asking about a forecast.',
    reply: Forecast,
  }),
  remove: endpoint('DELETE /api/forecasts/:id', {
    does: 'Deletes a forecast.',
    reply: Deleted,
  }),
  restore: endpoint('POST /api/users/:userId/forecasts-restore', {
    does: 'Restores a deleted forecast.',
    body: Undo,
    reply: Forecast,
    status: 201,
  }),
}

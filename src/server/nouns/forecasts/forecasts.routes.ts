import { forecasts } from '#contract/forecasts.ts'
import { routesOf } from '#server/http/serve.ts'
import { listForecasts, toForecast } from './forecasts.repository.ts'
import {
  addForecast,
  answerForecast,
  askAboutForecast,
  changeForecast,
  putAway,
  removedForecast,
  restoreForecast,
  takeBack,
} from './save-forecast.ts'

export const forecastRoutes = routesOf(forecasts, () => ({
  list: async ({ own, query }) =>
    (await listForecasts(own)).map((row) => toForecast(row, own.now(), query.zone)),
  add: ({ own, body }) => addForecast(own, body),
  change: ({ own, params, body }) => changeForecast(own, params.id, body),
  answer: ({ own, params, body }) => answerForecast(own, params.id, body),
  later: ({ own, params, body }) => askAboutForecast(own, params.id, body.zone),
  putAway: ({ own, params }) => putAway(own, params.id),
  takeBack: ({ own, params }) => takeBack(own, params.id),
  remove: ({ own, params }) => removedForecast.remove(own, params.id),
  restore: ({ own, body }) => restoreForecast(own, body.undo),
}))

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

export const forecastRoutes = routesOf(forecasts, (services) => ({
  list: async ({ owner, query }) =>
    (await listForecasts(services.db, owner)).map((row) =>
      toForecast(row, services.now(), query.zone ?? row.zone),
    ),
  add: ({ owner, body }) => addForecast(services, owner, body),
  change: ({ owner, params, body }) => changeForecast(services, owner, params.id, body),
  answer: ({ owner, params, body }) => answerForecast(services, owner, params.id, body),
  later: ({ owner, params, body }) => askAboutForecast(services, owner, params.id, body.zone),
  putAway: ({ owner, params }) => putAway(services, owner, params.id),
  takeBack: ({ owner, params }) => takeBack(services, owner, params.id),
  remove: ({ owner, params }) => removedForecast.remove(services, owner, params.id),
  restore: ({ owner, body }) => restoreForecast(services, owner, body.undo),
}))

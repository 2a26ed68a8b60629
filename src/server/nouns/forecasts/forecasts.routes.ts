import { forecasts } from '#contract/forecasts.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { listForecasts, toForecast } from './forecasts.repository.ts'
import {
  addForecast,
  answerForecast,
  askAboutForecast,
  changeForecast,
  putAway,
  takeBack,
} from './keep-forecast.ts'
import { removedForecast, restoreForecast } from './remove-forecast.ts'

export function forecastRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, forecasts.list, async ({ owner, query }) =>
    (await listForecasts(db, owner)).map((row) => toForecast(row, now(), query.zone ?? row.zone)),
  )
  serve(app, forecasts.add, ({ owner, body }) => addForecast(services, owner, body))
  serve(app, forecasts.change, ({ owner, params, body }) =>
    changeForecast(services, owner, params.id, body),
  )
  serve(app, forecasts.answer, ({ owner, params, body }) =>
    answerForecast(services, owner, params.id, body),
  )
  serve(app, forecasts.later, ({ owner, params, body }) =>
    askAboutForecast(services, owner, params.id, body.zone),
  )
  serve(app, forecasts.putAway, ({ owner, params }) => putAway(services, owner, params.id))
  serve(app, forecasts.takeBack, ({ owner, params }) => takeBack(services, owner, params.id))
  serve(app, forecasts.remove, ({ owner, params }) =>
    removedForecast.remove(services, owner, params.id),
  )
  serve(app, forecasts.restore, ({ owner, body }) => restoreForecast(services, owner, body.undo))
}

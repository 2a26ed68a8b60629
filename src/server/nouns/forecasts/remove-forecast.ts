import type { Forecast } from '#domain/steps/forecast.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'
import { findForecast, toForecast } from './forecasts.repository.ts'
import { leaveForecastReminders } from './leave-reminders.ts'

export const removedForecast = removedRows('forecast undo', [
  { table: 'forecast', by: 'id' },
  { table: 'forecastItem', by: 'forecastId' },
])

/** Restores a forecast with its reminder. Idempotent. */
export function restoreForecast(
  services: Services,
  owner: OwnerId,
  undo: string,
): Promise<Forecast> {
  const { db, now } = services
  const { id, rows } = removedForecast.unpack(services, owner, undo)
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findForecast(tx, owner, id))) await removedForecast.put(tx, rows)
    await leaveForecastReminders(tx, owner, now())
    return toForecast((await findForecast(tx, owner, id)) ?? refuseAsMissing(), now())
  })
}

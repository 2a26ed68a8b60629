import type { Forecast } from '#domain/steps/forecast.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { removedRows } from '#server/base/removed-rows.ts'
import type { Services } from '#server/outside/services.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { findForecast, toForecast } from './forecasts.repository.ts'
import { leaveForecastReminders } from './leave-reminders.ts'

const removed = removedRows('forecast undo', [
  { table: 'forecast', by: 'id' },
  { table: 'forecastItem', by: 'forecastId' },
])

export async function removeForecast(
  { db, seal, now }: Services,
  owner: OwnerId,
  id: number,
): Promise<string> {
  const rows = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    return (await removed.take(tx, owner, id)) ?? refuseAsMissing()
  })
  return removed.pack(seal, owner, rows, now())
}

/** Brings it back as it was, and its reminder with it; asked twice, it is there once. */
export function restoreForecast(
  { db, seal, now }: Services,
  owner: OwnerId,
  undo: string,
): Promise<Forecast> {
  const { id, rows } = removed.unpack(seal, owner, undo, now())
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    if (!(await findForecast(tx, owner, id))) await removed.put(tx, rows)
    await leaveForecastReminders(tx, owner, now())
    return toForecast((await findForecast(tx, owner, id)) ?? refuseAsMissing(), now())
  })
}

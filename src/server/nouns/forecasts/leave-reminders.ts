import { remindsAt } from '#domain/steps/forecast.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addJob, listWaiting } from '#server/jobs/job.repository.ts'
import { listForecasts } from './forecasts.repository.ts'

/** Adds one reminder job for each open forecast. By then it may be answered, postponed or deleted. */
export async function leaveForecastReminders(
  tx: Database,
  owner: OwnerId,
  now: number,
): Promise<void> {
  const waiting = await listWaiting(tx, 'remind_of_forecast', owner)
  const left = new Set(waiting.map(({ payload }) => payload.forecastId))
  for (const forecast of await listForecasts(tx, owner, { isUnanswered: true })) {
    const at = remindsAt(forecast, forecast.zone)
    if (at > now && !left.has(forecast.id))
      await addJob(tx, 'remind_of_forecast', { userId: owner, forecastId: forecast.id }, now, at)
  }
}

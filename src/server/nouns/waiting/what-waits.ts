import { CYCLES } from '#domain/steps/asking.ts'
import { type Forecast, stateOf } from '#domain/steps/forecast.ts'
import type { Own } from '#server/base/owner.ts'
import { listForecasts, UNANSWERED } from '#server/nouns/forecasts/forecasts.repository.ts'
import { listSteps } from '#server/nouns/steps/steps.repository.ts'

const byDay = (one: Pick<Forecast, 'day' | 'id'>, other: Pick<Forecast, 'day' | 'id'>) =>
  one.day.localeCompare(other.day) || one.id - other.id

/** Lists plans and forecasts, for the dashboard, reminders and calendars. */
export async function whatWaits(own: Own, zone?: string) {
  const now = own.now()
  const steps = await listSteps(own, { since: now - CYCLES.plan[2].until })
  const forecasts = await listForecasts(own, UNANSWERED)
  return {
    /** Oldest first. Older than the last question are left out. */
    steps,
    /** The steps not yet asked about. */
    plans: steps.filter(
      ({ endedAt, answers, createdAt }) =>
        endedAt === null && answers.length === 0 && createdAt > now - CYCLES.plan[1].until,
    ),
    /** Earliest day first. */
    forecasts: forecasts
      .filter((it) => stateOf(it, zone ?? it.zone, now) === 'open')
      .toSorted(byDay),
  }
}

export type Waiting = Awaited<ReturnType<typeof whatWaits>>

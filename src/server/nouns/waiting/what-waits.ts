import { CYCLES } from '#domain/steps/asking.ts'
import { type Forecast, stateOf } from '#domain/steps/forecast.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { listForecasts } from '#server/nouns/forecasts/forecasts.repository.ts'
import { listSteps } from '#server/nouns/steps/steps.repository.ts'

const byDay = (one: Pick<Forecast, 'day' | 'id'>, other: Pick<Forecast, 'day' | 'id'>) =>
  one.day.localeCompare(other.day) || one.id - other.id

/** What somebody planned and what is coming: the one list the dashboard, reminders and calendars tell from. */
export async function whatWaits(db: Database, owner: OwnerId, now: number, zone?: string) {
  const steps = await listSteps(db, owner, { since: now - CYCLES.plan[2].until })
  const forecasts = await listForecasts(db, owner, { isUnanswered: true })
  return {
    /** Oldest first; what is older than the last question has faded. */
    steps,
    /** Those of them that nobody was asked about yet. */
    plans: steps.filter(
      ({ endedAt, answers, createdAt }) =>
        endedAt === null && answers.length === 0 && createdAt > now - CYCLES.plan[1].until,
    ),
    /** The one whose day comes first, first. */
    forecasts: forecasts
      .filter((it) => stateOf(it, zone ?? it.zone, now) === 'open')
      .toSorted(byDay),
  }
}

export type Waiting = Awaited<ReturnType<typeof whatWaits>>

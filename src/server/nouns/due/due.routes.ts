import { due } from '#contract/due.ts'
import { readyWeek } from '#domain/findings/letter.ts'
import type { Coming, Due, ForecastDue, LetterDue, StepDue, TossDue } from '#domain/steps/due.ts'
import { isAsked, stateOf } from '#domain/steps/forecast.ts'
import { dueRound, ROUNDS } from '#domain/steps/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { dueToss } from '#server/nouns/experiments/run-experiment.ts'
import { listForecasts, toForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findKeptLetter, hasLetter } from '#server/nouns/letters/letters.ts'
import { listSteps, toStep } from '#server/nouns/steps/steps.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { restWeighing, weighDue } from './ask-again.ts'

/** More than this is no longer in sight. */
const MOST_COMING = 4

export function dueRoutes(app: App, services: Services): void {
  serve(app, due.rest, ({ owner }) => restWeighing(services, owner))
  serve(app, due.get, ({ owner, query }) => dueFor(services, owner, query.zone))
}

/** A toss has its hour; a plan comes before a forecast, a welcome before what can be read at any time, and last how strong it is by now. */
async function dueFor(services: Services, owner: OwnerId, zone: string | undefined): Promise<Due> {
  const { db, now } = services
  const week = readyWeek(now(), zone ?? 'UTC')
  const isThere = await hasLetter(services, owner, week, zone ?? 'UTC')
  const asked =
    (await tossDue(services, owner)) ??
    (await stepDue(db, owner, now())) ??
    (await forecastDue(db, owner, now(), zone))
  const weigh = asked ? null : await weighDue(services, owner)
  const letter = asked || weigh?.isBack || !isThere ? null : await letterDue(db, owner, week)
  const found = asked ?? letter ?? weigh
  return { hasLetter: isThere, due: found, coming: await comingFor(db, owner, now(), zone, found) }
}

/** Plans that were not asked about to the end, and forecasts: whatever is not asked about right now. */
async function comingFor(
  db: Database,
  owner: OwnerId,
  now: number,
  zone: string | undefined,
  asked: Due['due'],
): Promise<Coming[]> {
  const forecasts = (await listForecasts(db, owner, { isUnanswered: true }))
    .filter((it) => stateOf(it, zone ?? it.zone, now) === 'open')
    .filter(({ id }) => asked?.kind !== 'forecast' || asked.forecast.id !== id)
    .sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id)
  const steps = (await listSteps(db, owner, { since: now - ROUNDS[1].until }))
    .filter(({ endedAt, answers }) => endedAt === null && answers.length === 0)
    .filter(({ id }) => asked?.kind !== 'step' || asked.step.id !== id)
    .reverse()
  return [
    ...forecasts.map((it) => ({
      kind: 'forecast' as const,
      forecast: toForecast(it, now, zone ?? it.zone),
    })),
    ...steps.map((it) => ({ kind: 'plan' as const, step: toStep(it) })),
  ].slice(0, MOST_COMING)
}

async function tossDue(services: Services, owner: OwnerId): Promise<TossDue | null> {
  const toss = await dueToss(services, owner)
  return toss && { kind: 'toss', toss }
}

/** Until it was answered or put away, and until the next one comes. */
async function letterDue(db: Database, owner: OwnerId, week: string): Promise<LetterDue | null> {
  const kept = await findKeptLetter(db, owner, week)
  const isDone = kept && (kept.putAwayAt !== null || kept.answer !== null)
  return isDone ? null : { kind: 'letter', week }
}

/** The one whose day came first. */
async function forecastDue(
  db: Database,
  owner: OwnerId,
  now: number,
  zone: string | undefined,
): Promise<ForecastDue | null> {
  const open = await listForecasts(db, owner, { isUnanswered: true })
  const [first] = open
    .filter((it) => isAsked(it, zone ?? it.zone, now))
    .sort((one, other) => one.day.localeCompare(other.day) || one.id - other.id)
  return first ? { kind: 'forecast', forecast: toForecast(first, now, zone ?? first.zone) } : null
}

/** The plan that waits longest; what is older than the last question has faded. */
async function stepDue(db: Database, owner: OwnerId, now: number): Promise<StepDue | null> {
  for (const step of await listSteps(db, owner, { since: now - ROUNDS[2].until })) {
    const round = dueRound(step, now)
    if (round) return { kind: 'step', round, step: toStep(step) }
  }
  return null
}

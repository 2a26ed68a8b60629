import { due } from '#contract/due.ts'
import { FrozenLetter, readyWeek } from '#domain/findings/letter.ts'
import type { Coming, Due, ForecastDue, LetterDue, StepDue, TossDue } from '#domain/steps/due.ts'
import { isAsked } from '#domain/steps/forecast.ts'
import { dueRound } from '#domain/steps/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { dueToss } from '#server/nouns/experiments/run-experiment.ts'
import { toForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findKeptLetter, hasLetter, isLetterSeen } from '#server/nouns/letters/letters.ts'
import { toStep } from '#server/nouns/steps/steps.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { restWeighing, weighDue } from './ask-again.ts'
import { type Waiting, whatWaits } from './what-waits.ts'

/** More than this is no longer in sight. */
const MOST_COMING = 4

export function dueRoutes(app: App, services: Services): void {
  serve(app, due.rest, ({ owner }) => restWeighing(services, owner))
  serve(app, due.get, ({ owner, query }) => dueFor(services, owner, query.zone))
}

/**
 * A toss has its hour; a plan comes before a forecast, a welcome before what can be read at any time, then how strong it
 * is by now, and last a letter that was read and has a question left.
 */
async function dueFor(services: Services, owner: OwnerId, zone: string | undefined): Promise<Due> {
  const { db } = services
  const now = services.now()
  const week = readyWeek(now, zone ?? 'UTC')
  const isThere = await hasLetter(services, owner, week, zone ?? 'UTC')
  const waiting = await whatWaits(db, owner, now, zone)
  const asked =
    (await tossDue(services, owner)) ?? stepDue(waiting, now) ?? forecastDue(waiting, now, zone)
  const weigh = asked ? null : await weighDue(services, owner, waiting)
  const letter = asked || weigh?.isBack || !isThere ? null : await letterDue(db, owner, week)
  const isNew = letter && !(await isLetterSeen(db, owner, week))
  const found = asked ?? (isNew ? letter : (weigh ?? letter))
  return { hasLetter: isThere, due: found, coming: comingOf(waiting, now, zone, found) }
}

/** Plans that nobody was asked about yet, and forecasts: whatever is not asked about right now. */
function comingOf(
  { plans, forecasts }: Waiting,
  now: number,
  zone: string | undefined,
  asked: Due['due'],
): Coming[] {
  return [
    ...forecasts
      .filter(({ id }) => asked?.kind !== 'forecast' || asked.forecast.id !== id)
      .map((it) => ({
        kind: 'forecast' as const,
        forecast: toForecast(it, now, zone ?? it.zone),
      })),
    ...plans
      .filter(({ id }) => asked?.kind !== 'step' || asked.step.id !== id)
      .toReversed()
      .map((it) => ({ kind: 'plan' as const, step: toStep(it) })),
  ].slice(0, MOST_COMING)
}

async function tossDue(services: Services, owner: OwnerId): Promise<TossDue | null> {
  const toss = await dueToss(services, owner)
  return toss && { kind: 'toss', toss }
}

/** Until it was answered or put away, and until the next one comes. */
async function letterDue(db: Database, owner: OwnerId, week: string): Promise<LetterDue | null> {
  const kept = await findKeptLetter(db, owner, week)
  if (!kept) return { kind: 'letter', week, question: null }
  const question = kept.content ? FrozenLetter.parse(JSON.parse(kept.content)).question : null
  const isDone = kept.putAwayAt !== null || kept.answer !== null || (kept.content && !question)
  return isDone ? null : { kind: 'letter', week, question }
}

/** The one whose day came first. */
function forecastDue(
  { forecasts }: Waiting,
  now: number,
  zone: string | undefined,
): ForecastDue | null {
  const first = forecasts.find((it) => isAsked(it, zone ?? it.zone, now))
  return first ? { kind: 'forecast', forecast: toForecast(first, now, zone ?? first.zone) } : null
}

/** The plan that waits longest. */
function stepDue({ steps }: Waiting, now: number): StepDue | null {
  for (const step of steps) {
    const round = dueRound(step, now)
    if (round) return { kind: 'step', round, step: toStep(step) }
  }
  return null
}

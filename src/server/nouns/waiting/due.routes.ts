import { due } from '#contract/due.ts'
import { FrozenLetter, readyWeek } from '#domain/findings/letter.ts'
import { CYCLES, chooseQuestion, isRested, type Question } from '#domain/steps/asking.ts'
import type { Coming, Due, LetterDue } from '#domain/steps/due.ts'
import { asksFrom, isAsked } from '#domain/steps/forecast.ts'
import type { OpenToss } from '#domain/steps/own-experiment.ts'
import { dueRound } from '#domain/steps/step.ts'
import { dayIn, momentAt } from '#domain/values/time-zone.ts'
import { routesOf } from '#server/http/serve.ts'
import { dueToss } from '#server/nouns/experiments/run-experiment.ts'
import { toForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findKeptLetter, hasLetter } from '#server/nouns/letters/letters.ts'
import { toStep } from '#server/nouns/steps/steps.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { weighDue } from './ask-again.ts'
import { listShowings, restWeighing, saveShowing } from './shown-questions.repository.ts'
import { type Waiting, whatWaits } from './what-waits.ts'

/** The limit on upcoming entries. */
const MAX_COMING = 4

export const dueRoutes = routesOf(due, () => ({
  rest: ({ own }) => restWeighing(own),
  shown: ({ own, body: { key, zone = 'UTC' } }) =>
    saveShowing(own, key, beginOfDay(own.now(), zone)),
  get: ({ own, query }) => dueFor(own, query.zone),
}))

const beginOfDay = (now: number, zone: string): number => momentAt(dayIn(now, zone), 0, zone)

type DueQuestion = NonNullable<Due['due']> & Pick<Question, 'since'>

/** Chooses the question: a toss first, then plans, forecasts and ratings. The letter is independent of them. */
async function dueFor(own: OwnServices, zone: string | undefined): Promise<Due> {
  const now = own.now()
  const today = beginOfDay(now, zone ?? 'UTC')
  const shown = await listShowings(own)
  const waiting = await whatWaits(own, zone)
  const weigh = await weighDue(own, { ...waiting, shown, today })
  const toss = await dueToss(own)
  const open: DueQuestion[] = [
    ...(toss ? [{ ...tossDue(toss), toss }] : []),
    ...stepsDue(waiting, now),
    ...forecastsDue(waiting, now, zone),
    ...(weigh ? [{ ...weigh, since: Date.parse(weigh.createdAt) + CYCLES.weigh.from }] : []),
  ]
  const letter = await letterDue(own, zone ?? 'UTC')
  return {
    due: chooseQuestion(open, shown, today),
    letter: letter && !isRested(letter, shown, today) ? letter : null,
    coming: comingOf(waiting, now, zone),
  }
}

/** Lists upcoming plans and forecasts. Leaves out those that are past or can already be asked about. */
function comingOf({ plans, forecasts }: Waiting, now: number, zone: string | undefined): Coming[] {
  return [
    ...forecasts
      .filter((it) => it.day >= dayIn(now, zone ?? it.zone) && !isAsked(it, zone ?? it.zone, now))
      .map((it) => ({
        kind: 'forecast' as const,
        forecast: toForecast(it, now, zone),
      })),
    ...plans
      .filter((it) => dueRound(it, now) === null)
      .toReversed()
      .map((it) => ({ kind: 'plan' as const, step: toStep(it) })),
  ].slice(0, MAX_COMING)
}

/** Due until it is answered or put away, or the next one comes. */
async function letterDue(own: OwnServices, zone: string): Promise<LetterDue | null> {
  const week = readyWeek(own.now(), zone)
  if (!(await hasLetter(own, week, zone))) return null
  const kept = await findKeptLetter(own, week)
  const letter = { kind: 'letter', key: `letter ${week}`, week, question: null } as const
  if (!kept) return letter
  const question = kept.content ? FrozenLetter.parse(JSON.parse(kept.content)).question : null
  const isDone = kept.putAwayAt !== null || kept.answer !== null || (kept.content && !question)
  return isDone ? null : { ...letter, key: `${letter.key} question`, question }
}

const tossDue = ({ id, createdAt }: OpenToss) =>
  ({ kind: 'toss', key: `toss ${id}`, since: Date.parse(createdAt) + CYCLES.toss.from }) as const

/** Earliest day first. */
const forecastsDue = (
  { forecasts }: Waiting,
  now: number,
  zone: string | undefined,
): DueQuestion[] =>
  forecasts
    .filter((it) => isAsked(it, zone ?? it.zone, now))
    .map((it) => ({
      kind: 'forecast',
      key: `forecast ${it.id}`,
      since: asksFrom(it, zone ?? it.zone),
      forecast: toForecast(it, now, zone),
    }))

/** Oldest plan first. */
const stepsDue = ({ steps }: Waiting, now: number): DueQuestion[] =>
  steps.flatMap((step): DueQuestion[] => {
    const round = dueRound(step, now)
    if (!round) return []
    const since = Math.max(step.createdAt + CYCLES.plan[round].from, step.asksAt)
    return [{ kind: 'step', key: `step ${step.id} ${round}`, since, round, step: toStep(step) }]
  })

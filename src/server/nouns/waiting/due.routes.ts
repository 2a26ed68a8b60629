import { due } from '#contract/due.ts'
import { isPleasant } from '#domain/emotion/emotion.ts'
import { FrozenLetter, readyWeek } from '#domain/findings/letter.ts'
import { ownLine } from '#domain/situation/own-line.ts'
import {
  AWAY,
  CYCLES,
  chooseQuestion,
  isAskedAgain,
  isJoyWeighed,
  isRested,
  type Question,
  type Showings,
} from '#domain/steps/asking.ts'
import type { Coming, Due, LetterDue, WeighDue } from '#domain/steps/due.ts'
import { asksFrom, isAsked } from '#domain/steps/forecast.ts'
import type { OpenToss } from '#domain/steps/own-experiment.ts'
import { dueRound } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'
import { dayIn, momentAt } from '#domain/values/time-zone.ts'
import { ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { countedSituations, listRatings } from '#server/nouns/analyses/history.repository.ts'
import { dueToss } from '#server/nouns/experiments/run-experiment.ts'
import { toForecast } from '#server/nouns/forecasts/forecasts.repository.ts'
import { findKeptLetter, hasLetter } from '#server/nouns/letters/letters.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { isQuiet } from '#server/nouns/steps/quiet-time.ts'
import { toStep } from '#server/nouns/steps/steps.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
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

/** The number of newest situations considered. */
const LOOKED_AT = 8

/**
 * Finds the feeling to rate again: at most one a day, and a joy only once in five. None soon after words of danger or
 * a death.
 */
async function weighDue(
  own: OwnServices,
  { plans, shown, today }: Pick<Waiting, 'plans'> & { shown: Showings; today: number },
): Promise<WeighDue | null> {
  if (isWeighingResting(shown)) return null
  const newest = await newestOf(own)
  if (!newest) return null
  const felt = (await newestFelt(own))
    .map((it) => ({ ...it, key: `weigh ${it.id}` }))
    .filter(({ id, category }) => !isPleasant(category) || isJoyWeighed(id))
    .filter((it) => !isRested(it, shown, today))
  // Ratings since then: again, or in answer to a plan.
  const weighed = (await listRatings(own, { since: own.now() - CYCLES.weigh.until })).filter(
    ({ by }) => by !== 'plan' && by !== 'writing',
  )
  if (weighed.some(({ by, at }) => by === 'weighing' && at >= today)) return null
  const momentsOf = (id: number) =>
    weighed.filter(({ situationId }) => situationId === id).map(({ at }) => at)
  const lastWord = Math.max(newest.createdAt, weighed.at(-1)?.at ?? 0)
  const isBack = own.now() - lastWord >= AWAY
  // A plan that will be asked about includes the rating.
  const planned = new Set(plans.map(({ situationId }) => situationId))
  const asked = isBack
    ? felt[0]
    : felt
        .filter(({ id }) => !planned.has(id))
        .find(({ id, createdAt }) =>
          isAskedAgain({ createdAt, weighedAt: momentsOf(id) }, own.now()),
        )
  if (!asked) return null
  for (const id of new Set([newest.id, asked.id])) {
    const situation = await findSituation(own, { id })
    if (!situation || (await isQuiet(own, situation))) return null
  }
  const isOwnWords = asked.kind !== 'check_in'
  return {
    kind: 'weigh',
    key: asked.key,
    isBack,
    situationId: asked.id,
    isOwnWords,
    line: isOwnWords ? ownLine(asked.description) : asked.title,
    createdAt: new Date(asked.createdAt).toISOString(),
    category: asked.category,
  }
}

const newestOf = (own: Own) =>
  ownRows(own, 'situation')
    .select(['id', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Lists situations with a settled feeling, newest first, each with its main one. */
const newestFelt = (own: Own) =>
  countedSituations(own)
    .innerJoin('analysisEmotion', 'analysisEmotion.analysisId', 'newest.id')
    .select(['situation.id', 'situation.title', 'situation.description', 'situation.kind'])
    .select(['situation.createdAt', 'analysisEmotion.category'])
    .where('position', '=', 0)
    .orderBy('situation.createdAt', 'desc')
    .orderBy('situation.id', 'desc')
    .limit(LOOKED_AT)
    .execute()

/** Longer than any question is asked. */
const KEPT_FOR = CYCLES.weigh.until + 30 * DAY
/** The key for pausing all rating questions. */
const WEIGHING = 'weigh'
/** More than a person is asked in that time. */
const MAX_KEPT = 500

async function listShowings(own: Own): Promise<Showings> {
  const rows = await ownRows(own, 'shownQuestion')
    .select(['questionKey', 'shownAt'])
    .where('expiresAt', '>', own.now())
    .limit(MAX_KEPT)
    .execute()
  return new Map(rows.map((it) => [it.questionKey, JSON.parse(it.shownAt) as number[]]))
}

/** Records a showing, at most once a day. `today` is the start of the day in the person's zone. */
async function saveShowing(own: Own, key: string, today: number): Promise<void> {
  const shown = await listShowings(own)
  const known = shown.get(key) ?? []
  if (shown.size < MAX_KEPT && !known.some((at) => at >= today))
    await keep(own, key, [...known, own.now()], KEPT_FOR)
}

const restWeighing = (own: Own): Promise<void> => keep(own, WEIGHING, [], CYCLES.weigh.rests)

const isWeighingResting = (shown: Showings): boolean => shown.has(WEIGHING)

function keep(own: Own, questionKey: string, shownAt: number[], life: number): Promise<void> {
  const row = { shownAt: JSON.stringify(shownAt), expiresAt: own.now() + life }
  return saveOwn(own, 'shownQuestion', { questionKey }, row)
}

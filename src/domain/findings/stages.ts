/**
 * Findings in three stages. *Seen* and *holding* are counts shown with their opposite, never as a tendency, a cause or
 * a forecast; *sure* is tested.
 */
import * as z from 'zod/mini'
import { UNSAVABLE_TEXT } from '../values/text.ts'
import { type AnsweredForecast, biasOf, foreseenAndFelt } from './forecast-stats.ts'
import type { AnalysedSituation } from './history.ts'
import { rate, type Share } from './odds.ts'
import { Pattern, Share as SharePair, type Stage } from './pattern.ts'

export const Key = z.string().check(
  z.minLength(1),
  z.maxLength(600),
  // Keys hold a control character between their parts.
  z.refine((key) => key.isWellFormed() && !key.includes('\0'), { error: UNSAVABLE_TEXT }),
)
const NotSure = z.enum(['seen', 'holding'])

export const WatchedFinding = z.discriminatedUnion('kind', [
  /** A part or a time with a feeling. `pattern.with` and `pattern.without` count all entries. */
  z.object({
    kind: z.literal('tie'),
    key: Key,
    stage: NotSure,
    pattern: z.omit(Pattern, { stage: true }),
  }),
  /** The share of forecasts with both numbers that were felt less strongly than expected. */
  z.object({ kind: z.literal('forecast'), key: Key, stage: NotSure, less: SharePair }),
  /** A recurring moment with its card, its count, and the part of each time. */
  z.object({
    kind: z.literal('moment'),
    key: Key,
    stage: NotSure,
    moment: z.string(),
    times: z.int(),
    part: z.nullable(z.string()),
  }),
])
export type WatchedFinding = z.infer<typeof WatchedFinding>

/** Including the sure one. */
export const MAX_WATCHED = 3

/** The minimum number of co-occurrences for `seen`. */
export const MIN_MEETINGS = 3
const [OFTEN, APART] = [0.75, 0.5]

/** True if it occurs mostly with the condition and clearly seldom without. */
export const isNotable = (inside: Share, without: Share): boolean =>
  inside.of >= MIN_MEETINGS && holds(inside, without)

export const holds = (inside: Share, without: Share): boolean =>
  rate(inside) >= OFTEN && rate(inside) - rate(without) >= APART

/** The minimum number of times since then for `holding`. */
export const MIN_SINCE = 2

type WatchedForecasts = Extract<WatchedFinding, { kind: 'forecast' }>

/** Compares felt with forecast strength. Null below three, if mostly not less, or once tested. */
export function watchedForecasts(answered: readonly AnsweredForecast[]): WatchedForecasts | null {
  if (biasOf(answered)) return null
  const both = foreseenAndFelt(answered).map(({ foreseen, felt }) => felt < foreseen)
  const shareOf = (all: readonly boolean[]) => ({ of: all.filter(Boolean).length, all: all.length })
  const [less, since] = [shareOf(both), shareOf(both.slice(MIN_MEETINGS))]
  if (less.of < MIN_MEETINGS || rate(less) < OFTEN) return null
  const isHolding = since.all >= MIN_SINCE && rate(since) >= OFTEN
  return { kind: 'forecast', key: 'forecasts', stage: isHolding ? 'holding' : 'seen', less }
}

export type WatchedMoment = { kind: string; ids: number[]; part: string | null; stage: 'seen' }

/** Moments that came up at least three times within this many days, newest first. */
const MOMENT_DAYS = 90

export function watchedMoments(lives: readonly AnalysedSituation[], now: number): WatchedMoment[] {
  const lately = lives.filter(({ at, isGrief }) => !isGrief && at > now - MOMENT_DAYS * 864e5)
  const told = lately.flatMap(({ id, at, touches }) => {
    const main = touches.find(({ event }) => event !== null)
    return main?.event ? [{ kind: main.event, id, at, part: main.name }] : []
  })
  return [...Map.groupBy(told, ({ kind }) => kind)]
    .filter(([, all]) => all.length >= MIN_MEETINGS)
    .sort(([, one], [, other]) => other.at(-1)!.at - one.at(-1)!.at)
    .map(([kind, all]) => {
      const [first, ...others] = all.map(({ part }) => part)
      return {
        kind,
        ids: all.map(({ id }) => id),
        stage: 'seen',
        part: first && others.every((part) => part === first) ? first : null,
      }
    })
}

const ORDER: readonly Stage[] = ['sure', 'holding', 'seen']

/** Sorts the most advanced stage first. */
export const byStage = (one: { stage: Stage }, other: { stage: Stage }): number =>
  ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage)

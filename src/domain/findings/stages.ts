/**
 * Findings in three stages. *Seen* and *holding* are counts of what was written, told with their opposite and never as
 * a tendency, a cause or a forecast. *Sure* is tested.
 */
import * as z from 'zod/mini'
import { isGrave } from '../steps/forecast.ts'
import { type Answered, biasOf } from './forecast-stats.ts'
import { rate, type Share } from './odds.ts'
import type { Life } from './past.ts'
import { Pattern, Share as SharePair, type Stage } from './pattern.ts'

export const Key = z.string().check(z.minLength(1), z.maxLength(600))
const NotSure = z.enum(['seen', 'holding'])

export const WatchedFinding = z.discriminatedUnion('kind', [
  /** A part or a time and a feeling: `pattern.with` and `pattern.without` count everything written so far. */
  z.object({
    kind: z.literal('tie'),
    key: Key,
    stage: NotSure,
    pattern: z.omit(Pattern, { stage: true }),
  }),
  /** How often the person felt less than they had expected, of the forecasts with both numbers. */
  z.object({ kind: z.literal('forecast'), key: Key, stage: NotSure, less: SharePair }),
  /** A moment that came up again: on its card, how often, and the part it was about each time. */
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

/** Together with what is sure. */
export const MOST_WATCHED = 3

/** From so many meetings on something is seen. */
export const LEAST_MEETINGS = 3
const [OFTEN, APART] = [0.75, 0.5]

/** Worth a line: most of the times with it, and clearly seldom otherwise. */
export const isNotable = (inside: Share, without: Share): boolean =>
  inside.of >= LEAST_MEETINGS && holds(inside, without)

export const holds = (inside: Share, without: Share): boolean =>
  rate(inside) >= OFTEN && rate(inside) - rate(without) >= APART

/** It holds from so many times since it was seen. */
export const LEAST_SINCE = 2

type Counted = Extract<WatchedFinding, { kind: 'forecast' }>

/** What was felt against what the person had expected. Null below three, where it is mostly otherwise, or once it is tested. */
export function watchedForecasts(answered: readonly Answered[]): Counted | null {
  if (biasOf(answered)) return null
  const both = answered
    .filter(({ title, feared, wanted }) => !isGrave(title, feared, wanted))
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ ownStrength, felt }) =>
      ownStrength === null || felt === null ? [] : [felt < ownStrength],
    )
  const shareOf = (all: readonly boolean[]) => ({ of: all.filter(Boolean).length, all: all.length })
  const [less, since] = [shareOf(both), shareOf(both.slice(LEAST_MEETINGS))]
  if (less.of < LEAST_MEETINGS || rate(less) < OFTEN) return null
  const isHolding = since.all >= LEAST_SINCE && rate(since) >= OFTEN
  return { kind: 'forecast', key: 'forecasts', stage: isHolding ? 'holding' : 'seen', less }
}

export type WatchedMoment = { kind: string; ids: number[]; part: string | null; stage: 'seen' }

/** Moments that came up three times or more within this many days, the newest first. */
const MOMENT_DAYS = 90

export function watchedMoments(lives: readonly Life[], now: number): WatchedMoment[] {
  const lately = lives.filter(({ at, isGrief }) => !isGrief && at > now - MOMENT_DAYS * 864e5)
  const told = lately.flatMap(({ id, at, touches }) => {
    const main = touches.find(({ event }) => event !== null)
    return main?.event ? [{ kind: main.event, id, at, part: main.name }] : []
  })
  return [...Map.groupBy(told, ({ kind }) => kind)]
    .filter(([, all]) => all.length >= LEAST_MEETINGS)
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

/** What is further along first. */
export const byStage = (one: { stage: Stage }, other: { stage: Stage }): number =>
  ORDER.indexOf(one.stage) - ORDER.indexOf(other.stage)

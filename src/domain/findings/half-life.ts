/** Estimates the half-life of a feeling with an interval. Null if uncertain. */
import * as z from 'zod/mini'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { HOUR } from '../values/duration.ts'
import type { AnalysedSituation } from './history.ts'
import { lastLook } from './odds.ts'
import { SEED, seeded, shuffle } from './seeded.ts'

/** The strength at the time (`first`) and `hours` later (`now`) in one situation, 0 to 10. */
export type LaterWeighing = { episode: number; hours: number; first: number; now: number }
export const HalfLife = z.object({
  hours: z.number(),
  from: z.number(),
  to: z.number(),
  weighings: z.int(),
})
export type HalfLife = z.infer<typeof HalfLife>

const MIN_WEIGHINGS = 18
const MIN_EPISODES = 8
/** More narrow the interval no further, and each is fitted eighty thousand times. */
const MAX_WEIGHINGS = 1000
/** The candidates: half an hour to three weeks. */
const HOURS = Array.from({ length: 40 }, (_, at) => 0.5 * 1.2 ** at)
/** The first number is often the peak, so part of the fall is regression to the mean. This factor absorbs it. */
const STARTS = [0.6, 0.7, 0.8, 0.9, 1] as const
const ROUNDS = 200
const BY_CHANCE = 0.05
/** A wider interval is uninformative. */
const WIDEST = 9
/** With few episodes the bootstrap interval is too narrow, so each end is widened by this factor. */
const WIDER = 1.35

function fit(weighings: readonly LaterWeighing[]): { hours: number; left: number } {
  let best = { hours: HOURS[0]!, left: Infinity }
  for (const hours of HOURS) {
    const shares = weighings.map((it) => it.first * 2 ** (-it.hours / hours))
    for (const start of STARTS) {
      let left = 0
      shares.forEach((share, at) => {
        left += (weighings[at]!.now - start * share) ** 2
      })
      if (left < best.left) best = { hours, left }
    }
  }
  return best
}

/** A permutation test: with shuffled times, the ratings must fit worse. */
function timeMatters(
  weighings: readonly LaterWeighing[],
  left: number,
  chance: () => number,
): boolean {
  const hours = weighings.map((it) => it.hours)
  let asGood = 0
  for (let round = 0; round < ROUNDS && asGood <= BY_CHANCE * ROUNDS; round += 1) {
    shuffle(hours, chance)
    const dealt = weighings.map((it, at) => ({ ...it, hours: hours[at]! }))
    if (fit(dealt).left <= left + 1e-9) asGood += 1
  }
  return asGood <= BY_CHANCE * ROUNDS
}

/**
 * Returns the newer half's result if both halves of the ratings at the last look show one, because several feelings and
 * looks would give too many false findings. `weighings` is oldest first.
 */
export function halfLifeSeenTwice(weighings: readonly LaterWeighing[]): HalfLife | null {
  const look = lastLook(weighings.length, 2 * MIN_WEIGHINGS)
  const seen = weighings.slice(Math.max(0, look - MAX_WEIGHINGS), look)
  const [older, newer] = [seen.slice(0, seen.length / 2), seen.slice(seen.length / 2)]
  const [once, again] = [halfLife(older), halfLife(newer)]
  const isSame = once && again && once.from <= again.to && again.from <= once.to
  return isSame ? again : null
}

/** In hours. An earlier rating only repeats the first answer. */
const AT_ONCE = 0.5

/** Later ratings of each feeling, oldest first. Excludes grief. */
export function laterWeighings(
  lives: readonly AnalysedSituation[],
): Map<EmotionCategory, LaterWeighing[]> {
  const later = lives
    .filter(({ isGrief }) => !isGrief)
    .flatMap(({ id, at, writtenAt, said }) => {
      // Excludes entries about another day, because the time of the first number is unknown, and exercises, because
      // their effect doesn't last.
      const all = said.filter(
        ({ by }) => by !== 'exercise' && (by !== 'writing' || at === writtenAt),
      )
      return [...Map.groupBy(all, ({ category }) => category)].flatMap(
        ([category, [first, ...rest]]) =>
          rest.map((it) => ({
            category,
            at: it.at,
            hours: (it.at - first!.at) / HOUR,
            episode: id,
            first: first!.strength,
            now: it.strength,
          })),
      )
    })
    .filter(({ first, hours }) => first > 0 && hours >= AT_ONCE)
    .sort((one, other) => one.at - other.at)
  return Map.groupBy(later, ({ category }) => category)
}

/** Null with too little data or an inconclusive result. */
export function halfLife(weighings: readonly LaterWeighing[]): HalfLife | null {
  const episodes = [...Map.groupBy(weighings, ({ episode }) => episode).values()]
  if (weighings.length < MIN_WEIGHINGS || episodes.length < MIN_EPISODES) return null
  const chance = seeded(SEED)
  const { hours, left } = fit(weighings)
  if (!timeMatters(weighings, left, chance)) return null
  const drawn = Array.from(
    { length: ROUNDS },
    () => fit(episodes.flatMap(() => episodes[Math.floor(chance() * episodes.length)]!)).hours,
  ).sort((one, other) => one - other)
  const from = drawn[Math.floor(0.025 * ROUNDS)]! / WIDER
  const to = drawn[Math.ceil(0.975 * ROUNDS) - 1]! * WIDER
  if (to / from > WIDEST || from <= HOURS[0]! || to >= HOURS.at(-1)!) return null
  return { hours, from, to, weighings: weighings.length }
}

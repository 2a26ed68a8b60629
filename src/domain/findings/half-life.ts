/** How long a feeling takes to halve, with an interval, or nothing. */
import * as z from 'zod/mini'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { HOUR } from '../values/duration.ts'
import { lastLook } from './odds.ts'
import type { Life } from './past.ts'
import { SEED, seeded, shuffle } from './seeded.ts'

/** `first` as it was said at the time, `now` as it was said `hours` later, both 0 to 10, of one situation. */
export type LaterWeighing = { episode: number; hours: number; first: number; now: number }
export const HalfLife = z.object({
  hours: z.number(),
  from: z.number(),
  to: z.number(),
  weighings: z.int(),
})
export type HalfLife = z.infer<typeof HalfLife>

const LEAST_WEIGHINGS = 18
const LEAST_EPISODES = 8
/** Half an hour to three weeks. */
const HOURS = Array.from({ length: 40 }, (_, at) => 0.5 * 1.2 ** at)
/** The first number is often the peak, so part of the fall is luck: this factor takes it. */
const STARTS = [0.6, 0.7, 0.8, 0.9, 1] as const
const ROUNDS = 200
const BY_CHANCE = 0.05
/** A wider interval says nothing. */
const WIDEST = 9
/** Few episodes resemble each other by luck: the drawn interval is too narrow, so each end moves out by this. */
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

/** Does time matter at all? The same weighings with their times dealt out anew must fit worse. */
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
 * Seen once, and again in what was said since, at the last look: told with the numbers of the newer half. Once alone
 * would be told falsely too often, of several feelings and at several looks. `weighings` oldest first.
 */
export function halfLifeSeenTwice(weighings: readonly LaterWeighing[]): HalfLife | null {
  const look = lastLook(weighings.length, 2 * LEAST_WEIGHINGS)
  const [older, newer] = [weighings.slice(0, look / 2), weighings.slice(look / 2, look)]
  const [once, again] = [halfLife(older), halfLife(newer)]
  const isSame = once && again && once.from <= again.to && again.from <= once.to
  return isSame ? again : null
}

/** Said so soon after, it is the same answer once more; in hours. */
const AT_ONCE = 0.5

/** What was said later of each feeling, oldest first; nothing grave is looked at. */
export function laterWeighings(lives: readonly Life[]): Map<EmotionCategory, LaterWeighing[]> {
  const later = lives
    .filter(({ isGrief }) => !isGrief)
    .flatMap(({ id, at, writtenAt, said }) => {
      // Told of another day, nobody knows which moment the first number is about; what an exercise eases comes back.
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

/** Null where there is too little, or it cannot be told. */
export function halfLife(weighings: readonly LaterWeighing[]): HalfLife | null {
  const episodes = [...Map.groupBy(weighings, ({ episode }) => episode).values()]
  if (weighings.length < LEAST_WEIGHINGS || episodes.length < LEAST_EPISODES) return null
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

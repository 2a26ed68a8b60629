/** "Too few to say", in numbers: how often a clear tie would have been seen by now. No simulation, a double sum. */
import { conditionOf, type Lived } from './lived.ts'
import { atLeast, binomial, meetings } from './odds.ts'
import {
  APART,
  blindDeals,
  boundOf,
  type Family,
  familyOfTies,
  LEVEL,
  type Question,
} from './ties.ts'

/** A clear tie: the feeling is there three times of four with the part, and as often as usual without it. */
const CLEAR = 0.75
/** From here on "nothing" is an answer. */
export const ENOUGH_POWER = 0.8
const MOST_PARTS = 3
const DEALS = 400
const RARE = 1e-4

/** `now`, 0 to 1; from `enoughAt` situations on a clear tie would be seen eight times in ten. */
export type Power = { now: number; enoughAt: number | null }

type Sizes = Pick<Question, 'all' | 'some' | 'others' | 'weight'>

/** How likely a clear tie of this size passes the bound. */
function seenWith({ all, some, others, weight }: Sizes, bound: number): number {
  const inside = binomial(some, CLEAR)
  const outside = binomial(all - some, Math.min(0.95, others / all))
  const chances = new Map<number, number[]>()
  let seen = 0
  inside.forEach((p, a) => {
    if (p < RARE) return
    outside.forEach((q, b) => {
      if (q < RARE || a / some - b / (all - some) < APART) return
      const own = chances.get(a + b) ?? atLeast(meetings(all, some, a + b))
      chances.set(a + b, own)
      if (own[a]! * weight <= bound) seen += p * q
    })
  })
  return seen
}

const GROWN = [1.25, 1.5, 2, 2.5, 3, 4] as const

/** Over the most touched parts and the feelings that are not there most of the time; null where none is known. */
export function powerOf(
  life: readonly Lived[],
  size: number = life.length,
  family: Family = familyOfTies(life),
): Power | null {
  const parts = family.questions.filter(
    ({ key, others, all }) => isOnePart(key) && others < all / 2,
  )
  const most = [...Map.groupBy(parts, ({ key }) => key)]
    .sort(([, one], [, other]) => other[0]!.some - one[0]!.some)
    .slice(0, MOST_PARTS)
    .flatMap(([, all]) => all)
  if (most.length === 0) return null
  const bound = boundOf(blindDeals(family, DEALS), LEVEL)
  const powerAt = (times: number): number => {
    const grown = (count: number) => Math.round(count * times)
    const seen = most.map(({ all, some, others, weight }) =>
      seenWith({ all: grown(all), some: grown(some), others: grown(others), weight }, bound),
    )
    return seen.reduce((sum, it) => sum + it, 0) / seen.length
  }
  const now = powerAt(1)
  const times = now >= ENOUGH_POWER ? 1 : GROWN.find((it) => powerAt(it) >= ENOUGH_POWER)
  return { now, enoughAt: times === undefined ? null : Math.round(times * size) }
}

function isOnePart(key: string): boolean {
  const { parts, time } = conditionOf(key)
  return time === null && parts.length === 1
}

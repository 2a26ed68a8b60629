/**
 * A person's randomised experiment: a coin decides between two ways of acting each time a chosen feeling comes.
 * Analysed by intention to treat, with a permutation test that redraws the lots.
 */
import { meanOf } from './odds.ts'
import { SEED, seeded, shuffle } from './seeded.ts'

export type Arm = 'a' | 'b'
/** `after` is null if the follow-up a day later wasn't answered. `did` is the way the person says they acted. */
export type Toss = {
  arm: Arm
  before: number
  after: number | null
  did: Arm | 'other' | null
}

/** The scheduled interim analyses. Their levels together stay below one in twenty. */
export const LOOKS = [
  { tosses: 24, below: 0.01 },
  { tosses: 40, below: 0.025 },
] as const
const LEAST_PER_ARM = 5
const MOST_UNANSWERED = 0.25
const LOTS = 2000
const SPREAD_LOTS = 400

/** Draws a block of two or four in random order, so the next toss is unpredictable and the arms stay balanced. */
export function drawBlock(chance: () => number): Arm[] {
  const block: Arm[] = chance() < 0.5 ? ['a', 'b'] : ['a', 'a', 'b', 'b']
  shuffle(block, chance)
  return block
}

export function drawArms(count: number, chance: () => number): Arm[] {
  const arms: Arm[] = []
  while (arms.length < count) arms.push(...drawBlock(chance))
  return arms.slice(0, count)
}

type Weighed = { arm: Arm; before: number; after: number }

/** The difference between the arms a day later, adjusted for the initial strength. Above 0, `a` is lighter. */
function apartBy(tosses: readonly Weighed[]): number {
  const arms = (['a', 'b'] as const).map((arm) => {
    const all = tosses.filter((it) => it.arm === arm)
    return {
      all,
      before: meanOf(all.map((it) => it.before)),
      after: meanOf(all.map((it) => it.after)),
    }
  })
  let [together, spread] = [0, 0]
  for (const { all, before, after } of arms)
    for (const it of all) {
      together += (it.before - before) * (it.after - after)
      spread += (it.before - before) ** 2
    }
  const slope = spread > 0 ? Math.min(1, Math.max(0, together / spread)) : 0
  const [a, b] = arms as [(typeof arms)[number], (typeof arms)[number]]
  return b.after - a.after - slope * (b.before - a.before)
}

const weighedOf = (tosses: readonly Toss[]): Weighed[] =>
  tosses.flatMap(({ arm, before, after }) => (after === null ? [] : [{ arm, before, after }]))

type Lots = { lots: number; seed: number; shift?: number }

/** The differences under random allocation. Redraws the whole sequence, including tosses without an answer. */
function blindLots(tosses: readonly Toss[], { lots, seed, shift = 0 }: Lots): number[] {
  const chance = seeded(seed)
  const known = tosses.flatMap(({ arm, before, after }, at) =>
    after === null ? [] : [{ at, before, after: after + (arm === 'a' ? shift : 0) }],
  )
  return Array.from({ length: lots }, () => {
    const arms = drawArms(tosses.length, chance)
    return apartBy(known.map(({ at, before, after }) => ({ arm: arms[at]!, before, after })))
  })
}

export type Result =
  | { state: 'goes on' | 'too many unanswered'; answered: number }
  | {
      state: 'told' | 'cannot be told'
      answered: number
      didOtherwise: number
      /** The advantage of `a` over `b` with its confidence interval. */
      apart: number
      from: number
      to: number
    }

/** Evaluates only at the fixed numbers of tosses. */
export function judge(tosses: readonly Toss[], lots = LOTS, seed = SEED): Result {
  const weighed = weighedOf(tosses)
  const answered = weighed.length
  const look = LOOKS.find((it) => it.tosses === tosses.length)
  if (!look) return { state: 'goes on', answered }
  const perArm = (arm: Arm) => weighed.filter((it) => it.arm === arm).length
  const isThin = Math.min(perArm('a'), perArm('b')) < LEAST_PER_ARM
  if (isThin || answered < (1 - MOST_UNANSWERED) * tosses.length)
    return { state: 'too many unanswered', answered }
  const apart = apartBy(weighed)
  const asFar = blindLots(tosses, { lots, seed }).filter(
    (it) => Math.abs(it) >= Math.abs(apart) - 1e-9,
  ).length
  const isTold = (asFar + 1) / (lots + 1) <= look.below
  if (!isTold && look !== LOOKS.at(-1)) return { state: 'goes on', answered }
  const shifted = blindLots(tosses, { lots: SPREAD_LOTS, seed: seed + 1, shift: apart })
  const spread = Math.sqrt(meanOf(shifted.map((it) => it ** 2)))
  return {
    state: isTold ? 'told' : 'cannot be told',
    answered,
    didOtherwise: tosses.filter(({ arm, did }) => did !== null && did !== arm).length,
    apart,
    from: apart - 2 * spread,
    to: apart + 2 * spread,
  }
}

/** The current result: evaluated at the first look whose answers are all closed, final if conclusive. */
export function resultSoFar(tosses: readonly (Toss & { isClosed: boolean })[]): Result {
  const answered = weighedOf(tosses).length
  for (const look of LOOKS) {
    const seen = tosses.slice(0, look.tosses)
    if (seen.length < look.tosses || seen.some(({ isClosed }) => !isClosed)) break
    const result = judge(seen)
    const isLast = look === LOOKS.at(-1)
    if (result.state !== 'goes on' && (isLast || result.state !== 'too many unanswered'))
      return result
  }
  return { state: 'goes on', answered }
}

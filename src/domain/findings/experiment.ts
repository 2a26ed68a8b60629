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
const MIN_PER_ARM = 5
const MAX_UNANSWERED = 0.25
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

type RatedTry = { at: number; arm: Arm; before: number; after: number }

/** The difference between the arms a day later, adjusted for the initial strength. Above 0, `a` is lighter. */
function apartBy(weighed: readonly RatedTry[], arms: readonly Arm[]): number {
  const a = { count: 0, before: 0, after: 0 }
  const b = { count: 0, before: 0, after: 0 }
  for (const { at, before, after } of weighed) {
    const own = arms[at] === 'a' ? a : b
    own.count += 1
    own.before += (before - own.before) / own.count
    own.after += (after - own.after) / own.count
  }
  let [together, spread] = [0, 0]
  for (const { at, before, after } of weighed) {
    const own = arms[at] === 'a' ? a : b
    together += (before - own.before) * (after - own.after)
    spread += (before - own.before) ** 2
  }
  const slope = spread > 0 ? Math.min(1, Math.max(0, together / spread)) : 0
  return b.after - a.after - slope * (b.before - a.before)
}

const weighedOf = (tosses: readonly Toss[]): RatedTry[] =>
  tosses.flatMap(({ arm, before, after }, at) =>
    after === null ? [] : [{ at, arm, before, after }],
  )

const drawn = new Map<string, Arm[][]>()

/** Random allocations of the whole sequence. The seed is the same for all, so each size is drawn only once. */
function drawLots(tosses: number, lots: number, seed: number): Arm[][] {
  const key = `${tosses} ${lots} ${seed}`
  const known = drawn.get(key)
  if (known) return known
  const chance = seeded(seed)
  const all = Array.from({ length: lots }, () => drawArms(tosses, chance))
  if (drawn.size >= 2 * LOOKS.length) drawn.clear()
  drawn.set(key, all)
  return all
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
  const isThin = Math.min(perArm('a'), perArm('b')) < MIN_PER_ARM
  if (isThin || answered < (1 - MAX_UNANSWERED) * tosses.length)
    return { state: 'too many unanswered', answered }
  const arms = tosses.map(({ arm }) => arm)
  const apart = apartBy(weighed, arms)
  let asFar = 1
  // Stops at the lot that makes it chance, because the others can't change that.
  const isTold = !drawLots(tosses.length, lots, seed).some((arms) => {
    if (Math.abs(apartBy(weighed, arms)) >= Math.abs(apart) - 1e-9) asFar += 1
    return asFar / (lots + 1) > look.below
  })
  if (!isTold && look !== LOOKS.at(-1)) return { state: 'goes on', answered }
  const shifted = weighed.map((it) => (it.arm === 'a' ? { ...it, after: it.after + apart } : it))
  const blind = drawLots(tosses.length, SPREAD_LOTS, seed + 1)
  const spread = Math.sqrt(meanOf(blind.map((arms) => apartBy(shifted, arms) ** 2)))
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

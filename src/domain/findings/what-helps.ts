/**
 * Finds the kind of step that helps a person with a feeling. All feelings ease, strong ones most, so levers are
 * compared with each other and with times without a step; below five outcomes nothing is claimed.
 */
import * as z from 'zod/mini'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { ExerciseKind } from '../steps/exercise.ts'
import { STEP_LEVERS, type StepLever } from '../steps/step.ts'
import { lastLook, meanOf, median, normalAbove } from './odds.ts'
import { Try } from './tries.ts'

export const ENOUGH = 5

/** Rated right before and after, so never compared with steps, which have a day. */
export const ExerciseTry = z.extend(Try, { kind: ExerciseKind })
export type ExerciseTry = z.infer<typeof ExerciseTry>

export const WhatHelps = z.object({
  /** Newest first. `lever` is null without a step. */
  tries: z.array(Try),
  waiting: z.int(),
  exercises: z.array(ExerciseTry),
})
export type WhatHelps = z.infer<typeof WhatHelps>

export const isAbout = (category: EmotionCategory | null) => (it: Pick<Try, 'category'>) =>
  category === null || it.category === category

/** The summary of several tries. */
export type TriesSummary = ReturnType<typeof weighed>
export type Lane = TriesSummary & { lever: StepLever | null }

const weighed = (tries: readonly Try[]) => ({
  tries,
  lighter: tries.filter(({ before, after }) => after < before).length,
  before: median(tries.map(({ before }) => before)),
  after: median(tries.map(({ after }) => after)),
  isEnough: tries.length >= ENOUGH,
})

/** One lane per exercise that was done and rated. */
export const exerciseLanesOf = (tries: readonly ExerciseTry[]) =>
  ExerciseKind.options
    .map((kind) => ({
      kind,
      ...weighed(tries.filter((it) => it.kind === kind)),
    }))
    .filter((lane) => lane.tries.length > 0)

/** One lane per lever tried, the most helpful first. Times without a step come last. */
export function lanesOf(all: readonly Try[], category: EmotionCategory | null = null): Lane[] {
  const best = helpsMost(all, category)
  const tries = all.filter(isAbout(category))
  const levers = STEP_LEVERS.toSorted((one, other) => Number(other === best) - Number(one === best))
  return [...levers, null]
    .map((lever) => ({ lever, ...weighed(tries.filter((it) => it.lever === lever)) }))
    .filter((lane) => lane.tries.length > 0)
}

type Eased = { lever: StepLever | null; ease: number }

/** The easing beyond what is usual for the initial strength, by regression within each lever. */
function easedBeyond(tries: readonly Try[]): Eased[] {
  const fall = ({ before, after }: Try) => before - after
  const groups = [...Map.groupBy(tries, ({ lever }) => lever).values()]
  let [together, spread] = [0, 0]
  for (const group of groups) {
    const [meanBefore, meanFall] = [meanOf(group.map((it) => it.before)), meanOf(group.map(fall))]
    for (const it of group) {
      together += (it.before - meanBefore) * (fall(it) - meanFall)
      spread += (it.before - meanBefore) ** 2
    }
  }
  const slope = spread > 0 ? Math.min(1, Math.max(0, together / spread)) : 0
  const usual = meanOf(tries.map(({ before }) => before))
  return tries.map((it) => ({ lever: it.lever, ease: fall(it) - slope * (it.before - usual) }))
}

export const FIRST_LOOK = 12
/**
 * Low, because ranks are coarse with few outcomes and there are several looks. Half is for the question over all
 * feelings and half for single feelings, so together they stay far below one in twenty.
 */
const BY_CHANCE = 0.005

/** The number of feelings with enough outcomes for a test. */
const feelingsIn = (tries: readonly Try[]): number =>
  [...Map.groupBy(tries, ({ category }) => category).values()].filter(
    ({ length }) => length >= FIRST_LOOK,
  ).length

/**
 * The lever significantly better than all other times at the last look, or null. `tries` is unfiltered, also for one
 * feeling.
 */
export function helpsMost(
  tries: readonly Try[],
  category: EmotionCategory | null = null,
): StepLever | null {
  const own = tries.filter(isAbout(category)).sort((one, other) => one.at.localeCompare(other.at))
  const eased = easedBeyond(own.slice(0, lastLook(own.length, FIRST_LOOK)))
  const candidates = STEP_LEVERS.filter((lever) => {
    const same = eased.filter((it) => it.lever === lever).length
    return same >= ENOUGH && eased.length - same >= ENOUGH
  })
  const [best] = candidates
    .map((lever) => ({ lever, chance: chanceOf(eased, lever) }))
    .sort((one, other) => one.chance - other.chance)
  if (!best) return null
  const asked = candidates.length * (category === null ? 1 : feelingsIn(tries))
  const level = tries.every(isAbout(tries[0]!.category)) ? BY_CHANCE : BY_CHANCE / 2
  return best.chance < level / asked ? best.lever : null
}

/** A one-sided rank-sum test with ties. */
function chanceOf(eased: readonly Eased[], lever: StepLever): number {
  const sorted = eased.toSorted((one, other) => one.ease - other.ease)
  const [count, own] = [sorted.length, sorted.filter((it) => it.lever === lever).length]
  let [sum, ties] = [0, 0]
  for (let from = 0; from < count; ) {
    let to = from
    while (to < count && sorted[to]!.ease - sorted[from]!.ease < 1e-9) to += 1
    const rank = (from + 1 + to) / 2
    const tied = to - from
    ties += tied ** 3 - tied
    for (let at = from; at < to; at += 1) if (sorted[at]!.lever === lever) sum += rank
    from = to
  }
  const others = count - own
  const mean = (own * (count + 1)) / 2
  const spread = ((own * others) / 12) * (count + 1 - ties / (count * (count - 1)))
  if (spread <= 0) return 1
  return normalAbove((sum - mean - 0.5) / Math.sqrt(spread))
}

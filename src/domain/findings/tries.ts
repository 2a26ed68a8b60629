/**
 * Defines a rating, a try and the strength of an entry. What helps, half-lives, the order of steps and all means use
 * these definitions.
 */
import * as z from 'zod/mini'
import { EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { roundShare } from '../emotion/equation.ts'
import { CYCLES } from '../steps/asking.ts'
import { type FollowUp, StepLever, Strength } from '../steps/step.ts'
import { meanOf } from './odds.ts'

/** A strength the person gave, 0 to 10, and the occasion. */
export type Rating = {
  situationId: number
  by: 'writing' | 'weighing' | 'plan' | 'answer' | 'coin' | 'exercise'
  category: EmotionCategory
  strength: number
  at: number
  /** The situation's time of writing. */
  writtenAt: number
}

/** A rating within these hours of writing is the initial strength. */
const AT_ONCE = CYCLES.weigh.from
const isAtOnce = ({ at, writtenAt }: Rating): boolean => at - writtenAt < AT_ONCE

/** A later rating is compared with it if it is between about a day and a week old. */
const { from: LATER_FROM, until: LATER_UNTIL } = CYCLES.plan[1]
const isLater = (passed: number): boolean => passed >= LATER_FROM && passed < LATER_UNTIL

/** The initial strength of each feeling the person rated. `ratings` is oldest first. */
export const ownStrengths = (ratings: readonly Rating[]): Map<EmotionCategory, number> =>
  new Map(
    ratings
      .filter(isAtOnce)
      .toReversed()
      .map(({ category, strength }) => [category, strength]),
  )

/** A strength of 0 to 1, given by the person or computed. */
export type FeltStrength = { intensity: number; isSaid?: boolean }

/** The mean of given strengths, or of computed ones if there are none. Never mixes them. */
export function meanStrength(all: readonly FeltStrength[]): number {
  const said = all.filter(({ isSaid }) => isSaid)
  return roundShare(meanOf((said.length > 0 ? said : all).map(({ intensity }) => intensity)))
}

export const Try = z.object({
  situationId: z.int(),
  title: z.string(),
  /** The step taken. Null without one. */
  action: z.nullable(z.string()),
  lever: z.nullable(StepLever),
  category: EmotionCategory,
  before: Strength,
  after: Strength,
  at: z.string(),
})
export type Try = z.infer<typeof Try>

/** The outcome of a step: the first answer that says it was taken, else the first answer. */
export function outcomeOf<Answer extends Pick<FollowUp, 'outcome' | 'strength'>>(
  followUps: readonly Answer[],
): { isTaken: boolean; after: number } | null {
  const rated = followUps.filter((it) => it.strength !== null)
  const taken = rated.find(({ outcome }) => outcome === 'done' || outcome === 'partly')
  const one = taken ?? rated[0]
  return one ? { isTaken: taken !== undefined, after: one.strength! } : null
}

type Planned = Pick<Try, 'situationId'> & {
  action: string
  lever: StepLever
  createdAt: number
  answers: readonly (Pick<FollowUp, 'outcome' | 'strength'> & { answeredAt: number })[]
}

/**
 * Unpleasant feelings rated soon after writing and again about a day later, either with a step taken or without any
 * plan, coin or exercise (`busy`). Newest first.
 */
export function triesOf(
  ratings: readonly Rating[],
  steps: readonly Planned[],
  busy: ReadonlySet<number>,
): Omit<Try, 'title'>[] {
  const bySituation = Map.groupBy(ratings, ({ situationId }) => situationId)
  const hardAtOnce = (id: number) =>
    (bySituation.get(id) ?? []).filter((it) => isAtOnce(it) && !isPleasant(it.category))
  const taken = steps.flatMap(({ situationId, action, lever, createdAt, answers }) => {
    const before = hardAtOnce(situationId).find(({ by, at }) => by === 'plan' && at === createdAt)
    const outcome = outcomeOf(answers.filter((it) => isLater(it.answeredAt - createdAt)))
    return before && outcome?.isTaken
      ? [{ before, after: outcome.after, action, lever: lever as StepLever | null }]
      : []
  })
  const left = [...bySituation.keys()]
    .filter((id) => !busy.has(id))
    .flatMap((id) => {
      const [before] = hardAtOnce(id)
      const after = bySituation
        .get(id)!
        .find((it) => before?.category === it.category && isLater(it.at - before.at))
      return before && after
        ? [{ before, after: after.strength, action: null as string | null, lever: null }]
        : []
    })
  return [...taken, ...left]
    .toSorted((one, other) => other.before.at - one.before.at)
    .map(({ before: { situationId, category, strength, at }, ...it }) => ({
      ...it,
      situationId,
      category,
      before: strength,
      at: new Date(at).toISOString(),
    }))
}

/**
 * The book of tries: what a rating is, who gave it and when, what counts as a try, and how strong an entry was. What
 * helps, half-lives, the order of steps and every mean read from here, so that no number means two things.
 */
import * as z from 'zod/mini'
import { EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { roundShare } from '../emotion/equation.ts'
import { CYCLES } from '../steps/asking.ts'
import { type FollowUp, StepLever, Strength } from '../steps/step.ts'
import { meanOf } from './odds.ts'

/** How strong it was by the person's own word, 0 to 10, and on which occasion they said so. */
export type Rating = {
  situationId: number
  by: 'writing' | 'weighing' | 'plan' | 'answer' | 'coin' | 'exercise'
  category: EmotionCategory
  strength: number
  at: number
  /** When its situation was written. */
  writtenAt: number
}

/** What is said within these hours of writing says how strong the feeling was then. */
const AT_ONCE = CYCLES.weigh.from
const isAtOnce = ({ at, writtenAt }: Rating): boolean => at - writtenAt < AT_ONCE

/** What is said later is compared with it if it is about a day old, and no older than a week. */
const { from: LATER_FROM, until: LATER_UNTIL } = CYCLES.plan[1]
const isLater = (passed: number): boolean => passed >= LATER_FROM && passed < LATER_UNTIL

/** How strong each feeling of an entry was, where the person said so. `ratings` oldest first. */
export const ownStrengths = (ratings: readonly Rating[]): Map<EmotionCategory, number> =>
  new Map(
    ratings
      .filter(isAtOnce)
      .toReversed()
      .map(({ category, strength }) => [category, strength]),
  )

/** A strength of an entry, 0 to 1: said by the person, or read. */
export type Felt = { intensity: number; isSaid?: boolean }

/** The mean of what was said; of what was read, only where nothing was said. The two are never mixed. */
export function meanStrength(all: readonly Felt[]): number {
  const said = all.filter(({ isSaid }) => isSaid)
  return roundShare(meanOf((said.length > 0 ? said : all).map(({ intensity }) => intensity)))
}

export const Try = z.object({
  situationId: z.int(),
  title: z.string(),
  /** What was done, or null where no step was taken. */
  action: z.nullable(z.string()),
  lever: z.nullable(StepLever),
  category: EmotionCategory,
  before: Strength,
  after: Strength,
  at: z.string(),
})
export type Try = z.infer<typeof Try>

/** What counts of a step: the first answer in which it was taken, else the first one at all. */
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
 * Hard feelings that were rated soon after writing and again about a day later: with a step that was taken, or left
 * alone, without any plan, coin or exercise (`busy`). Newest first.
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

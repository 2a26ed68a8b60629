/** Recurring expectations in the person's words, grouped by meaning. Shown as counts, never as a tendency. */
import * as z from 'zod/mini'
import { type Dates, whenOf } from '../situation/happened.ts'
import { isAlike, type Meanings, meaningsOf } from '../values/alike.ts'
import { DAY } from '../values/duration.ts'
import { freeText } from '../values/free-text.ts'
import { line, mended } from '../values/text.ts'
import type { Observation } from './observation.ts'
import { SituationBehind } from './situations-behind.ts'
import { WeighsLess, weighsLess } from './weighs-less.ts'

const WISH_LINE = { min: 3, max: 300 } as const
export const WishLine = line({
  ...WISH_LINE,
  tooShort: 'Write what you’d like',
  tooLong: `Please use up to ${WISH_LINE.max} characters`,
})

export const Expectation = z.object({
  /** The latest wording. */
  wish: z.string(),
  times: z.int(),
  /** The number of times it was unmet. */
  unmet: z.int(),
  situations: z.array(SituationBehind),
  /** The expectation rewritten as a wish by the person, and the effect since. */
  rewritten: z.nullable(
    z.object({
      line: z.string(),
      since: z.string(),
      times: z.int(),
      unmet: z.int(),
      /** Set if it weighs less since, beyond chance. */
      lighter: z._default(z.nullable(WeighsLess), null),
    }),
  ),
})
export type Expectation = z.infer<typeof Expectation>

/** A line, or null to undo it. */
export const RewrittenWish = z.object({
  wish: freeText(mended().check(z.minLength(1), z.maxLength(2000))),
  line: z.nullable(WishLine),
})

export type SaidWish = {
  wish: string
  isUnmet: boolean
  situation: { id: number; title: string } & Dates
}
type Rewriting = { wish: string; line: string; createdAt: string }

/** The minimum to call it recurring. */
const MIN_UNMET = 2
const MAX = 5

/** Groups wishes by meaning. `said` is newest first. */
function gathered(said: readonly SaidWish[]): { means: Meanings; all: SaidWish[] }[] {
  const groups: ReturnType<typeof gathered> = []
  for (const it of said) {
    const means = meaningsOf(it.wish)
    const own = groups.find((group) => isAlike(group.means, means))
    if (own) own.all.push(it)
    else groups.push({ means, all: [it] })
  }
  return groups
}

const unmetOf = (said: readonly SaidWish[]) => said.filter(({ isUnmet }) => isUnmet).length

/** Most often unmet first. */
export function expectationsOf(
  said: readonly SaidWish[],
  rewritings: readonly Rewriting[],
  life: readonly Observation[] = [],
): Expectation[] {
  const known = rewritings.map((it) => ({ ...it, means: meaningsOf(it.wish) }))
  return gathered(said)
    .filter(({ all }) => unmetOf(all) >= MIN_UNMET)
    .sort(
      (one, other) => unmetOf(other.all) - unmetOf(one.all) || other.all.length - one.all.length,
    )
    .slice(0, MAX)
    .map(({ means, all }) => {
      const { wish } = all[0]!
      const own = known.find((it) => isAlike(it.means, means))
      const ids = new Set(all.map(({ situation }) => situation.id))
      const since = own ? all.filter(({ situation }) => whenOf(situation) > own.createdAt) : []
      return {
        wish,
        times: all.length,
        unmet: unmetOf(all),
        situations: all.map(({ situation }) => situation),
        rewritten: own
          ? {
              line: own.line,
              since: own.createdAt,
              times: since.length,
              unmet: unmetOf(since),
              lighter: weighsLess(life, ids, Math.floor(Date.parse(own.createdAt) / DAY)),
            }
          : null,
      }
    })
}

/**
 * Tests whether an expectation weighs less since it was rewritten as a wish, relative to all other situations. Excludes
 * the days before the rewriting, which are selected for being hard, and tests at two sizes only.
 */
import * as z from 'zod/mini'
import { Strength } from '../steps/step.ts'
import { compareSpans } from './change.ts'
import type { Observation } from './observation.ts'

export const WeighsLess = z.object({
  before: Strength,
  now: Strength,
  beforeTimes: z.int(),
  nowTimes: z.int(),
})
export type WeighsLess = z.infer<typeof WeighsLess>

const LOOKS = [6, 12] as const
/** One-sided and strict, because there are two looks and several wishes. */
const BY_CHANCE = 0.005
const MIN_CHANGE = 1
/** The days before the rewriting, and the first days of a diary. */
const LEFT_OUT = 14
/** A key that no part has. */
const KEY = '\u001fwish'

/** `own` contains the situations with this expectation, `since` is the day of the rewriting. */
export function weighsLess(
  life: readonly Observation[],
  own: ReadonlySet<number>,
  since: number,
): WeighsLess | null {
  const first = life[0]?.day ?? since
  const marked = life.map((it) => (own.has(it.id) ? { ...it, parts: [...it.parts, KEY] } : it))
  const fresh = marked.filter(({ id, day, said }) => own.has(id) && day > since && said.length > 0)
  for (const times of LOOKS) {
    const last = fresh[times - 1]
    if (!last) return null
    const found = compareSpans(
      marked,
      { of: 'part', key: KEY },
      {
        before: { from: first + LEFT_OUT, until: since - LEFT_OUT },
        now: { from: since + 1, until: last.day + 1 },
      },
    )
    if (!found || found.isMore || found.byChance / 2 > BY_CHANCE) continue
    const { before, now, beforeTimes, nowTimes } = found
    if (before - now >= MIN_CHANGE)
      return { before: Math.round(before), now: Math.round(now), beforeTimes, nowTimes }
  }
  return null
}

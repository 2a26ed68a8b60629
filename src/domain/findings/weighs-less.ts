/**
 * Whether an expectation weighs less since it was written anew as a wish: strengths the person said, before and since,
 * beyond what everything else did meanwhile. The days that made somebody write it anew were hard by choice and are left
 * out; and it is read at two numbers of fresh times only.
 */
import * as z from 'zod/mini'
import { Strength } from '../steps/step.ts'
import { compareSpans } from './change.ts'
import type { Lived } from './lived.ts'

export const WeighsLess = z.object({
  before: Strength,
  now: Strength,
  beforeTimes: z.int(),
  nowTimes: z.int(),
})
export type WeighsLess = z.infer<typeof WeighsLess>

const LOOKS = [6, 12] as const
/** One-sided, at each look: there are two of them, and several wishes. */
const BY_CHANCE = 0.005
const LEAST_CHANGE = 1
/** Days before the rewriting, and the first ones of a diary. */
const LEFT_OUT = 14
/** No part of a map has this name. */
const KEY = '\u001fwish'

/** `own` are the situations with this expectation, `since` the day on which it was written anew. */
export function weighsLess(
  life: readonly Lived[],
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
    if (before - now >= LEAST_CHANGE)
      return { before: Math.round(before), now: Math.round(now), beforeTimes, nowTimes }
  }
  return null
}

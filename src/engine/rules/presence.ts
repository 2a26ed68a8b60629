/**
 * How likely each feeling is to be in a text at all. Several may be there at once, so these are no shares of one: each
 * is a yes or no of its own, learned on the situations that choices are made with (`npm run evaluate -- --part dev`). There it
 * finds both feelings in .30 of the texts with two and a second one in .12 of those with one; the model's own head
 * `feelings`, which does not look at the parts, .17 and .10.
 */
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Readings } from '../model/read-situation.ts'

const FLOOR = 0.004
const log = (share: number) => Math.log(Math.max(FLOOR, share))

/** From the whole text, from the part that speaks for it most, and whether it is the likeliest feeling of a touched part. */
const LEARNED = { whole: 0.62, part: 0.83, isFirst: 0.36, start: 2.0 } as const
const TOUCHED_FROM = 0.5

export type Presence = { category: EmotionCategory; likelihood: number }

export function presenceOf({ whole, items }: Readings): Presence[] {
  const parts = items.map(({ opinions: { emotion = {}, touched } }) => ({
    emotion,
    touched: touched?.touched ?? 0,
    first: Math.max(0, ...EMOTION_CATEGORIES.map((category) => emotion[category] ?? 0)),
  }))
  const all = EMOTION_CATEGORIES.map((category) => {
    const part = Math.max(0, ...parts.map((it) => it.touched * (it.emotion[category] ?? 0)))
    const isFirst = parts.some(
      (it) => it.touched >= TOUCHED_FROM && it.first > 0 && it.emotion[category] === it.first,
    )
    const score =
      LEARNED.start +
      LEARNED.whole * log(whole.emotion?.[category] ?? 0) +
      LEARNED.part * log(part) +
      (isFirst ? LEARNED.isFirst : 0)
    return { category, likelihood: 1 / (1 + Math.exp(-score)) }
  })
  return all.sort((one, other) => other.likelihood - one.likelihood)
}

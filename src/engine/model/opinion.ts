/** Probabilities by label. A sigmoid head has one label, named like the head. */
import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'

export type Opinion = Record<string, number>
/** Opinions by head. */
export type Opinions = Record<string, Opinion>

/** The total share of the feelings on the same side. */
export const sideShare = (opinion: Opinion, category: EmotionCategory): number =>
  EMOTION_CATEGORIES.filter((other) => isPleasant(other) === isPleasant(category)).reduce(
    (sum, other) => sum + (opinion[other] ?? 0),
    0,
  )

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** The logarithm of a share. Smaller ones than `floor` are as unlikely as it. */
export const logShare = (share: number | undefined, floor = 0.004): number =>
  Math.log(Math.max(floor, share ?? 0))

export function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

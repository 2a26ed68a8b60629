/** Label to probability; a sigmoid head has one label, its own name. */
import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'

export type Opinion = Record<string, number>
/** Head name to opinion. */
export type Opinions = Record<string, Opinion>

/** How much of an opinion lies on the bright or dark side of a feeling. */
export const sideShare = (opinion: Opinion, category: EmotionCategory): number =>
  EMOTION_CATEGORIES.filter((other) => isPleasant(other) === isPleasant(category)).reduce(
    (sum, other) => sum + (opinion[other] ?? 0),
    0,
  )

export function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - top))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

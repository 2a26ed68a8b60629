import { type EmotionCategory, isPleasant } from './emotion.ts'
import { isLoss } from './equation.ts'

/** What is expected and what is perceived, as two circles of the same size, in px. */
export const CIRCLE = 50

/** How far apart their middles are: at a gap of 0 they share most of their ground, at 1 they stand apart. */
export const circleDistance = (gap: number): number => 2 * CIRCLE * (0.28 + 1.05 * gap)

/** A gain meets the expectation, the more of it the better; a loss is a gap of its own size. */
export const gapOfShift = (shift: number): number =>
  isLoss(shift) ? Math.abs(shift) : Math.max(0.05, 0.45 - 0.4 * Math.abs(shift))

/** For an analysis that came without equations. */
export const gapOfEmotion = ({
  category,
  intensity,
}: {
  category: EmotionCategory
  intensity: number
}): number =>
  isPleasant(category)
    ? Math.max(0.05, 0.45 - 0.4 * intensity)
    : Math.min(1, 0.35 + (0.52 * intensity) / 0.5)

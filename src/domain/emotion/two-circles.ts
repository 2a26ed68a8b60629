import { type EmotionCategory, isPleasant } from './emotion.ts'
import { isLoss } from './equation.ts'

/** The radius of the expectation's and the perception's circle, in px. */
export const CIRCLE = 50

/** The distance between the centres. The circles mostly overlap at a gap of 0 and separate at 1. */
export const circleDistance = (gap: number): number => 2 * CIRCLE * (0.28 + 1.05 * gap)

/** A larger gain narrows the gap. A loss opens a gap of the same size. */
export const gapOfShift = (shift: number): number =>
  isLoss(shift) ? Math.abs(shift) : Math.max(0.05, 0.45 - 0.4 * Math.abs(shift))

/** For an analysis without equations. */
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

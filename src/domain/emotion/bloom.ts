/**
 * The shape of each emotion group, so groups differ by more than colour. Calm groups have few soft petals, tense ones
 * many or sharp ones, and stronger emotions are drawn larger.
 */
import type { EmotionCategory } from './emotion.ts'

type Outline = { petals: number; depth: number; sharpness: number }

const OUTLINES: Record<EmotionCategory, Outline> = {
  happiness: { petals: 8, depth: 0.22, sharpness: 0.6 },
  pride: { petals: 5, depth: 0.3, sharpness: 0.9 },
  positiveanticipation: { petals: 6, depth: 0.18, sharpness: 0.5 },
  sadness: { petals: 3, depth: 0.24, sharpness: 0.55 },
  worry: { petals: 10, depth: 0.12, sharpness: 0.8 },
  fear: { petals: 14, depth: 0.16, sharpness: 1.4 },
  anger: { petals: 9, depth: 0.34, sharpness: 2 },
  disgust: { petals: 7, depth: 0.22, sharpness: 1.2 },
  negativeanticipation: { petals: 4, depth: 0.24, sharpness: 0.55 },
  regret: { petals: 2, depth: 0.38, sharpness: 0.8 },
  shame: { petals: 5, depth: 0.1, sharpness: 0.35 },
}

const POINTS = 180

/** Half the width of a bloom for an intensity of 0 to 1, as the Equation picture draws it. */
export const bloomRadius = (intensity: number): number => 24 + 30 * intensity

/** The outline as SVG path data, around (`x`, `y`). */
export function bloomPath(category: EmotionCategory, radius: number, x = 0, y = 0): string {
  const { petals, depth, sharpness } = OUTLINES[category]
  const points = Array.from({ length: POINTS }, (_, index) => {
    const turn = (index / POINTS) * 2 * Math.PI
    const wave = Math.abs(Math.cos((petals * turn) / 2)) ** sharpness
    const reach = radius * (1 - depth + depth * wave)
    return `${(x + reach * Math.sin(turn)).toFixed(1)} ${(y - reach * Math.cos(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

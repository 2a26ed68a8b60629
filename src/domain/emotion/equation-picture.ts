/**
 * The data of the Equation picture: expectation beside perception, the items that give it weight, and the resulting
 * emotions. `equation-scene.ts` computes the positions.
 */
import type { EmotionCategory } from './emotion.ts'

export type EquationPicture = {
  expectation: string
  perception: string
  /** From 0 (what happened matches the expectation) to 1 (nothing of it came true). */
  gap: number
  gapTitle: 'They match' | 'It turned out well' | 'A gap' | 'A wide gap'
  isMatch: boolean
  /** `colour` is the name of a pair of colour tokens: `people`, `custom1`, … */
  items: readonly { name: string; power: number; colour: string }[]
  /** The number of items involved but not drawn. */
  moreItems: number
  /** The mean power of all items involved. */
  weight: number
  emotions: readonly { name: string; category: EmotionCategory; intensity: number }[]
}

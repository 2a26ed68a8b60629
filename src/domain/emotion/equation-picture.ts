/**
 * The Equation of Emotion as a picture: what was expected beside what is perceived, the items that give it weight, and the
 * emotion that comes out. This file says what the picture shows, `equation-scene.ts` where it stands.
 */
import type { EmotionCategory } from './emotion.ts'

export type PictureItem = {
  name: string
  power: number
  /** The name of a pair of colour tokens: `people`, `custom1`, … */
  colour: string
}
export type PictureEmotion = { name: string; category: EmotionCategory; intensity: number }

export type EquationPicture = {
  expectation: string
  perception: string
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  gapTitle: 'They match' | 'It turned out well' | 'A gap' | 'A wide gap'
  isMatch: boolean
  items: readonly PictureItem[]
  /** How many items are involved beyond those that are drawn. */
  moreItems: number
  /** The mean power of all items involved. */
  weight: number
  emotions: readonly PictureEmotion[]
}

/** The worked example on the landing page. */
import type { EquationPicture } from '#domain/emotion/equation-picture.ts'
import { type EquationScene, rowScene, wideScene } from '#domain/emotion/equation-scene.ts'

const BIRTHDAY: EquationPicture = {
  expectation: 'A call on my birthday',
  perception: 'She never called',
  gap: 0.62,
  gapTitle: 'A gap',
  isMatch: false,
  items: [{ name: 'My sister', power: 0.8, colour: 'people' }],
  moreItems: 0,
  weight: 0.8,
  emotions: [{ name: 'hurt', category: 'sadness', intensity: 0.5 }],
}

export const sampleEquation = (): { wide: EquationScene; narrow: EquationScene } => ({
  wide: wideScene(BIRTHDAY),
  narrow: rowScene(BIRTHDAY),
})

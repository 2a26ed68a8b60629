import { expect, it } from 'vitest'
import { fillAbout } from './fill.ts'

const BELONGED = 'they belonged to your days, and your hands still reach for them'
const item = 'your days'

it('speaks of the one it is about as her or him, and by name where nobody knows', () => {
  expect(fillAbout(BELONGED, { item, who: 'your wife', pronoun: 'she' })).toBe(
    'she belonged to your days, and your hands still reach for her',
  )
  expect(fillAbout(BELONGED, { item, who: 'Kim', pronoun: 'they' })).toBe(
    'Kim belonged to your days, and your hands still reach for them',
  )
  const question = 'What would you like somebody to know about them?'
  expect(fillAbout(question, { item, who: 'Kim', pronoun: 'they' })).toBe(
    'What would you like somebody to know about Kim?',
  )
})

it('leaves “they” where it is somebody or something else', () => {
  const years = 'the years do not end it, they only make it less sudden'
  expect(fillAbout(years, { item, who: 'your wife', pronoun: 'she' })).toBe(years)
  expect(fillAbout(BELONGED, { item, who: 'your wife' })).toBe(BELONGED)
  expect(fillAbout('{who|they} would have told them', { item, who: 'Kim', pronoun: 'they' })).toBe(
    'Kim would have told them',
  )
})

import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '../emotion/emotion.ts'
import { emotionOf } from '../emotion/equation.ts'
import { checkInDescription, checkInFindings, checkInVariables, sayCheckIn } from './check-in.ts'
import { SituationDescription } from './situation-words.ts'

it.each(EMOTION_CATEGORIES)('stands for an equation that the rule reads as %s', (category) => {
  for (let strength = 1; strength <= 10; strength += 1)
    for (const power of [0, 0.1, 0.5, 1])
      expect(emotionOf(checkInVariables({ category, strength }, power)).category).toBe(category)
})

it('keeps the word and the strength the person tapped', () => {
  const item = { itemId: 7, name: 'Tom', category: 'people', attachmentPower: 0.8 }
  const felt = { category: 'anger', word: 'frustration', strength: 4 } as const
  const findings = checkInFindings(felt, item, 'Tom')
  expect(findings.emotions).toMatchObject([
    {
      name: 'frustration',
      category: 'anger',
      intensity: 0.4,
      whose: 'chosen',
      strengthFrom: 'said',
    },
  ])
  expect(findings.equations).toMatchObject([{ itemId: 7, shift: -0.2, intensity: 0.4, level: 2 }])
  expect(sayCheckIn(felt, 'Tom')).toBe('Frustration about Tom')
  expect(sayCheckIn({ category: 'anger', strength: 4 }, 'Tom')).toBe('Irritation about Tom')
})

it('is long enough to be kept, and never too long', () => {
  const felt = { category: 'fear', level: 5, strength: 10 } as const
  for (const line of ['', 'x', 'é'.repeat(5000)]) {
    const text = checkInDescription(felt, 'x'.repeat(80), line)
    expect(SituationDescription.safeParse(text).success).toBe(true)
  }
})

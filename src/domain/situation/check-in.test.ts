import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '../emotion/emotion.ts'
import { emotionOf } from '../emotion/equation.ts'
import {
  bareCheckIn,
  checkInDescription,
  checkInFindings,
  checkInTitle,
  checkInVariables,
  formatCheckIn,
} from './check-in.ts'
import { SituationDescription } from './situation-words.ts'

it.each(EMOTION_CATEGORIES)('stands for an equation that the rule reads as %s', (category) => {
  for (let strength = 1; strength <= 10; strength += 1)
    for (const power of [0, 0.1, 0.5, 1])
      expect(emotionOf(checkInVariables({ category, strength }, power)).category).toBe(category)
})

it('keeps the word and the strength the person tapped', () => {
  const item = { itemId: 7, name: 'Tom', category: 'people', attachmentPower: 0.8 }
  const felt = { category: 'anger', word: 'frustration', strength: 4 } as const
  const findings = checkInFindings(felt, { item, phrase: 'Tom' })
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
  expect(formatCheckIn(felt, 'Tom')).toBe('Frustration about Tom')
  expect(formatCheckIn({ category: 'anger', strength: 4 }, 'Tom')).toBe('Irritation about Tom')
})

it('says whom somebody misses in the place of "someone"', () => {
  const felt = { category: 'sadness', word: 'missing someone', strength: 6 } as const
  expect(formatCheckIn(felt, 'Jean')).toBe('Missing Jean')
  expect(checkInDescription(felt, 'Jean')).toBe('Check-in: missing Jean, 6 of 10.')
})

it('says my things as one says them inside a sentence', () => {
  const felt = { category: 'worry', word: 'stress', strength: 6 } as const
  expect(formatCheckIn(felt, 'My portfolio')).toBe('Stress about my portfolio')
  expect(formatCheckIn(felt, 'The choir')).toBe('Stress about the choir')
  expect(formatCheckIn(felt, 'Myanmar')).toBe('Stress about Myanmar')
})

it('may be about nothing in particular: then there is a feeling and no equation', () => {
  const felt = { category: 'sadness', word: 'missing someone', strength: 6 } as const
  expect(checkInTitle(felt, null)).toBe('Missing someone')
  expect(checkInDescription(felt, null)).toBe('Check-in: missing someone, 6 of 10.')
  const { equations, emotions, reading } = checkInFindings(felt, null)
  expect([equations, reading]).toEqual([[], 'You checked in: missing someone, 6 of 10.'])
  expect(emotions).toMatchObject([{ name: 'missing someone', intensity: 0.6, itemIds: [] }])
})

it('is long enough to be kept, and never too long', () => {
  const felt = { category: 'fear', level: 5, strength: 10 } as const
  for (const line of ['', 'x', 'é'.repeat(5000)]) {
    const text = checkInDescription(felt, 'x'.repeat(80), line)
    expect(SituationDescription.safeParse(text).success).toBe(true)
  }
})

it('names the step that was tapped, or the one that is as strong, and cuts a title at its limit', () => {
  expect(formatCheckIn({ category: 'anger', strength: 4, level: 5 }, 'Tom')).toBe('Rage about Tom')
  expect(formatCheckIn({ category: 'anger', strength: 1 }, 'Tom')).toBe('Annoyance about Tom')
  expect(formatCheckIn({ category: 'anger', strength: 10 }, 'Tom')).toBe('Rage about Tom')
  const felt = { category: 'anger', strength: 5 } as const
  expect(checkInTitle(felt, '🏡'.repeat(200))).toBe(`Anger about ${'🏡'.repeat(108)}`)
})

it('keeps the line first, and the facts whole', () => {
  const felt = { category: 'fear', strength: 5 } as const
  const facts = 'Check-in: fear about Tom, 5 of 10.'
  expect(checkInDescription(felt, 'Tom')).toBe(facts)
  expect(checkInDescription(felt, 'Tom', 'At night.')).toBe(`At night.\n\n${facts}`)
  const long = checkInDescription(felt, 'Tom', 'é'.repeat(6000))
  expect([[...long].length, long.endsWith(`é\n\n${facts}`)]).toEqual([5000, true])
})

it('is a gain or a loss of the size that the rule gives, and never smaller than one can lose', () => {
  const shift = (category: 'pride' | 'fear', strength: number, power: number) =>
    checkInVariables({ category, strength }, power).shift
  // 0.6 squared by 0.9 is 0.4.
  expect([shift('pride', 6, 0.9), shift('fear', 6, 0.9)]).toEqual([0.4, -0.4])
  expect([shift('fear', 1, 1), shift('pride', 2, 1), shift('fear', 10, 0.1)]).toEqual([
    -0.1, 0.1, -1,
  ])
})

it('keeps what is said later of nothing in particular as it was said', () => {
  const said = {
    feelings: [
      { category: 'worry', word: 'stress', strength: 6 },
      { category: 'fear', level: 2 },
    ],
    expected: 'a calm evening',
  } as const
  const { emotions, expectations, perceptions, equations } = bareCheckIn(
    { ...said, feelings: [...said.feelings] },
    3,
  )
  expect(emotions).toMatchObject([
    { name: 'stress', intensity: 0.6 },
    { category: 'fear', intensity: 0.4 },
  ])
  expect([expectations, perceptions, equations]).toEqual([
    [{ description: 'a calm evening' }],
    [],
    [],
  ])
  const weak = bareCheckIn({ feelings: [{ category: 'fear' }] }, 3)
  expect(weak.emotions).toMatchObject([{ intensity: 0.3 }])
})

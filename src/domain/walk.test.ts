import { expect, it } from 'vitest'
import { isPleasant } from './emotion.ts'
import { emotionOf } from './equation.ts'
import { cardsFor, NO_ANSWERS, SEEN, saidIn, variablesIn } from './walk.ts'

it('asks at most four cards, and never what was told already', () => {
  expect(cardsFor({ hasWords: false, isTender: false })).toHaveLength(4)
  expect(cardsFor({ hasWords: true, isTender: false })).toEqual(['part', 'wanted', 'see'])
})

it('asks nobody what they wanted of a death or of violence', () => {
  for (const hasWords of [true, false])
    expect(cardsFor({ hasWords, isTender: true })).not.toContain('wanted')
})

it('gives a verdict without a word, by the table of the equation', () => {
  const feelings = SEEN.map((seen) => emotionOf(variablesIn(seen, 0.8)).category)
  expect(feelings).toEqual(['sadness', 'happiness', 'worry', 'positiveanticipation'])
})

it('says the side of every answer as the verdict has it, and nothing that was left out', () => {
  for (const seen of SEEN) {
    const { side } = saidIn({ ...NO_ANSWERS, seen })
    const { category } = emotionOf(variablesIn(seen, 0.5))
    expect(side === 'pleasant').toBe(isPleasant(category))
  }
  expect(saidIn(NO_ANSWERS)).toEqual({})
  expect(saidIn({ ...NO_ANSWERS, wanted: ' a yes ', saw: 'a no' })).toEqual({
    expected: 'a yes',
    saw: 'a no',
  })
})

import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES, isPleasant } from '../emotion/emotion.ts'
import { emotionOf } from '../emotion/equation.ts'
import {
  answersOf,
  CARDS,
  cardsFor,
  MOST_CARDS,
  NO_ANSWERS,
  NOTHING_KNOWN,
  SEEN,
  STANDINGS,
  saidIn,
  variablesIn,
} from './walk.ts'

const OPEN = { ...NOTHING_KNOWN, isTender: false }

it('asks four cards at most, and nothing that is known', () => {
  expect(cardsFor(OPEN, { seen: null }, true)).toEqual(['what', 'part', 'wanted', 'see'])
  expect(cardsFor(OPEN, { seen: 'lost' }, false)).toEqual(['part', 'wanted', 'see', 'how'])
  expect(cardsFor({ ...OPEN, itemId: 1, hasWanted: true }, { seen: null }, false)).toEqual(['see'])
  const plain = { ...OPEN, itemId: 1, seen: 'lost', unclear: [] } as const
  expect(cardsFor({ ...plain, unclear: [] }, { seen: null }, false)).toEqual([])
  for (const seen of [null, ...SEEN])
    expect(cardsFor(OPEN, { seen }, true).length).toBeLessThanOrEqual(MOST_CARDS)
  expect(CARDS).toHaveLength(5)
})

it('asks nobody what they wanted of a death or of violence, nor where nothing was told', () => {
  for (const seen of [null, ...SEEN])
    for (const isToldHere of [true, false])
      expect(cardsFor(NOTHING_KNOWN, { seen }, isToldHere)).not.toContain('wanted')
})

it('asks how it stands only where feelings of that side are still apart', () => {
  const known = { ...OPEN, itemId: 1, unclear: ['lost'] } as const
  const after = (seen: 'lost' | 'may come') =>
    cardsFor({ ...known, unclear: ['lost'] }, { seen }, false)
  expect(after('lost')).toContain('how')
  expect(after('may come')).not.toContain('how')
})

it('reaches every feeling without a word, as the table of the equation has it', () => {
  const reached = SEEN.flatMap((seen) =>
    STANDINGS[seen].map(({ how }) => emotionOf(variablesIn(seen, how, 0.8)).category),
  )
  expect(reached.toSorted()).toEqual([...EMOTION_CATEGORIES].toSorted())
  for (const category of EMOTION_CATEGORIES) {
    const { seen, how } = answersOf(category)
    expect(emotionOf(variablesIn(seen, how, 0.5)).category).toBe(category)
  }
})

it('says what was answered, and nothing that was left out', () => {
  for (const seen of SEEN) {
    const { side } = saidIn({ ...NO_ANSWERS, seen }, OPEN)
    const { category } = emotionOf(variablesIn(seen, null, 0.5))
    expect(side === 'pleasant').toBe(isPleasant(category))
  }
  expect(saidIn(NO_ANSWERS, OPEN)).toEqual({})
  const said = saidIn({ ...NO_ANSWERS, seen: 'lost', how: 'done to me', wanted: ' a yes ' }, OPEN)
  expect(said).toEqual({ expected: 'a yes', feelings: [{ category: 'anger' }] })
})

import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES, isPleasant } from '../emotion/emotion.ts'
import { emotionOf } from '../emotion/equation.ts'
import {
  answersOf,
  CARDS,
  cardsFor,
  guessOf,
  heldTo,
  MAX_CARDS,
  NO_ANSWERS,
  NOTHING_KNOWN,
  SEEN,
  type Seen,
  STANDINGS,
  saidIn,
  variablesIn,
  type WalkAnswers,
  type WalkCard,
  type WalkKnown,
} from './walk.ts'

const OPEN = { ...NOTHING_KNOWN, isTender: false }

it('asks four cards at most, and nothing that is known', () => {
  expect(cardsFor(OPEN, { seen: null }, true)).toEqual(['what', 'part', 'wanted', 'see'])
  expect(cardsFor(OPEN, { seen: 'lost' }, false)).toEqual(['part', 'wanted', 'see', 'how'])
  expect(cardsFor({ ...OPEN, itemId: 1, hasWanted: true }, { seen: null }, false)).toEqual(['see'])
  const plain = { ...OPEN, itemId: 1, seen: 'lost', unclear: [] } as const
  expect(cardsFor({ ...plain, unclear: [] }, { seen: null }, false)).toEqual([])
  for (const seen of [null, ...SEEN])
    expect(cardsFor(OPEN, { seen }, true).length).toBeLessThanOrEqual(MAX_CARDS)
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

const PLAIN: WalkKnown = { ...NOTHING_KNOWN, itemId: 1, isTender: false }

it.each<[string, Partial<WalkKnown>, Seen | null, boolean, WalkCard[]]>([
  ['nothing is known', { itemId: null }, null, true, ['what', 'part', 'wanted', 'see']],
  ['it was told elsewhere', { itemId: null }, null, false, ['part', 'wanted', 'see']],
  ['the part is known', {}, null, false, ['wanted', 'see']],
  ['it is said what was wanted', { hasWanted: true }, null, false, ['see']],
  ['somebody died', { isTender: true }, null, false, ['see']],
  ['it looks lost, which is unclear', { seen: 'lost' }, null, false, ['wanted', 'how']],
  ['it looks as if it may come', { seen: 'may come' }, null, false, []],
  ['they say that it is kept', {}, 'kept', false, ['wanted', 'see', 'how']],
  ['they say that it may come', {}, 'may come', false, ['see']],
  ['five would be asked', { itemId: null }, 'lost', true, ['what', 'part', 'wanted', 'see']],
])('asks what is not known: %s', (_, known, seen, isToldHere, cards) => {
  expect(cardsFor({ ...PLAIN, ...known }, { seen }, isToldHere)).toEqual(cards)
})

it('changes no question under somebody’s hand', () => {
  const read: WalkKnown = { ...PLAIN, itemId: 5, seen: 'lost', hasWanted: false }
  expect(heldTo(read, guessOf(null))).toEqual({ ...read, itemId: null })
  expect(heldTo(read, guessOf(7))).toEqual({ ...read, seen: null, hasWanted: true })
  expect(heldTo({ ...read, itemId: null }, guessOf(7)).itemId).toBe(7)
})

it('says only what was answered', () => {
  const said = (more: Partial<WalkAnswers>, known: Partial<WalkKnown> = {}) =>
    saidIn({ ...NO_ANSWERS, ...more }, { ...PLAIN, ...known })
  expect(said({ wanted: ' to be asked ', saw: ' him ' })).toEqual({
    expected: 'to be asked',
    saw: 'him',
  })
  expect(said({ wanted: ' ', seen: 'lost' })).toEqual({ side: 'unpleasant', time: 'past' })
  expect(said({ seen: 'kept' })).toEqual({ side: 'pleasant', time: 'past' })
  expect(said({ seen: 'may be lost' })).toEqual({ side: 'unpleasant', time: 'future' })
  expect(said({ seen: 'may come' })).toEqual({ side: 'pleasant', time: 'future' })
  expect(said({ seen: 'lost', how: 'done to me' })).toEqual({ feelings: [{ category: 'anger' }] })
  expect(said({ how: 'mine' }, { seen: 'kept' })).toEqual({ feelings: [{ category: 'pride' }] })
  expect(said({ how: 'mine' })).toEqual({})
})

it('takes the plainest case where nobody says how it stands', () => {
  expect(variablesIn('lost', null, 0.7)).toEqual({
    accepted: true,
    time: 'now',
    source: 'outside',
    power: 0.7,
    shift: -0.6,
    perspective: 'self',
    confidence: 'high',
  })
  expect(variablesIn('may come', 'mine', 0.7)).toMatchObject({
    shift: 0.6,
    time: 'future',
    accepted: true,
  })
  expect(variablesIn('kept', 'mine', 0.7)).toMatchObject({ shift: 0.6, source: 'standing' })
})

import { expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import { patchFindings } from './rewrite.ts'

const equation = (itemId: number, category: EmotionCategory, lines: string): Equation => ({
  itemId,
  itemName: `Part ${itemId}`,
  expectation: `You wanted ${lines}.`,
  perception: `You saw ${lines}.`,
  power: 0.8,
  shift: category === 'happiness' ? 0.5 : -0.5,
  accepted: true,
  time: 'past',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
  name: category,
  level: 3,
  category,
  intensity: 0.6,
  evidence: [],
})
const findings = (engine: Findings['engine'], equations: Equation[], text: string): Findings => ({
  engine,
  reading: text,
  equations,
  emotions: equations.map(({ category, itemId }) => ({
    name: category,
    category,
    intensity: 0.6,
    description: text,
    itemId,
  })),
  perceptions: [],
  expectations: [],
  recommendations: [{ type: 'action', text }],
  questions: [text],
})

const MODEL = 'The wave was for you.'
const OURS = 'It is about what counts.'
const read = findings(
  'openai-compatible',
  [equation(1, 'happiness', 'a start of his own'), equation(2, 'sadness', 'an empty room')],
  MODEL,
)

it('changes the feeling of the part that was named, in its place, and nothing else', () => {
  const rewritten = findings(
    'embedded',
    [equation(2, 'regret', 'ours'), equation(1, 'regret', 'ours')],
    OURS,
  )
  const said = { feelings: [{ category: 'regret' as const, itemId: 2 }] }
  const { equations, emotions, reading, recommendations, questions } = patchFindings(
    read,
    rewritten,
    said,
  )
  expect(equations.map(({ itemId, category }) => [itemId, category])).toEqual([
    [1, 'happiness'],
    [2, 'regret'],
  ])
  expect(equations[1]?.perception).toBe('You saw an empty room.')
  expect(emotions.map(({ category }) => category)).toEqual(['happiness', 'regret'])
  expect([reading, recommendations[0]?.text, questions[0]]).toEqual([MODEL, MODEL, MODEL])
})

it('puts their own line into the first equation, whatever our engine would have felt', () => {
  const rewritten = { ...findings('embedded', [], OURS), certainty: 'asks' as const }
  const { equations, emotions, reading } = patchFindings(read, rewritten, {
    expected: 'to be left alone',
  })
  expect(equations[0]).toMatchObject({
    category: 'happiness',
    expectation: 'To be left alone.',
    perception: 'You saw a start of his own.',
    wish: { origin: 'own' },
  })
  expect(equations[1]).toEqual(read.equations[1])
  expect(emotions).toEqual(read.emotions)
  expect(reading).toBe(MODEL)
})

it('keeps no sentence of the model where the feeling is on the other side now', () => {
  const glad = findings('openai-compatible', [equation(1, 'happiness', 'a start')], MODEL)
  const ours = findings('embedded', [equation(1, 'sadness', 'an end')], OURS)
  const said = { feelings: [{ category: 'sadness' as const, itemId: 1 }] }
  const { reading, recommendations, questions, emotions } = patchFindings(glad, ours, said)
  expect([reading, recommendations[0]?.text, questions[0], emotions[0]?.description]).toEqual(
    Array(4).fill(OURS),
  )
})

it('keeps the sentences of the model where two feelings change places, and makes no more equations', () => {
  const rewritten = findings(
    'embedded',
    [
      equation(2, 'sadness', 'ours'),
      equation(1, 'happiness', 'ours'),
      equation(3, 'sadness', 'ours'),
    ],
    OURS,
  )
  const said = { feelings: [{ category: 'sadness' as const }, { category: 'happiness' as const }] }
  const { reading, emotions, equations } = patchFindings(read, rewritten, said)
  expect(emotions.map(({ category }) => category)).toEqual(['sadness', 'happiness'])
  expect(reading).toBe(MODEL)
  expect(equations).toHaveLength(2)
})

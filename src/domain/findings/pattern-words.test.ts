import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '../emotion/emotion.ts'
import type { Pattern } from './pattern.ts'
import { asText, feelingOf, sayClose, sayPattern, sayStrength, sayTimes } from './pattern-words.ts'

const part = (name: string) => ({ name, category: 'Work' })
const PATTERN: Pattern = {
  parts: [part('Career')],
  source: 'outside',
  emotion: 'anger',
  with: { of: 7, all: 9 },
  without: { of: 4, all: 21 },
  grade: 'pattern',
}
const said = (change: Partial<Pattern>) => asText(sayPattern({ ...PATTERN, ...change }))

it('says what comes together, from where, and never because', () => {
  expect(said({})).toBe('When Career is touched from outside, anger follows.')
  expect(said({ source: null, parts: [part('Tom'), part('Running')] })).toBe(
    'When Tom and Running are touched together, anger follows.',
  )
  for (const emotion of EMOTION_CATEGORIES) expect(said({ emotion })).not.toContain('because')
})

it('does not say that something follows where it mostly does not', () => {
  expect(said({ source: null, with: { of: 4, all: 10 } })).toBe(
    'When Career is touched, anger follows more often than otherwise.',
  )
})

it('names the parts and the feeling as a person would', () => {
  expect(
    sayPattern(PATTERN)
      .filter((it) => it.isStrong)
      .map(({ text }) => text),
  ).toEqual(['Career', 'from outside'])
  expect(feelingOf('negativeanticipation')).toBe('the expectation of a loss')
  expect([sayTimes(3), sayTimes(4), sayTimes(12)]).toEqual([
    'three times',
    'four times',
    '12 times',
  ])
  expect(sayStrength({ isStronger: true })).toBe('lately stronger')
  expect(sayClose('Mira')).toBe('Close to you, and not part of this: Mira.')
  expect(sayClose(null)).toBe('Somebody you trust, or a line that listens.')
})

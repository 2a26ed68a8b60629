import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '../emotion/emotion.ts'
import { TIMES } from './observation.ts'
import type { Pattern } from './pattern.ts'
import {
  asText,
  feelingOf,
  formatClose,
  formatCounted,
  formatLoop,
  formatPattern,
  formatTimes,
  sidesOf,
} from './pattern-words.ts'

const part = (name: string) => ({ name, category: 'Work' })
const PATTERN: Pattern = {
  parts: [part('Career')],
  time: null,
  emotion: 'anger',
  with: { of: 7, all: 9 },
  without: { of: 4, all: 21 },
  stage: 'sure',
  since: null,
}
const said = (change: Partial<Pattern>) => asText(formatPattern({ ...PATTERN, ...change }))

it('says what is there together, and never because, follows or always', () => {
  expect(said({})).toBe('When Career is involved, anger tends to come up.')
  expect(said({ parts: [part('Tom'), part('Running')] })).toBe(
    'When Tom and Running are both involved, anger tends to come up.',
  )
  expect(said({ parts: [], time: 'sundays', emotion: 'worry' })).toBe(
    'On Sundays worry tends to come up.',
  )
  expect(said({ time: 'day-after' })).toBe('The day after Career, anger tends to come up.')
  for (const emotion of EMOTION_CATEGORIES)
    for (const time of [null, ...TIMES])
      expect(said({ emotion, time })).not.toMatch(/because|follow|trigger|always/)
})

it('does not say that something is there where it mostly is not', () => {
  expect(said({ with: { of: 4, all: 10 } })).toBe(
    'When Career is involved, anger comes up more often than usual.',
  )
})

it('counts weekdays in days and everything else in times', () => {
  expect(formatCounted({ parts: [], time: 'sundays' }, { of: 12, all: 13 })).toBe('12 of 13 days')
  expect(formatCounted({ parts: [], time: 'evening' }, { of: 2, all: 3 })).toBe('2 of 3 times')
  expect(sidesOf({ parts: [], time: 'sundays' })).toEqual({
    with: 'On Sundays',
    without: 'On other days',
  })
})

it('names the parts and the feeling as a person would', () => {
  expect(
    formatPattern(PATTERN)
      .filter((it) => it.isStrong)
      .map(({ text }) => text),
  ).toEqual(['Career'])
  expect(feelingOf('negativeanticipation')).toBe('the expectation of a loss')
  expect([formatTimes(3), formatTimes(4), formatTimes(12)]).toEqual([
    'three times',
    'four times',
    '12 times',
  ])
  expect(formatLoop({ with: { of: 6, all: 9 }, without: { of: 4, all: 40 } })).toBe(
    'Still open 6 of 9 times here, 4 of 40 elsewhere.',
  )
  expect(formatClose('Mira')).toBe('Someone close to you who isn’t part of this: Mira.')
  expect(formatClose(null)).toBe('Someone you trust, or a helpline.')
})

import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import {
  EXAMPLES,
  formatComparison,
  type Lab,
  ORIGINS,
  type Origin,
  shiftOf,
  verdictOf,
} from './equation-lab.tsx'

const START = EXAMPLES[0]!.lab

it('can bring about every group of emotion', () => {
  const origins = Object.keys(ORIGINS) as Origin[]
  const labs = origins.flatMap((from) =>
    (['past', 'now', 'future'] as const).flatMap((time) =>
      [true, false].flatMap((isAccepted) =>
        [2, 9].map(
          (perceived): Lab => ({ ...START, expected: 6, perceived, time, isAccepted, from }),
        ),
      ),
    ),
  )
  const reached = new Set(labs.map((lab) => verdictOf(lab).category))
  expect([...reached].sort()).toEqual([...EMOTION_CATEGORIES].sort())
})

it('says in one sentence what the two circles show', () => {
  expect(formatComparison({ ...START, expected: 8, perceived: 2 })).toBe(
    'You see less than you expected.',
  )
  expect(formatComparison({ ...START, expected: 2, perceived: 8 })).toBe(
    'You see more than you expected.',
  )
  expect(formatComparison({ ...START, expected: 5, perceived: 5 })).toContain('in balance')
})

it('feels stronger with a wider gap and with a closer attachment', () => {
  const intensityOf = (change: Partial<Lab>) => verdictOf({ ...START, ...change }).intensity
  expect(intensityOf({ perceived: 0 })).toBeGreaterThan(intensityOf({ perceived: 6 }))
  expect(intensityOf({ attachment: 9 })).toBeGreaterThan(intensityOf({ attachment: 3 }))
  expect(shiftOf({ ...START, expected: 10, perceived: 0 })).toBe(-1)
})

it('offers examples that lead to five different groups', () => {
  expect(EXAMPLES.map(({ lab }) => verdictOf(lab).category)).toEqual([
    'anger',
    'worry',
    'sadness',
    'pride',
    'positiveanticipation',
  ])
})

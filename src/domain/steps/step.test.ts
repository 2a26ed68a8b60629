import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '../values/duration.ts'
import {
  dueRound,
  formatPair,
  formatStep,
  isWorse,
  nextAsked,
  pairOf,
  type StrengthRating,
} from './step.ts'

const plan = (more: object = {}) => ({
  createdAt: 0,
  asksAt: 0,
  endedAt: null,
  answers: [] as { round: 1 | 2; answeredAt: number }[],
  ...more,
})

describe('a follow-up', () => {
  it.each([
    [19 * HOUR, null],
    [21 * HOUR, 1],
    [6.8 * DAY, 1],
    [6.9 * DAY, 2],
    [20 * DAY, 2],
    [21 * DAY, null],
    [200 * DAY, null],
  ])('after %d ms is round %s', (now, round) => {
    expect(dueRound(plan(), now)).toBe(round)
  })

  it('is never asked twice, nor after "no longer", nor before it may', () => {
    const answers = [{ round: 1 as const, answeredAt: 2 * DAY }]
    expect(dueRound(plan({ answers }), 3 * DAY)).toBeNull()
    expect(dueRound(plan({ answers }), 6 * DAY)).toBeNull()
    expect(dueRound(plan({ answers }), 8 * DAY)).toBe(2)
    for (const day of [9, 15])
      expect(dueRound(plan({ answers: [{ round: 2, answeredAt: 8 * DAY }] }), day * DAY)).toBeNull()
    expect(dueRound(plan({ endedAt: 1 }), 2 * DAY)).toBeNull()
    expect(dueRound(plan({ asksAt: 3 * DAY }), 2 * DAY)).toBeNull()
  })

  it('leaves three days after a late answer', () => {
    const answers = [{ round: 1 as const, answeredAt: 6.5 * DAY }]
    expect(dueRound(plan({ answers }), 8 * DAY)).toBeNull()
    expect(dueRound(plan({ answers }), 9.6 * DAY)).toBe(2)
  })

  it('is foretold for a calendar', () => {
    expect(nextAsked(plan(), HOUR)).toBe(DAY)
    expect(nextAsked(plan(), 2 * DAY)).toBe(7 * DAY)
    expect(nextAsked(plan({ endedAt: 1 }), HOUR)).toBeNull()
    expect(nextAsked(plan(), 8 * DAY)).toBeNull()
  })
})

it('says the sentence and the pair as a person would', () => {
  const step = { moment: 'we sit down to eat', action: 'tell Tom I had counted on this.' }
  expect(formatStep({ moment: 'I next see Lotte', action: 'ask her' })).toBe(
    'When I next see Lotte, I’ll ask her.',
  )
  expect(formatStep({ moment: 'Tonight', action: 'ring Ana' })).toBe('Tonight, I’ll ring Ana.')
  expect(formatStep(step)).toBe('If we sit down to eat, I’ll tell Tom I had counted on this.')
  expect(formatPair(8, 3, 'anger')).toBe('It went from 8 to 3.')
  expect(formatPair(5, 7, 'anger')).toBe('It went from 5 to 7. That happens.')
  expect(formatPair(5, 7, 'pride')).toBe('It went from 5 to 7.')
})

it('pairs the first own word with the last, and the reading with the only one', () => {
  const weighing = (by: StrengthRating['by'], strength: number, hour = 0): StrengthRating => ({
    at: new Date(hour * HOUR).toISOString(),
    category: 'anger',
    by,
    strength,
  })
  const [read, eight, three] = [
    weighing('reading', 6),
    weighing('person', 8),
    weighing('person', 3),
  ]
  expect(pairOf([])).toBeNull()
  expect(pairOf([read])).toBeNull()
  expect(pairOf([read, eight])).toEqual({ first: read, last: eight })
  expect(pairOf([read, eight, three])).toEqual({ first: eight, last: three })
  expect(pairOf([eight])).toBeNull()
  expect(pairOf([read, weighing('person', 6)])).toBeNull()
  expect(pairOf([eight, weighing('person', 8)])).toBeNull()
  expect(pairOf([eight, weighing('person', 8, 1)])).not.toBeNull()
})

it.each([
  [20 * HOUR - 1, null],
  [20 * HOUR, 1],
  [7 * DAY - 4 * HOUR - 1, 1],
  [7 * DAY - 4 * HOUR, 2],
  [21 * DAY - 1, 2],
  [21 * DAY, null],
])('is due at its limits: %d', (now, round) => {
  expect(dueRound(plan(), now)).toBe(round)
  expect(dueRound(plan({ asksAt: now }), now)).toBe(round)
  expect(dueRound(plan({ createdAt: 5 * DAY }), 5 * DAY + now)).toBe(round)
})

it('comes three days after the last answer, to the moment', () => {
  const answers = [{ round: 1 as const, answeredAt: 5 * DAY }]
  expect(dueRound(plan({ answers }), 8 * DAY - 1)).toBeNull()
  expect(dueRound(plan({ answers }), 8 * DAY)).toBe(2)
})

it('is foretold for the round that is still open, and not before it may be asked', () => {
  const answers = (round: 1 | 2) => [{ round, answeredAt: DAY }]
  expect(nextAsked(plan(), DAY)).toBe(DAY)
  expect(nextAsked(plan(), DAY + 1)).toBe(7 * DAY)
  expect(nextAsked(plan({ answers: answers(1) }), HOUR)).toBe(7 * DAY)
  expect(nextAsked(plan({ answers: answers(2) }), HOUR)).toBeNull()
  expect(nextAsked(plan({ asksAt: 3 * DAY }), HOUR)).toBe(3 * DAY)
  expect(nextAsked(plan({ createdAt: DAY }), HOUR)).toBe(2 * DAY)
})

it('is worse only where it is more of what one would rather have less of', () => {
  const after = [5, 6, 4]
  expect(after.map((it) => isWorse(5, it, 'fear'))).toEqual([false, true, false])
  expect(after.map((it) => isWorse(5, it, 'happiness'))).toEqual([false, false, false])
  expect(formatPair(5, 5, 'fear')).toBe('It’s still at 5.')
})

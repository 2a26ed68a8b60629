import { expect, it } from 'vitest'
import { DAY, HOUR } from '../values/duration.ts'
import { meanStrength, outcomeOf, ownStrengths, type Rating, triesOf } from './tries.ts'

const rated = (
  situationId: number,
  by: Rating['by'],
  at: number,
  strength: number,
  category: Rating['category'] = 'anger',
): Rating => ({ situationId, by, category, strength, at, writtenAt: 0 })
const plan = { action: 'call', lever: 'action' } as const
const answer = (answeredAt: number, strength: number | null, outcome: 'done' | 'no' = 'done') => ({
  answeredAt,
  strength,
  outcome,
})
const NOBODY = new Set<number>()
const pairs = (...from: Parameters<typeof triesOf>) =>
  triesOf(...from).map(({ situationId, lever, before, after }) => [
    ...[situationId, lever, before, after],
  ])

it('takes a hard feeling rated soon after writing and again about a day later', () => {
  expect(pairs([rated(1, 'writing', 0, 7), rated(1, 'weighing', DAY, 4)], [], NOBODY)).toEqual([
    [1, null, 7, 4],
  ])
  for (const [first, later] of [
    [13 * HOUR, 2 * DAY],
    [0, 19 * HOUR],
    [0, 8 * DAY],
  ] as const) {
    const ratings = [rated(1, 'weighing', first, 7), rated(1, 'weighing', later, 4)]
    expect(pairs(ratings, [], NOBODY)).toEqual([])
  }
})

it('leaves out joys, another feeling, and whatever had a plan, a coin or an exercise', () => {
  const twice = (category: Rating['category'], then = category) => [
    rated(1, 'weighing', 0, 7, category),
    rated(1, 'weighing', DAY, 4, then),
  ]
  expect(pairs(twice('happiness'), [], NOBODY)).toEqual([])
  expect(pairs(twice('anger', 'worry'), [], NOBODY)).toEqual([])
  expect(pairs(twice('anger'), [], new Set([1]))).toEqual([])
})

it('takes a step that was taken, with its numbers in the same window', () => {
  const tried = (createdAt: number, ...answers: ReturnType<typeof answer>[]) =>
    pairs(
      [rated(1, 'plan', createdAt, 8)],
      [{ ...plan, situationId: 1, createdAt, answers }],
      new Set([1]),
    )
  expect(tried(HOUR, answer(HOUR + DAY, 3))).toEqual([[1, 'action', 8, 3]])
  expect(tried(HOUR, answer(HOUR + DAY, 3, 'no'))).toEqual([])
  expect(tried(HOUR, answer(HOUR + DAY, null))).toEqual([])
  expect(tried(HOUR, answer(HOUR + 8 * DAY, 3))).toEqual([])
  expect(tried(DAY, answer(2 * DAY, 3))).toEqual([])
  const unsaid = [{ ...plan, situationId: 1, createdAt: 0, answers: [answer(DAY, 3)] }]
  expect(pairs([], unsaid, new Set([1]))).toEqual([])
})

it('counts one outcome per step: the first in which it was taken', () => {
  const said = (outcome: 'done' | 'no' | 'none', strength: number | null) => ({ outcome, strength })
  expect(outcomeOf([])).toBeNull()
  expect(outcomeOf([said('done', null)])).toBeNull()
  expect(outcomeOf([said('none', 7), said('done', 2)])).toEqual({ isTaken: true, after: 2 })
  expect(outcomeOf([said('no', 7), said('none', 5)])).toEqual({ isTaken: false, after: 7 })
})

it('knows how strong an entry was from the first number of its first hours', () => {
  const ratings = [rated(1, 'writing', 0, 7), rated(1, 'coin', HOUR, 6), rated(1, 'answer', DAY, 2)]
  expect([...ownStrengths(ratings)]).toEqual([['anger', 7]])
  expect([...ownStrengths(ratings.slice(2))]).toEqual([])
})

it('takes the mean of what was said, and of what was read only where nothing was', () => {
  const read = [{ intensity: 0.8 }, { intensity: 0.6 }]
  expect(meanStrength(read)).toBe(0.7)
  expect(meanStrength([...read, { intensity: 0.3, isSaid: true }])).toBe(0.3)
})

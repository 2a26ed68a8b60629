import { expect, it } from 'vitest'
import { chanceByMeeting, chanceOfSoMany, rate, surelyMore } from './odds.ts'

it('counts every way in which few things can meet', () => {
  // Two of four are chosen twice: six ways, of which one meets twice, four once and one not at all.
  const [none, once, twice] = chanceByMeeting(4, 2, 2)
  expect(twice).toBeCloseTo(1 / 12)
  expect(once).toBeCloseTo(1 / 6 + 4 / 12)
  expect(none).toBeCloseTo(5 / 6 + 1 / 12)
})

it('knows that what is nearly everywhere must meet', () => {
  const chances = chanceByMeeting(4, 3, 3)
  expect(Object.keys(chances)).toEqual(['2', '3'])
  expect(chances[3]).toBeCloseTo(1 / 8)
  expect(chances[2]).toBeCloseTo(1 / 4 + 3 / 8)
})

it('is sure of nothing where nothing was seen, and surer with every case', () => {
  expect(rate({ of: 0, all: 0 })).toBe(0)
  expect(rate({ of: 1, all: 4 })).toBe(0.25)
  expect(surelyMore({ of: 0, all: 0 }, { of: 0, all: 0 })).toBeCloseTo(0.5)
  expect(surelyMore({ of: 1, all: 1 }, { of: 0, all: 0 })).toBeCloseTo(2 / 3)
  expect(surelyMore({ of: 1, all: 1 }, { of: 0, all: 1 })).toBeCloseTo(5 / 6)
  const [more, less] = [
    { of: 6, all: 8 },
    { of: 2, all: 7 },
  ]
  expect(surelyMore(more, less) + surelyMore(less, more)).toBeCloseTo(1)
})

it('adds up chances that differ', () => {
  const { atMost, atLeast } = chanceOfSoMany([0.5, 0.2], 1)
  expect(atMost).toBeCloseTo(0.9)
  expect(atLeast).toBeCloseTo(0.6)
  expect(chanceOfSoMany([], 0)).toEqual({ atMost: 1, atLeast: 1 })
})

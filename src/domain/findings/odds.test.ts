import { expect, it } from 'vitest'
import { added, atLeast, binomial, chanceOfSoMany, meetings, normalAbove, rate } from './odds.ts'

it('counts every way in which few things can meet', () => {
  // Two of four are chosen twice: six ways, of which one meets twice, four once and one not at all.
  const [none, once, twice] = atLeast(meetings(4, 2, 2))
  expect(twice).toBeCloseTo(1 / 12)
  expect(once).toBeCloseTo(1 / 6 + 4 / 12)
  expect(none).toBeCloseTo(5 / 6 + 1 / 12)
})

it('knows that what is nearly everywhere must meet', () => {
  const [none, once, twice, thrice] = meetings(4, 3, 3)
  expect([none, once]).toEqual([0, 0])
  expect(twice).toBeCloseTo(3 / 4)
  expect(thrice).toBeCloseTo(1 / 4)
})

it('adds up what is counted apart', () => {
  expect(added([0.5, 0.5], [0.5, 0.5])).toEqual([0.25, 0.5, 0.25])
  expect(binomial(2, 0.5).map((it) => Number(it.toFixed(6)))).toEqual([0.25, 0.5, 0.25])
  expect([binomial(1, 0), binomial(1, 1)]).toEqual([
    [1, 0],
    [0, 1],
  ])
  const { atMost, atLeast: least } = chanceOfSoMany([0.5, 0.2], 1)
  expect(atMost).toBeCloseTo(0.9)
  expect(least).toBeCloseTo(0.6)
  expect(chanceOfSoMany([], 0)).toEqual({ atMost: 1, atLeast: 1 })
})

it('knows the curve and the share of nothing', () => {
  expect(normalAbove(0)).toBeCloseTo(0.5)
  expect(normalAbove(1.96)).toBeCloseTo(0.025)
  expect(normalAbove(-1.96)).toBeCloseTo(0.975)
  expect([rate({ of: 0, all: 0 }), rate({ of: 1, all: 4 })]).toEqual([0, 0.25])
})

import { expect, it } from 'vitest'
import {
  added,
  atLeast,
  chanceOfSoMany,
  lastLook,
  meanOf,
  median,
  meetings,
  normalAbove,
  rate,
} from './odds.ts'

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

const choose = (all: number, some: number): number =>
  some === 0 ? 1 : (choose(all - 1, some - 1) * all) / some

it.each([
  [10, 4, 3],
  [12, 5, 5],
  [7, 7, 2],
  [6, 0, 3],
  [9, 8, 6],
])('deals %d with %d and %d as counting every hand does', (all, some, others) => {
  const counted = Array.from({ length: Math.min(some, others) + 1 }, (_, both) =>
    some - both > all - others
      ? 0
      : (choose(others, both) * choose(all - others, some - both)) / choose(all, some),
  )
  const chances = meetings(all, some, others)
  expect(chances).toHaveLength(counted.length)
  for (const [both, chance] of counted.entries()) expect(chances[both]).toBeCloseTo(chance, 10)
})

it('counts at most and at least as all ways to fall do', () => {
  const chances = [0.1, 0.5, 0.8, 0.3]
  const ways = Array.from({ length: 2 ** chances.length }, (_, way) => {
    const came = chances.map((_, at) => ((way >> at) & 1) === 1)
    const likely = chances.reduce((all, it, at) => all * (came[at] ? it : 1 - it), 1)
    return { count: came.filter(Boolean).length, likely }
  })
  for (const came of [0, 1, 2, 3, 4]) {
    const sum = (isIn: (count: number) => boolean) =>
      ways.reduce((all, { count, likely }) => all + (isIn(count) ? likely : 0), 0)
    const { atMost, atLeast: least } = chanceOfSoMany(chances, came)
    expect(atMost).toBeCloseTo(
      sum((count) => count <= came),
      10,
    )
    expect(least).toBeCloseTo(
      sum((count) => count >= came),
      10,
    )
  }
})

it('adds counts that differ in length, and what is impossible stays so', () => {
  expect(added([1], [0.25, 0.75])).toEqual([0.25, 0.75])
  expect(added([0, 1], [0.25, 0, 0.75])).toEqual([0, 0.25, 0, 0.75])
  expect(atLeast([0.25, 0.5, 0.25])).toEqual([0.875, 0.5, 0.125])
})

it.each([
  [0, 0.5],
  [1, 0.1586553],
  [-1, 0.8413447],
  [1.959964, 0.025],
  [2.575829, 0.005],
  [-3, 0.9986501],
])('has %d of a normal curve where tables have it', (z, above) => {
  expect(Math.abs(normalAbove(z) - above)).toBeLessThan(2e-7)
})

it('has a mean and a middle of anything but nothing', () => {
  expect([meanOf([]), meanOf([4]), meanOf([1, 2, 6])]).toEqual([0, 4, 3])
  expect([median([5]), median([9, 1, 4]), median([10, 2, 4, 3])]).toEqual([5, 4, 3.5])
  expect([rate({ of: 0, all: 0 }), rate({ of: 1, all: 4 })]).toEqual([0, 0.25])
})

it('looks at the first number, and then whenever there is half as much again', () => {
  expect([0, 11, 12, 17, 18, 26, 27, 40, 41, 61, 62].map((count) => lastLook(count, 12))).toEqual([
    0, 0, 12, 12, 18, 18, 27, 27, 41, 41, 62,
  ])
})

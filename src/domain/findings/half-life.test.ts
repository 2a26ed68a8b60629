import { expect, it } from 'vitest'
import { weighedLife } from '#test/simulated-claims.ts'
import { halfLife, halfLifeSeenTwice } from './half-life.ts'
import { sayHalfLife } from './half-life-words.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const lives = (hours: number | null, weighings: number) =>
  seeds(20).map((seed) => halfLife(weighedLife(seed, { hours, weighings })))

it('is told where time does not matter in hardly any life', () => {
  expect(lives(null, 24).filter((it) => it !== null).length).toBeLessThanOrEqual(3)
})

it('is told with an interval that mostly holds the truth', () => {
  const told = lives(24, 24).flatMap((it) => it ?? [])
  expect(told.length).toBeGreaterThanOrEqual(10)
  const right = told.filter(({ from, to }) => from <= 24 && 24 <= to)
  expect(right.length).toBeGreaterThanOrEqual(0.85 * told.length)
})

it('needs eighteen weighings', () => {
  expect(halfLife(weighedLife(1, { hours: 24, weighings: 17 }))).toBeNull()
})

it('is said with its interval', () => {
  expect(sayHalfLife('anger', { hours: 25, from: 10.2, to: 47, weighings: 24 })).toBe(
    'Your anger halves in about a day, between 10 hours and 2 days.',
  )
})

it('is told only where older and newer answers agree, at fixed numbers', () => {
  const twice = (hours: number | null, weighings: number) =>
    seeds(10).filter((seed) => halfLifeSeenTwice(weighedLife(seed, { hours, weighings })) !== null)
  expect(twice(null, 54)).toEqual([])
  expect(twice(24, 35)).toEqual([])
  expect(twice(24, 54).length).toBeGreaterThanOrEqual(5)
  const seed = twice(24, 36)[0]!
  const all = weighedLife(seed, { hours: 24, weighings: 60 })
  expect(halfLifeSeenTwice(all.slice(0, 53))).toEqual(halfLifeSeenTwice(all.slice(0, 36)))
})

import { expect, it } from 'vitest'
import { foreseenLife } from '#test/simulated-claims.ts'
import { impactBias } from './impact-bias.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const isTold = (bias: number) => (seed: number) => impactBias(foreseenLife(seed, bias)) !== null

it('is told of somebody who foresees rightly in at most one of twenty', () => {
  expect(seeds(100).filter(isTold(0)).length).toBeLessThanOrEqual(9)
})

it('is told by forty forecasts where it is two points', () => {
  expect(seeds(30).filter(isTold(2)).length).toBeGreaterThanOrEqual(27)
})

it('says nothing before eight, and then in the person’s own numbers', () => {
  const same = (count: number) => Array.from({ length: count }, () => ({ foreseen: 7, felt: 4 }))
  expect(impactBias(same(7))).toBeNull()
  expect(impactBias(same(9))).toEqual({ foreseen: 7, felt: 4, milder: 8, harder: 0, all: 8 })
})

const differing = (...by: number[]) => by.map((it) => ({ foreseen: 5 + it, felt: 5 }))

it('is told at eight where a coin would do it in at most one of a hundred', () => {
  // All eight one way: two of 256 ways are as far. That is less than one in a hundred.
  expect(impactBias(differing(1, 1, 1, 1, 1, 1, 1, 1))).toEqual({
    foreseen: 6,
    felt: 5,
    milder: 8,
    harder: 0,
    all: 8,
  })
  expect(impactBias(differing(-2, -2, -2, -2, -2, -2, -2, -2))).toEqual({
    foreseen: 3,
    felt: 5,
    milder: 0,
    harder: 8,
    all: 8,
  })
  // Seven up and one down, by the same: 2 · (1 + 8) of 256 are as far.
  expect(impactBias(differing(1, 1, 1, 1, 1, 1, 1, -1))).toBeNull()
  // Seven by much and one by nothing: its sign may fall either way, and four of 256 are as far.
  expect(impactBias(differing(9, 9, 9, 9, 9, 9, 9, 0))).toBeNull()
})

it('is nothing below one point, however sure', () => {
  expect(impactBias(differing(...Array<number>(40).fill(0.9)))).toBeNull()
  expect(impactBias([])).toBeNull()
})

it('looks again at twelve and eighteen, and is surer there', () => {
  const eight = [0, 0, 0, 0, 2, 2, 2, 2]
  expect(impactBias(differing(...eight, 2, 2, 2))).toBeNull()
  expect(impactBias(differing(...eight, 2, 2, 2, 2))).toBeNull()
  const later = differing(...eight, ...Array<number>(10).fill(2))
  expect(impactBias(later.slice(0, 17))).toBeNull()
  expect(impactBias(later)).toEqual({ foreseen: 7, felt: 5, milder: 14, harder: 0, all: 18 })
})

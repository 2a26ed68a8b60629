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

import { expect, it } from 'vitest'
import { tossedLife } from '#test/simulated-claims.ts'
import { drawArms, judge } from './experiment.ts'
import { seeded } from './seeded.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const isTold = (effect: number) => (seed: number) => {
  const all = tossedLife(seed, effect)
  return [24, 40].some((size) => judge(all.slice(0, size), 300, seed).state === 'told')
}

it('names a winner without an effect in at most one of twenty', () => {
  expect(seeds(100).filter(isTold(0)).length).toBeLessThanOrEqual(9)
})

it('finds two points of ten by toss forty in four of five', () => {
  expect(seeds(40).filter(isTold(2)).length).toBeGreaterThanOrEqual(32)
})

it('is read at 24 and 40 tosses and never between', () => {
  const all = tossedLife(1, 6)
  for (const size of [1, 12, 23, 25, 39]) expect(judge(all.slice(0, size)).state).toBe('goes on')
  expect(judge(all.slice(0, 24)).state).toBe('told')
})

it('counts what was tossed, whatever was done, and says how often that differed', () => {
  const all = tossedLife(1, 6).slice(0, 24)
  const otherwise = all.map((it, at) => ({ ...it, did: at < 3 ? ('other' as const) : it.did }))
  expect(judge(otherwise)).toEqual({ ...judge(all), didOtherwise: 3 })
})

it('cannot be told where more than a quarter was not answered', () => {
  const all = tossedLife(1, 6).slice(0, 24)
  const silent = all.map((it, at) => ({ ...it, after: at < 7 ? null : it.after }))
  expect(judge(silent).state).toBe('too many unanswered')
})

it('keeps the arms level in blocks nobody can foresee', () => {
  const drawn = drawArms(24, seeded(5))
  expect(Math.abs(drawn.filter((arm) => arm === 'a').length - 12)).toBeLessThanOrEqual(1)
  expect(drawArms(24, seeded(6))).not.toEqual(drawn)
})

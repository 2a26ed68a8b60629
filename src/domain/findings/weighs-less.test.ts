import { expect, it } from 'vitest'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { weighsLess } from './weighs-less.ts'

const SINCE = FIRST_DAY + 180

/** A year in which an expectation was there whenever Mother was; written anew in its middle. */
function told(seed: number, by: number) {
  const planted = { kind: 'strength', part: 'Mother', from: 180, by } as const
  const life = simulatedLife({ seed: seed + 7000, perWeek: 5, days: 365, planted })
  const own = new Set(life.filter(({ parts }) => parts.includes('Mother')).map(({ id }) => id))
  return weighsLess(life, own, SINCE)
}
const count = (by: number) =>
  Array.from({ length: 60 }, (_, at) => told(at + 1, by)).filter((it) => it !== null).length

it('is told of hardly anybody for whom nothing changed, and of most for whom it did', () => {
  expect(count(0)).toBeLessThanOrEqual(3)
  expect(count(4)).toBeGreaterThanOrEqual(30)
})

it('is never told before six fresh times, nor of strengths nobody said', () => {
  const life = simulatedLife({ seed: 1, perWeek: 5, days: 365 })
  const own = new Set(life.map(({ id }) => id))
  expect(weighsLess(life, own, FIRST_DAY + 362)).toBeNull()
  const unsaid = life.map((it) => ({ ...it, said: [] }))
  expect(weighsLess(unsaid, own, SINCE)).toBeNull()
})

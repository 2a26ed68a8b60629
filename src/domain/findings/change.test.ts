import { expect, it } from 'vitest'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { changesSoFar, lookDay } from './change.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 3001)
const END = FIRST_DAY + 365

it('is told in at most one of twenty years without one', () => {
  const told = seeds(40).filter(
    (seed) => changesSoFar(simulatedLife({ seed, days: 365 }), END).length > 0,
  )
  expect(told.length).toBeLessThanOrEqual(4)
})

it('is told where a part weighs three points less, and says which way', () => {
  const planted = { kind: 'strength', part: 'Mother', from: 150, by: 3 } as const
  const told = seeds(20).flatMap((seed) =>
    changesSoFar(simulatedLife({ seed, perWeek: 7, days: 365, planted }), END)
      .filter(({ key, measure }) => key === 'Mother' && measure === 'strength')
      .slice(0, 1),
  )
  expect(told.length).toBeGreaterThanOrEqual(12)
  expect(told.every(({ isMore, before, now }) => !isMore && before - now >= 1)).toBe(true)
})

it('says nothing of strength where the person said none', () => {
  const planted = { kind: 'strength', part: 'Mother', from: 150, by: 3 } as const
  const silent = seeds(5).flatMap((seed) =>
    changesSoFar(
      simulatedLife({ seed, perWeek: 7, days: 365, planted }).map((it) => ({ ...it, said: [] })),
      END,
    ),
  )
  expect(silent.filter(({ measure }) => measure === 'strength')).toEqual([])
})

it('is looked for every four weeks, first after twenty', () => {
  const life = simulatedLife({ seed: 3001, days: 30 })
  const first = life[0]!.day + 14 + 70 + 56
  expect(lookDay(life, first - 1)).toBeNull()
  expect(lookDay(life, first + 27)).toBe(first)
  expect(lookDay(life, first + 28)).toBe(first + 28)
})

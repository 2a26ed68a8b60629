import { describe, expect, it } from 'vitest'
import { simulatedTries } from '#test/simulated-tries.ts'
import { ENOUGH, helpsMost, lanesOf, median, orderOf, outcomeOf, type Try } from './what-helps.ts'

const SEEDS = Array.from({ length: 100 }, (_, at) => at + 1)
const LEVERS = ['action', 'perception', 'body', null] as const
const howMany = (isSo: (seed: number) => boolean) => SEEDS.filter(isSo).length

const tried = (lever: Try['lever'], before: number, after: number): Try => ({
  situationId: 1,
  title: 'A day',
  action: 'do it',
  lever,
  category: 'anger',
  before,
  after,
  at: '2026-01-01T00:00:00.000Z',
})

describe('what helps, over a hundred simulated lives', () => {
  it('puts a lever that is truly better first, at twenty outcomes', () => {
    const better = { lever: 'perception', by: 2 } as const
    const life = (seed: number) => simulatedTries({ seed, outcomes: 20, levers: LEVERS, better })
    expect(howMany((seed) => orderOf(life(seed))?.[0] === 'perception')).toBeGreaterThanOrEqual(90)
  })

  it.each([20, 60])('claims no favourite where all are alike, at %d outcomes', (outcomes) => {
    const life = (seed: number) => simulatedTries({ seed, outcomes, levers: LEVERS })
    expect(howMany((seed) => helpsMost(life(seed)) === null)).toBeGreaterThanOrEqual(95)
  })

  it('says so where one stands out', () => {
    const better = { lever: 'perception', by: 3 } as const
    const life = (seed: number) => simulatedTries({ seed, outcomes: 40, levers: LEVERS, better })
    expect(howMany((seed) => helpsMost(life(seed)) === 'perception')).toBeGreaterThanOrEqual(90)
    expect(howMany((seed) => !['perception', null].includes(helpsMost(life(seed))))).toBe(0)
  })
})

it('does not mistake strong feelings, which fall the most, for a lever that helps', () => {
  const strong = Array.from({ length: 20 }, (_, at) => tried('body', 9 + (at % 2), 6 + (at % 3)))
  const mild = Array.from({ length: 20 }, (_, at) => tried(null, 3 + (at % 8), 2 + (at % 5)))
  const order = orderOf([
    ...strong,
    ...mild,
    ...mild.map((it) => ({ ...it, lever: 'action' as const })),
  ])
  expect(order).not.toBeNull()
  expect(
    helpsMost([...strong, ...strong.map((it) => ({ ...it, lever: 'action' as const }))]),
  ).toBeNull()
})

it('has no order and no favourite below five outcomes of a lever', () => {
  const few = Array.from({ length: ENOUGH - 1 }, () => tried('action', 9, 1))
  const others = Array.from({ length: 9 }, () => tried(null, 5, 5))
  expect([orderOf([...few, ...others]), helpsMost([...few, ...others])]).toEqual([null, null])
  expect(orderOf([...few, tried('action', 9, 1), ...others])?.[0]).toBe('action')
})

it('puts what made it heavier last, after what nobody has tried', () => {
  const heavier = Array.from({ length: 6 }, () => tried('action', 4, 8))
  expect(orderOf(heavier)?.at(-1)).toBe('action')
})

it('draws one lane per lever, and the times without a step last', () => {
  const lanes = lanesOf([
    tried(null, 8, 6),
    ...Array.from({ length: 5 }, () => tried('perception', 7, 5)),
    ...Array.from({ length: 5 }, () => tried('action', 8, 2)),
    tried('body', 6, 4),
  ])
  expect(lanes.map(({ lever, isEnough }) => [lever, isEnough])).toEqual([
    ['action', true],
    ['perception', true],
    ['body', false],
    [null, false],
  ])
  expect(lanes[0]).toMatchObject({ lighter: 5, before: 8, after: 2 })
})

it('counts one outcome per step: the first in which it was taken', () => {
  const said = (outcome: 'done' | 'no' | 'none', strength: number | null) => ({ outcome, strength })
  expect(outcomeOf([])).toBeNull()
  expect(outcomeOf([said('done', null)])).toBeNull()
  expect(outcomeOf([said('none', 7), said('done', 2)])).toEqual({ isTaken: true, after: 2 })
  expect(outcomeOf([said('no', 7), said('none', 5)])).toEqual({ isTaken: false, after: 7 })
})

it('takes the middle value', () => {
  expect([median([3]), median([1, 9]), median([9, 1, 2])]).toEqual([3, 5, 2])
})

import { describe, expect, it } from 'vitest'
import { simulatedBook, simulatedTries } from '#test/simulated-tries.ts'
import { formatHelps } from './helps-words.ts'
import { median } from './odds.ts'
import type { Try } from './tries.ts'
import { ENOUGH, helpsMost, lanesOf } from './what-helps.ts'

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
  it('claims a favourite where all are alike in at most one of twenty, looking after each outcome', () => {
    const isEverTold = (seed: number) => {
      const life = simulatedTries({ seed, outcomes: 90, levers: LEVERS })
      return life.some((_, at) => helpsMost(life.slice(0, at + 1)) !== null)
    }
    expect(howMany(isEverTold)).toBeLessThanOrEqual(5)
  })

  it('claims a favourite where all are alike in at most one of twenty, where each of four feelings is asked about besides', () => {
    const feelings = ['anger', 'worry', 'sadness', 'shame'] as const
    const isEverTold = (seed: number) => {
      const life = simulatedTries({ seed, outcomes: 140, levers: LEVERS }).map((it, at) => ({
        ...it,
        category: feelings[(at * seed + (at >> 2)) % 4]!,
      }))
      return life.some((it, at) => {
        const seen = life.slice(0, at + 1)
        return helpsMost(seen) !== null || helpsMost(seen, it.category) !== null
      })
    }
    expect(howMany(isEverTold)).toBeLessThanOrEqual(5)
  })

  it('claims a favourite in at most one of twenty lives with joys that last, coins, plans and open questions', () => {
    const isEverTold = (seed: number) => {
      const life = simulatedBook({ seed, days: 200, levers: ['action', 'perception'] })
      expect(life.every(({ category }) => category !== 'happiness')).toBe(true)
      return life.some((_, at) => helpsMost(life.slice(0, at + 1)) !== null)
    }
    expect(howMany(isEverTold)).toBeLessThanOrEqual(5)
  })

  it.each([20, 60])('claims no favourite where all are alike, at %d outcomes', (outcomes) => {
    const life = (seed: number) => simulatedTries({ seed, outcomes, levers: LEVERS })
    expect(howMany((seed) => helpsMost(life(seed)) === null)).toBeGreaterThanOrEqual(95)
  })

  it('says so where one stands out', () => {
    const better = { lever: 'perception', by: 3 } as const
    const life = (seed: number) => simulatedTries({ seed, outcomes: 41, levers: LEVERS, better })
    expect(howMany((seed) => helpsMost(life(seed)) === 'perception')).toBeGreaterThanOrEqual(90)
    expect(howMany((seed) => !['perception', null].includes(helpsMost(life(seed))))).toBe(0)
  })
})

it('does not mistake strong feelings, which fall the most, for a lever that helps', () => {
  const strong = Array.from({ length: 20 }, (_, at) => tried('body', 9 + (at % 2), 6 + (at % 3)))
  expect(
    helpsMost([...strong, ...strong.map((it) => ({ ...it, lever: 'action' as const }))]),
  ).toBeNull()
})

it('has no favourite below five outcomes of a lever, nor below twelve in all', () => {
  const tries = (count: number, others: number) => [
    ...Array.from({ length: count }, () => tried('action', 9, 1)),
    ...Array.from({ length: others }, () => tried(null, 5, 5)),
  ]
  expect(helpsMost(tries(ENOUGH - 1, 20))).toBeNull()
  expect(helpsMost(tries(5, 6))).toBeNull()
  expect(helpsMost(tries(8, 10))).toBe('action')
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

it('says a single try as one', () => {
  expect(formatHelps([tried('action', 8, 5)], null).before).toBe(
    'One try so far, lighter afterwards. That’s too few to say why.',
  )
  expect(formatHelps([tried('action', 5, 5)], null).before).toMatch(/^One try so far, not lighter/)
  expect(formatHelps([tried('action', 8, 5), tried('body', 4, 5)], null).before).toMatch(
    /^Two tries so far, one of them lighter\./,
  )
})

it('takes the middle value', () => {
  expect([median([3]), median([1, 9]), median([9, 1, 2])]).toEqual([3, 5, 2])
})

import { expect, it, vi } from 'vitest'
import { FIRST_DAY, simulatedLife, sundayLife } from '#test/simulated-lives.ts'
import { keyOf } from './observation.ts'
import { nextLook, replicatedFindings, UNWATCHED, watchOn } from './replicated-findings.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 901)
const PLANTED = { kind: 'part', part: 'Mother', group: 'regret', rate: 0.75 } as const
const MOTHER = keyOf({ parts: ['Mother'], time: null })

it('tells nothing false in a year of daily looks, or hardly ever', () => {
  const told = seeds(40).filter(
    (seed) => watchOn(simulatedLife({ seed, days: 365 }), UNWATCHED).told.length > 0,
  )
  expect(told.length).toBeLessThanOrEqual(3)
})

it('tells what holds, within the year, with what was written since', () => {
  const lives = seeds(20).map((seed) => simulatedLife({ seed, days: 365, planted: PLANTED }))
  const told = lives.flatMap((life) => {
    const watch = watchOn(life, UNWATCHED)
    return replicatedFindings(life, watch).filter(
      ({ condition, group }) => condition.parts.includes('Mother') && group === 'regret',
    )
  })
  expect(told.length).toBeGreaterThanOrEqual(18)
  for (const { from, with: inside, without } of told) {
    expect(from).toBeGreaterThan(FIRST_DAY)
    expect(inside.of / inside.all - without.of / without.all).toBeGreaterThanOrEqual(0.1)
  }
})

it('tells of Sundays with fresh numbers and without weekends', () => {
  const life = sundayLife()
  const watch = watchOn(life, UNWATCHED)
  const [only, ...rest] = replicatedFindings(life, watch)
  expect(rest).toEqual([])
  expect(only).toMatchObject({ condition: { parts: [], time: 'sundays' }, group: 'worry' })
  expect(only!.with.all).toBeLessThan(13)
  expect(only!.without.of).toBe(0)
  // Seen once, it is not told yet.
  const first = watchOn(life.slice(0, watch.told[0]!.at - 1), UNWATCHED)
  expect([first.told, first.named.map(({ key }) => key)]).toEqual([
    [],
    expect.arrayContaining(['sundays']),
  ])
})

it('says the same whether a diary is gone through day by day or at once', () => {
  const life = simulatedLife({ seed: 907, days: 200, planted: PLANTED })
  let daily = UNWATCHED
  for (let size = 1; size <= life.length; size += 1) daily = watchOn(life.slice(0, size), daily)
  const once = watchOn(life, UNWATCHED)
  expect(daily.told.map(({ key, group }) => [key, group])).toEqual(
    once.told.map(({ key, group }) => [key, group]),
  )
  expect(once.told.map(({ key }) => key)).toContain(MOTHER)
})

it('goes through a diary anew where something was deleted or brought in', () => {
  const life = simulatedLife({ seed: 907, days: 200, planted: PLANTED })
  const watch = watchOn(life, UNWATCHED)
  const shorter = life.filter((_, at) => at !== 3)
  expect(watchOn(shorter, watch)).toEqual(watchOn(shorter, UNWATCHED))
  expect(watchOn(life, watch)).toEqual(watch)
})

it('looks when the diary has grown by a quarter', () => {
  expect([nextLook(0), nextLook(15), nextLook(19), nextLook(24)]).toEqual([15, 19, 24, 30])
})

it('goes through a long diary once while a finding waits', () => {
  const life = simulatedLife({ seed: 907, days: 1500 }).map((it) => ({ ...it, parts: [] }))
  const waiting = { key: MOTHER, group: 'regret', since: 1, tests: 0 } as const
  const before = { size: 1, lastId: life[0]!.id, look: 1e9, named: [waiting], told: [] }
  const slice = vi.spyOn(Array.prototype, 'slice')
  const { named } = watchOn(life, before)
  const copied = slice.mock.results.reduce((sum, { value }) => sum + value.length, 0)
  slice.mockRestore()
  expect(named).toEqual([waiting])
  expect(copied).toBeLessThan(10 * life.length)
})

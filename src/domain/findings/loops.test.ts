import { expect, it } from 'vitest'
import { episodesOf } from '#test/simulated-claims.ts'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { type Episode, loopAt, loopNow } from './loops.ts'

const TODAY = FIRST_DAY + 89
const PLANTED = { kind: 'loop', part: 'Mother', group: 'anger', rate: 0.8, open: 0.85 } as const
const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 4001)

it('is found in hardly any life without one, however often its part and feeling come', () => {
  const found = seeds(100).filter(
    (seed) => loopAt(episodesOf(simulatedLife({ seed, days: 90 })), TODAY) !== null,
  )
  expect(found.length).toBeLessThanOrEqual(4)
})

it('is told where the same stays open, once two looks a month apart have found it', () => {
  const lives = seeds(12).map((seed) =>
    episodesOf(simulatedLife({ seed, perWeek: 7, days: 180, planted: PLANTED })),
  )
  const months = (life: readonly Episode[]) =>
    Array.from({ length: 6 }, (_, month) => life[0]!.day + 28 * (month + 1)).map((day) =>
      loopNow(
        life.filter((it) => it.day <= day),
        day,
      ),
    )
  const told = lives.filter((life) => months(life).some((it) => it?.key === 'Mother'))
  expect(told.length).toBeGreaterThanOrEqual(9)
  for (const life of lives) expect(months(life)[0]).toBeNull()
})

/** Worry about the bakery every third day, the garden between; nothing else stays open. */
const bakery = (days: number, change: Partial<Episode['touched'][number]> = {}): Episode[] =>
  Array.from({ length: days }, (_, at): Episode => {
    const isBakery = at % 3 === 0
    const there = isBakery
      ? { key: 'bakery', emotion: 'worry' as const, isOpen: true, ...change }
      : { key: 'garden', emotion: 'happiness' as const, isOpen: false }
    return { id: at + 1, day: FIRST_DAY + at, touched: [there] }
  })

it('says how often it stayed open with this part and elsewhere', () => {
  expect(loopAt(bakery(60), FIRST_DAY + 59)).toMatchObject({
    ...{ key: 'bakery', emotion: 'worry' },
    ...{ with: { of: 20, all: 20 }, without: { of: 0, all: 40 } },
  })
})

it('is over when it is settled, or has not come for a month', () => {
  const life = bakery(61)
  expect(loopNow(life, FIRST_DAY + 60)).not.toBeNull()
  const settled: Episode = {
    ...{ id: 99, day: FIRST_DAY + 60 },
    touched: [{ key: 'bakery', emotion: 'worry', isOpen: false }],
  }
  expect(loopNow([...life, settled], FIRST_DAY + 60)).toBeNull()
  expect(loopNow(life, FIRST_DAY + 120)).toBeNull()
})

it('is never made of what is pleasant or settled', () => {
  expect(loopAt(bakery(60, { emotion: 'pride' }), FIRST_DAY + 59)).toBeNull()
  expect(loopAt(bakery(60, { isOpen: false }), FIRST_DAY + 59)).toBeNull()
})

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
    key: 'bakery',
    emotion: 'worry',
    with: { of: 20, all: 20 },
    without: { of: 0, all: 40 },
  })
})

it('is over when it is settled, or has not come for a month', () => {
  const life = bakery(61)
  expect(loopNow(life, FIRST_DAY + 60)).not.toBeNull()
  const settled: Episode = {
    id: 99,
    day: FIRST_DAY + 60,
    touched: [{ key: 'bakery', emotion: 'worry', isOpen: false }],
  }
  expect(loopNow([...life, settled], FIRST_DAY + 60)).toBeNull()
  expect(loopNow(life, FIRST_DAY + 120)).toBeNull()
})

it('is never made of what is pleasant or settled', () => {
  expect(loopAt(bakery(60, { emotion: 'pride' }), FIRST_DAY + 59)).toBeNull()
  expect(loopAt(bakery(60, { isOpen: false }), FIRST_DAY + 59)).toBeNull()
})

/** Worry about the bakery stays open on these days; on every other day up to `today` there is the garden, and nothing. */
const openOn = (days: readonly number[], today: number, from = 0): Episode[] =>
  Array.from({ length: today - from + 1 }, (_, at) => from + at).map((day): Episode => {
    const isBakery = days.includes(day)
    const touched = isBakery
      ? { key: 'bakery', emotion: 'worry' as const, isOpen: true }
      : { key: 'garden', emotion: 'happiness' as const, isOpen: false }
    return { id: day + 1, day, touched: [touched] }
  })
const isFound = (days: readonly number[], today: number, from?: number) =>
  loopAt(openOn(days, today, from), today)?.key === 'bakery'

it.each([
  ['four times in fifteen days', [10, 13, 17, 24], 40, true],
  ['three times', [10, 17, 24], 40, false],
  ['four times in fourteen days', [10, 13, 17, 23], 40, false],
  ['thirty days ago', [10, 13, 17, 24], 54, true],
  ['thirty-one days ago', [10, 13, 17, 24], 55, false],
  ['the first of four within ninety days', [10, 40, 70, 98], 99, true],
  ['the first of four ninety days ago', [10, 40, 70, 98], 100, false],
])('is %s: %j on day %d', (_, days, today, isThere) => {
  expect(isFound(days, today)).toBe(isThere)
})

it('counts one evening once, as it was told last', () => {
  const life = openOn([10, 13, 17, 24], 40)
  const again = (day: number, isOpen: boolean): Episode => ({
    id: 1000 + day,
    day,
    touched: [{ key: 'bakery', emotion: 'worry', isOpen }],
  })
  const twice = [...life, again(24, true)].sort((one, other) => one.day - other.day)
  expect(loopAt(twice, 40)).toMatchObject({ ids: [11, 14, 18, 1024], with: { of: 4, all: 4 } })
  const settled = [...life, again(24, false)].sort((one, other) => one.day - other.day)
  expect(loopAt(settled, 40)).toBeNull()
  const looked = life.filter(({ day }) => day !== 17)
  const three = [...looked, again(24, true), again(13, true)].sort(
    (one, other) => one.day - other.day,
  )
  expect(loopAt(three, 40)).toBeNull()
})

it('is nothing where it stays open elsewhere as often', () => {
  const everywhere = openOn([10, 13, 17, 24], 40).map((it) => ({
    ...it,
    touched: it.touched.map((one) => ({ ...one, emotion: 'worry' as const, isOpen: true })),
  }))
  expect(loopAt(everywhere, 40)).toBeNull()
  expect(loopAt([], 40)).toBeNull()
})

it('says which of two is the clearer', () => {
  const life = openOn([3, 8, 13, 18, 23, 28, 33, 38], 40).map((it) =>
    [5, 15, 25, 35].includes(it.day)
      ? { ...it, touched: [{ key: 'Tom', emotion: 'anger' as const, isOpen: true }] }
      : it,
  )
  expect(loopAt(life, 40)).toMatchObject({ key: 'bakery', with: { of: 8, all: 8 } })
})

it('is told at the second look, four weeks after the first, and only if it came in between', () => {
  const days = [2, 8, 14, 20, 26, 33, 40, 47, 54]
  const now = (today: number, some = days) => loopNow(openOn(some, today), today)
  // Looks are on day 28 and 56: both find it from day 56 on.
  expect([now(55), now(56)?.ids.length, now(57)?.with.of]).toEqual([null, 9, 9])
  expect(now(56, [2, 8, 14, 20, 26, 28])).toBeNull()
  expect(now(56, [2, 8, 14, 20, 26, 29])?.with).toEqual({ of: 6, all: 6 })
  expect(now(56, [2, 8, 14, 20, 26, 56])?.with).toEqual({ of: 6, all: 6 })
  expect(loopNow([], 56)).toBeNull()
})

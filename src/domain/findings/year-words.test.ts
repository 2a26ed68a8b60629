import { expect, it } from 'vitest'
import { DAY } from '#domain/values/duration.ts'
import { emotionStats } from './emotion-stats.ts'
import {
  formatWeekdays,
  formatYear,
  hasWeeks,
  weekOf,
  yearGroups,
  yearMonths,
} from './year-words.ts'

const TODAY = '2026-11-18'
const on = (day: string, ...groups: ('worry' | 'pride')[]) => ({
  day: Date.parse(day) / DAY,
  emotions: groups.map((category) => ({ category, intensity: 0.5 })),
})
const statsOf = (...felt: ReturnType<typeof on>[]) => emotionStats(felt, Date.parse(TODAY) / DAY)

it('places each day in its week, and tells an open day from an empty one', () => {
  const stats = statsOf(
    on('2026-11-01', 'worry'),
    on('2026-11-02', 'pride', 'worry'),
    on('2026-11-03'),
  )
  const [november, december, ...rest] = yearMonths(stats, TODAY)
  expect([november?.month, november?.situations, december?.month]).toEqual([
    '2026-11',
    3,
    '2026-12',
  ])
  // A diary that has just begun shows months to come.
  expect(rest).toHaveLength(4)
  expect(november?.days).toHaveLength(30)
  // The first was a Sunday, so Monday begins the second row.
  expect(
    november?.days
      .slice(0, 4)
      .map(({ weekday, week, groups, isOpen }) => [weekday, week, groups.length, isOpen]),
  ).toEqual([
    [6, 0, 1, false],
    [0, 1, 2, false],
    [1, 1, 0, true],
    [2, 1, 0, false],
  ])
  expect(november?.days.filter(({ isAhead }) => isAhead)).toHaveLength(12)
  expect(yearGroups(stats)).toEqual([
    { category: 'worry', count: 2 },
    { category: 'pride', count: 1 },
  ])
})

it('says how many moments there are, and since when', () => {
  expect(formatYear(yearMonths(statsOf(), TODAY))).toBe('Your year in blooms')
  expect(formatYear(yearMonths(statsOf(on('2026-11-01', 'worry'), on('2026-11-03')), TODAY))).toBe(
    '2 moments since November',
  )
  const year = statsOf(on('2025-12-31', 'worry'), on('2026-11-01', 'worry'))
  expect(formatYear(yearMonths(year, TODAY))).toBe('A year in 2 moments')
})

it('counts a week in situations, and names a day only where no more than two have most', () => {
  const stats = statsOf(
    on('2026-11-01', 'worry'),
    on('2026-11-08', 'worry'),
    on('2026-11-08', 'pride'),
    on('2026-11-16', 'pride'),
  )
  const week = weekOf(stats)
  expect([week[6]?.main?.count, week[6]?.all]).toEqual([2, 3])
  expect(formatWeekdays(week)).toBe('Sundays come up most, 3 of 4 times.')
  const [sunday, monday] = [on('2026-11-01', 'worry'), on('2026-11-02', 'worry')]
  const tuesday = on('2026-11-03', 'worry')
  expect(formatWeekdays(weekOf(statsOf(sunday, monday)))).toBe(
    'Mondays and Sundays come up most, 1 of 2 times each.',
  )
  expect(formatWeekdays(weekOf(statsOf(sunday, monday, tuesday)))).toBe('No single day stands out.')
  expect([hasWeeks(stats), hasWeeks(statsOf(on('2026-11-01', 'worry')))]).toEqual([true, false])
})

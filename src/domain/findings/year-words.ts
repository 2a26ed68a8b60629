/** Describes the year and week views in counts and sentences. */
import { DAY } from '../values/duration.ts'
import { firstOfMonth, isoDay, weekdayOf } from '../values/time-zone.ts'
import { counted, countOf, listed, topOf, WEEKDAYS } from './analytics-words.ts'
import type { EmotionStats } from './emotion-stats.ts'
import { monthName } from './over-time-words.ts'

/** A new diary shows at least this many months. */
const MIN_MONTHS = 6

export type YearMonth = ReturnType<typeof yearMonths>[number]
export type YearDay = YearMonth['days'][number]
type Year = Pick<EmotionStats, 'months' | 'days' | 'openDays'>

const numberOf = (day: string): number => Date.parse(day) / DAY
const situationsOn = (days: readonly { situations: number }[]): number =>
  days.reduce((sum, { situations }) => sum + situations, 0)

/** The months to draw, from the first with a situation. `today` is like "2026-03-05". */
export function yearMonths({ months, days, openDays }: Year, today: string) {
  const written = [...days, ...openDays]
  const known = new Map(days.map((day) => [day.day, day.groups]))
  const open = new Set(openDays.map(({ day }) => day))
  const within = (month: string) => written.filter(({ day }) => day.startsWith(month))
  const first = months.findIndex(({ month }) => within(month).length > 0)
  const names = months.slice(first).map(({ month }) => month)
  while (names.length < MIN_MONTHS)
    names.push(isoDay(firstOfMonth(numberOf(`${names.at(-1)}-01`), -1)).slice(0, 7))
  return names.map((month) => ({
    month,
    situations: situationsOn(within(month)),
    days: daysOf(month).map((place) => {
      const groups = known.get(place.day) ?? []
      const isOpen = groups.length === 0 && open.has(place.day)
      // `groups` is empty for a day without a known feeling.
      return { ...place, groups, isOpen, isAhead: place.day > today }
    }),
  }))
}

/** All days of a month with their place in a calendar that starts on Monday. */
function daysOf(month: string) {
  const from = numberOf(`${month}-01`)
  const before = weekdayOf(from)
  return Array.from({ length: firstOfMonth(from, -1) - from }, (_, at) => ({
    day: isoDay(from + at),
    /** 0 is Monday. */
    weekday: (before + at) % 7,
    /** The row of the month, from 0. */
    week: Math.floor((before + at) / 7),
  }))
}

/** "A year in 201 moments", or "12 moments since March" for a shorter diary. */
export function formatYear(months: readonly YearMonth[]): string {
  const all = situationsOn(months)
  if (all === 0) return 'Your year in blooms'
  return months.length === 12
    ? `A year in ${counted(all, 'moment')}`
    : `${counted(all, 'moment')} since ${monthName(months[0]!.month)}`
}

/** The groups of the months shown, most frequent first. */
export function yearGroups({ days }: Pick<Year, 'days'>) {
  const groups = days.flatMap((day) => day.groups)
  return [...Map.groupBy(groups, ({ category }) => category)]
    .map(([category, all]) => ({ category, count: countOf(all) }))
    .sort((one, other) => other.count - one.count)
}

/** The main feeling of each weekday from Monday, and its number of situations. */
export const weekOf = ({ weekdays, days }: Pick<EmotionStats, 'weekdays' | 'days'>) =>
  weekdays.map(([main], weekday) => ({
    name: WEEKDAYS[weekday]!,
    weekday,
    main,
    all: situationsOn(days.filter(({ day }) => weekdayOf(numberOf(day)) === weekday)),
  }))

/** False before two weeks, when most weekdays haven't had a chance to occur. */
export const hasWeeks = ({ days }: Pick<Year, 'days'>): boolean =>
  days.length > 0 && numberOf(days.at(-1)!.day) - numberOf(days[0]!.day) >= 14

/** Names the weekday with the most situations, without a reason. */
export function formatWeekdays(week: ReturnType<typeof weekOf>): string {
  const all = week.reduce((sum, day) => sum + day.all, 0)
  const most = topOf(week, (day) => day.all)
  if (most.length > 2) return 'No single day stands out.'
  const names = listed(most.map(({ name }) => `${name}s`))
  return `${names} come up most, ${most[0]!.all} of ${counted(all, 'time')}${most.length > 1 ? ' each' : ''}.`
}

import { dateLocale, placeOfDays } from './place-of-days.ts'

type Wish = Intl.DateTimeFormatOptions
type Moment = string | number

/** Making one costs more than using it. */
function formatting(wish: Wish, fixed?: 'en-US') {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (zone = placeOfDays()): Intl.DateTimeFormat => {
    const locale = fixed ?? dateLocale()
    const key = `${locale} ${zone ?? ''}`
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...wish, timeZone: zone })
    known.set(key, format)
    return format
  }
}

function telling(wish: Wish, fixed?: 'en-US') {
  const formatIn = formatting(wish, fixed)
  return (moment: Moment, zone?: string): string => formatIn(zone).format(new Date(moment))
}

const DAY: Wish = { month: 'short', day: 'numeric', year: 'numeric' }
const day = telling(DAY)
const span = formatting(DAY)
/** As it can be read back. */
const plain = telling(DAY, 'en-US')
const short = telling({ month: 'short', day: 'numeric' })
const weekday = telling({ weekday: 'long' })
const long = telling({ weekday: 'long', month: 'short', day: 'numeric' })
const monthDay = telling({ weekday: 'long', month: 'long', day: 'numeric' })
const hour = telling({ hour: 'numeric', minute: '2-digit' })

/** "Mar 5, 2024"; "5 Mar 2024" for whoever writes the day first, and so below. */
export const formatDay = (moment: string): string => day(moment)

/** "Mar 5" */
export const formatShortDay = (moment: Moment): string => short(moment)

/** "2:05 PM" */
export const formatHour = (moment: Moment): string => hour(moment)

/** "2:05 PM" today, "Mar 5, 2024, 2:05 PM" before. */
export function formatMoment(moment: number): string {
  const isToday = day(moment) === day(Date.now())
  return isToday ? hour(moment) : `${day(moment)}, ${hour(moment)}`
}

/** A day of the calendar, such as "2026-11-19", is the same day everywhere. "Thursday, Nov 19" */
export const formatLongDay = (of: string): string => long(of, 'UTC')

/** "Monday, November 9" */
export const formatWholeDay = (of: string): string => monthDay(of, 'UTC')

/** "Nov 9 – 15, 2026", from one day of the calendar to another. Servers and browsers do not agree on the spaces. */
export const formatSpan = (from: string, until: string): string =>
  span('UTC')
    .formatRange(new Date(from), new Date(until))
    .replace(/\s*–\s*/, ' – ')

/** "Saturday" within the last week, "Mar 5, 2024" before. */
export function formatRecent(moment: string, now: number): string {
  return daysBefore(moment, now) < 7 ? weekday(moment) : formatDay(moment)
}

/** How many midnights lie between. */
export function daysBefore(moment: string, now: number): number {
  const midnight = (at: Moment) => Date.parse(`${plain(at)} UTC`)
  return Math.round((midnight(now) - midnight(moment)) / 864e5)
}

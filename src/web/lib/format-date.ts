import { dateLocale, placeOfDays } from './place-of-days.ts'

type DateFormat = Intl.DateTimeFormatOptions
type Moment = string | number

/** Caches formatters, because creating one costs more than using it. */
function formatting(wish: DateFormat, fixed?: 'en-US') {
  const known = new Map<string, Intl.DateTimeFormat>()
  return (zone = placeOfDays()): Intl.DateTimeFormat => {
    const locale = fixed ?? dateLocale()
    const key = `${locale} ${zone ?? ''}`
    const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...wish, timeZone: zone })
    known.set(key, format)
    return format
  }
}

function telling(wish: DateFormat, fixed?: 'en-US') {
  const formatIn = formatting(wish, fixed)
  return (moment: Moment, zone?: string): string => formatIn(zone).format(new Date(moment))
}

const DAY: DateFormat = { month: 'short', day: 'numeric', year: 'numeric' }
const span = formatting(DAY)
/** In a fixed locale, so `Date.parse` can read it. */
const plain = telling(DAY, 'en-US')
const weekday = telling({ weekday: 'long' })
const long = telling({ weekday: 'long', month: 'short', day: 'numeric' })
const monthDay = telling({ weekday: 'long', month: 'long', day: 'numeric' })

/** "Mar 5, 2024", or "5 Mar 2024" in locales with the day first. The same holds below. */
export const formatDay: (moment: Moment) => string = telling(DAY)

/** "Mar 5" */
export const formatShortDay: (moment: Moment) => string = telling({
  month: 'short',
  day: 'numeric',
})

/** "2:05 PM" */
export const formatHour: (moment: Moment) => string = telling({
  hour: 'numeric',
  minute: '2-digit',
})

/** "2:05 PM" today, "Mar 5, 2024, 2:05 PM" before. */
export function formatMoment(moment: number): string {
  const isToday = formatDay(moment) === formatDay(Date.now())
  return isToday ? formatHour(moment) : `${formatDay(moment)}, ${formatHour(moment)}`
}

/** "Thursday, Nov 19". A calendar day such as "2026-11-19" is the same in every zone. */
export const formatLongDay = (of: string): string => long(of, 'UTC')

/** "Monday, November 9" */
export const formatWholeDay = (of: string): string => monthDay(of, 'UTC')

/** "Nov 9 – 15, 2026", between two calendar days. Normalizes the spaces, which differ between servers and browsers. */
export const formatSpan = (from: string, until: string): string =>
  span('UTC')
    .formatRange(new Date(from), new Date(until))
    .replace(/\s*–\s*/, ' – ')

/** "Saturday" within the last week, "Mar 5, 2024" before. */
export function formatRecent(moment: string, now: number): string {
  return daysBefore(moment, now) < 7 ? weekday(moment) : formatDay(moment)
}

/** Counts the midnights between two moments. */
export function daysBefore(moment: string, now: number): number {
  const midnight = (at: Moment) => Date.parse(`${plain(at)} UTC`)
  return Math.round((midnight(now) - midnight(moment)) / 864e5)
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const LONG = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' })
const MONTH_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
})

/** "Mar 5, 2024" */
export const formatDay = (moment: string): string => DAY.format(new Date(moment))

/** "Mar 5" */
export const formatShortDay = (moment: string | number): string => SHORT.format(new Date(moment))

const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** "2:05 PM" today, "Mar 5, 2024, 2:05 PM" before. */
export function formatMoment(moment: number): string {
  const isToday = new Date(moment).toDateString() === new Date().toDateString()
  return isToday ? HOUR.format(moment) : `${DAY.format(moment)}, ${HOUR.format(moment)}`
}

/** A day of the calendar, such as "2026-11-19", is the same day everywhere. */
export const localDay = (day: string): Date => new Date(`${day}T12:00:00`)

/** "Thursday, Nov 19" */
export const formatLongDay = (day: string): string => LONG.format(localDay(day))

/** "Monday, November 9" */
export const formatWholeDay = (day: string): string => MONTH_DAY.format(localDay(day))

/** "Saturday" within the last week, "Mar 5, 2024" before. */
export function formatRecent(moment: string, now: number): string {
  return daysBefore(moment, now) < 7 ? WEEKDAY.format(new Date(moment)) : formatDay(moment)
}

/** How many midnights lie between. */
export function daysBefore(moment: string, now: number): number {
  const midnight = (at: number | string) => new Date(at).setHours(0, 0, 0, 0)
  return Math.round((midnight(now) - midnight(moment)) / 864e5)
}

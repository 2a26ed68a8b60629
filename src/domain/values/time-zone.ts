/** Converts moments to days in the person's time zone, including daylight saving time. */
import * as z from 'zod/mini'
import { DAY, HOUR } from './duration.ts'

/** The offset from UTC from this moment on, both in milliseconds. */
export type ZoneShift = { from: number; offset: number }

/** True if the runtime knows the zone. */
function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

export const UNKNOWN_ZONE =
  'We don’t know this time zone. It should look like Europe/Berlin or America/New_York.'

/** The person's time zone, such as "Europe/Berlin", for storage and planning. */
export const Zone = z
  .string()
  .check(
    z.maxLength(64),
    z.regex(/^[A-Za-z][\w+/-]*$/, { error: UNKNOWN_ZONE, abort: true }),
    z.refine(isKnown, { error: UNKNOWN_ZONE }),
  )

/**
 * A time zone that only affects display. Unknown zones count as UTC, because a browser may know newer ones than the
 * server.
 */
export const ReadingZone = z.string().check(z.maxLength(64))

function clockIn(zone: string): Intl.DateTimeFormat {
  const parts = {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' })
  }
}

function offsetAt(clock: Intl.DateTimeFormat, moment: number): number {
  const part = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Intl.DateTimeFormatPartTypes, number>
  const shown = Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
  return shown - Math.floor(moment / 1000) * 1000
}

/** The minimum time between two clock changes. */
const STEP = 20 * DAY

/** All clock changes between two moments. The first entry is the initial offset. */
export function zoneShifts(zone: string, from: number, to: number): ZoneShift[] {
  const clock = clockIn(zone)
  const shifts = [{ from, offset: offsetAt(clock, from) }]
  for (let start = from; start < to; start += STEP) {
    const end = Math.min(to, start + STEP)
    const offset = offsetAt(clock, end)
    if (offset !== shifts.at(-1)!.offset) {
      shifts.push({ from: changeBetween(clock, start, end), offset })
    }
  }
  return shifts
}

/** Finds the change to the second by bisection. */
function changeBetween(clock: Intl.DateTimeFormat, start: number, end: number): number {
  const after = offsetAt(clock, end)
  let [low, high] = [start, end]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(clock, middle) === after) high = middle
    else low = middle
  }
  return Math.floor(high / 1000) * 1000
}

/** Days since 1970 in the zone. */
export const dayNumber = (moment: number, offset: number): number =>
  Math.floor((moment + offset) / DAY)

/** "2024-03-05" */
export const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

/** 0 is Monday. The first day of 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7

/** The first day of the month `monthsBefore` months before that of `day`. */
export function firstOfMonth(day: number, monthsBefore: number): number {
  const date = new Date(day * DAY)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - monthsBefore, 1) / DAY
}

/** The hour in the zone, 0 to 23. */
export const hourIn = (moment: number, zone: string): number =>
  new Date(moment + offsetAt(clockIn(zone), moment)).getUTCHours()

/** The day in the zone, as "2026-11-15". */
export const dayIn = (moment: number, zone: string): string =>
  isoDay(dayNumber(moment, offsetAt(clockIn(zone), moment)))

/**
 * The moment of a day and hour in the zone. If clocks skip that hour, as much later; if it occurs twice, the first
 * time.
 */
export function momentAt(day: string, hour: number, zone: string): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR
  const clock = clockIn(zone)
  const [before, after] = [offsetAt(clock, shown - DAY), offsetAt(clock, shown + DAY)]
  const fitting = [before, after].filter((offset) => offsetAt(clock, shown - offset) === offset)
  return shown - (fitting.length > 0 ? Math.max(...fitting) : Math.min(before, after))
}

/** Adds calendar days, independent of clock changes. */
export const addDays = (day: string, days: number): string =>
  isoDay(Date.parse(`${day}T00:00:00Z`) / DAY + days)

/** The hour at which a day begins for most people. */
export const MORNING = 5

/** The next moment with this hour in the zone. */
export function nextAt(hour: number, now: number, zone: string): number {
  const today = dayIn(now, zone)
  const moment = momentAt(today, hour, zone)
  return moment > now ? moment : momentAt(addDays(today, 1), hour, zone)
}

/** The next morning in the zone. Hours before the morning belong to the previous night. */
export const nextMorning = (now: number, zone: string): number => nextAt(MORNING, now, zone)

/** The hours in which reminders may be sent. */
export const DAYTIME = { from: 8, until: 21 } as const

/** The moment itself, or the next morning if it falls into the night. */
export function inDaytime(moment: number, zone: string): number {
  const [day, hour] = [dayIn(moment, zone), hourIn(moment, zone)]
  if (hour >= DAYTIME.until) return momentAt(addDays(day, 1), DAYTIME.from, zone)
  return hour < DAYTIME.from ? momentAt(day, DAYTIME.from, zone) : moment
}

/** The local time of a clock. Months count from 1. */
export type WallTime = { year: number; month: number; day: number; hour: number; minute: number }

/** Converts local times to moments. Uses a nearby moment if the time occurs twice or never. */
export function momentsIn(zone: string): (shown: WallTime) => number {
  const clock = clockIn(zone)
  return ({ year, month, day, hour, minute }) => {
    const asUtc = Date.UTC(year, month - 1, day, hour, minute)
    const near = asUtc - offsetAt(clock, asUtc)
    return asUtc - offsetAt(clock, near)
  }
}

/** The month in the zone, as "2024-03". */
export function monthsIn(zone: string): (moment: number) => string {
  const clock = clockIn(zone)
  return (moment) => isoDay(dayNumber(moment, offsetAt(clock, moment))).slice(0, 7)
}

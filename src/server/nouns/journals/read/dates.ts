import type { WallTime } from '#domain/values/time-zone.ts'

type ToMoment = (shown: WallTime) => number

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ]+(?<rest>.*))?$/
const BY_DAY = /^(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})(?:,?\s+(?<rest>.*))?$/
const BY_SLASH = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:,?\s+(.*))?$/
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?m?\.?$/i
const ZONED = /T\d\d:\d\d(:\d\d(\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)$/i
/** For a date without a time: noon is on that day in almost every zone. */
const NOON = { hour: 12, minute: 0 }

/** Parses the date of an entry, with `time` from its own column if there is one. Null if unreadable. */
export function readDate(
  text: string,
  time: string,
  dayFirst: boolean,
  toMoment: ToMoment,
): number | null {
  const written = text.trim()
  if (ZONED.test(written)) return orNull(Date.parse(written.replace(/\s/g, '')))
  const named = (ISO.exec(written) ?? BY_DAY.exec(written))?.groups
  if (named) return wall(named, time, toMoment)
  const [, one, other, year, rest] = BY_SLASH.exec(written) ?? []
  if (!year) return null
  const [day, month] = dayFirst ? [one, other] : [other, one]
  return wall({ year, month, day, rest }, time, toMoment)
}

type Parts = { [part: string]: string | undefined }

function wall({ year, month, day, rest }: Parts, time: string, toMoment: ToMoment): number | null {
  const shown = { year: Number(year), month: Number(month), day: Number(day) }
  const isDay =
    new Date(Date.UTC(shown.year, shown.month - 1, shown.day)).getUTCDate() === shown.day
  if (!isDay || shown.month < 1 || shown.month > 12) return null
  const clock = clockOf((time || rest)?.trim() ?? '')
  return clock && orNull(toMoment({ ...shown, ...clock }))
}

function clockOf(text: string): { hour: number; minute: number } | null {
  if (text === '') return NOON
  const [, hours, minutes, half] = CLOCK.exec(text) ?? []
  if (hours === undefined) return null
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const minute = Number(minutes)
  return hour < 24 && minute < 60 ? { hour, minute } : null
}

const orNull = (moment: number): number | null => (Number.isFinite(moment) ? moment : null)

/** True if the day precedes the month; null if all dates are ambiguous. */
export function dayComesFirst(texts: readonly string[]): boolean | null {
  const slashed = texts.map((text) => BY_SLASH.exec(text.trim())).filter((match) => match !== null)
  if (slashed.length === 0) return false
  if (slashed.some(([, one]) => Number(one) > 12)) return true
  return slashed.some(([, , other]) => Number(other) > 12) ? false : null
}

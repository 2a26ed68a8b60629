import type { WallTime } from '#domain/values/time-zone.ts'

type ToMoment = (shown: WallTime) => number

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(.*))?$/
const BY_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(.*))?$/
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
  const iso = ISO.exec(written)
  if (iso) return wall(iso[1], iso[2], iso[3], time || iso[4], toMoment)
  const dotted = BY_DAY.exec(written)
  if (dotted) return wall(dotted[3], dotted[2], dotted[1], time || dotted[4], toMoment)
  const slashed = BY_SLASH.exec(written)
  if (!slashed) return null
  const [, one, other, year, rest] = slashed
  const [day, month] = dayFirst ? [one, other] : [other, one]
  return wall(year, month, day, time || rest, toMoment)
}

function wall(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
  time: string | undefined,
  toMoment: ToMoment,
): number | null {
  const shown = { year: Number(year), month: Number(month), day: Number(day) }
  const isDay =
    new Date(Date.UTC(shown.year, shown.month - 1, shown.day)).getUTCDate() === shown.day
  if (!isDay || shown.month < 1 || shown.month > 12) return null
  const clock = clockOf(time?.trim() ?? '')
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

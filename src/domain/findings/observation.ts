/** A situation as the statistics see it, and the conditions it meets: its parts and its time. */
import type { EmotionCategory } from '../emotion/emotion.ts'
import { weekdayOf } from '../values/time-zone.ts'
import type { Share } from './odds.ts'

/** Only situations with a known feeling. Open ones count neither as felt nor as not felt. */
export type Observation = {
  id: number
  /** Days since 1970 in the person's time zone, and the hour of writing. Null if only the day is known. */
  day: number
  hour: number | null
  groups: readonly EmotionCategory[]
  /** Keys of the parts, without duplicates. */
  parts: readonly string[]
  /** Only strengths the person gave, 0 to 10, because computed ones follow changes of the map. */
  said: readonly { group: EmotionCategory; strength: number }[]
  isOpen: boolean
}

/**
 * Weekdays are counted in days, because situations of one day share a mood. Parts of a day are counted in situations.
 */
const WEEKDAYS = [
  'mondays',
  'tuesdays',
  'wednesdays',
  'thursdays',
  'fridays',
  'saturdays',
  'sundays',
] as const
const DAY_KINDS = [...WEEKDAYS, 'weekends', 'workdays'] as const
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const
export const TIMES = [...DAY_KINDS, ...DAY_PARTS, 'day-after'] as const
export type Time = (typeof TIMES)[number]

/** One part, two parts together, a time, or the day after a part. */
export type Condition = { parts: readonly string[]; time: Time | null }
export type Unit = 'situation' | 'day'

export const unitOf = ({ time }: Condition): Unit =>
  time === null || DAY_PARTS.some((it) => it === time) ? 'situation' : 'day'

const SEPARATOR = '\u001f'

/** A string key for a condition. */
export const keyOf = ({ parts, time }: Condition): string => [time ?? '', ...parts].join(SEPARATOR)

export function conditionOf(key: string): Condition {
  const [time, ...parts] = key.split(SEPARATOR)
  return { parts, time: TIMES.find((it) => it === time) ?? null }
}

function dayPartOf(hour: number | null): Time | null {
  if (hour === null) return null
  if (hour < 5 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'afternoon' : 'evening'
}

const dayKindsOf = (day: number): Time[] => {
  const weekday = weekdayOf(day)
  return [WEEKDAYS[weekday]!, weekday >= 5 ? 'weekends' : 'workdays']
}

/** "The day after" covers only this many parts, the most frequent. */
const ASKED_AFTER = 3

/** The keys of the conditions each situation and its day meet. */
export function conditionsOf(life: readonly Observation[]): Record<Unit, string[]>[] {
  const often = new Map<string, number>()
  const onDay = new Map<number, Set<string>>()
  for (const { day, parts } of life)
    for (const part of parts) {
      often.set(part, (often.get(part) ?? 0) + 1)
      onDay.set(day, (onDay.get(day) ?? new Set()).add(part))
    }
  const most = [...often]
    .sort(([one, count], [other, more]) => more - count || one.localeCompare(other))
    .slice(0, ASKED_AFTER)
    .map(([part]) => part)
  return life.map(({ day, hour, parts }) => {
    const own = parts.toSorted()
    const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => [one, other]))
    const dayPart = dayPartOf(hour)
    const after = most.filter((part) => onDay.get(day - 1)?.has(part))
    return {
      situation: [
        ...[...own.map((part) => [part]), ...pairs].map((it) => keyOf({ parts: it, time: null })),
        ...(dayPart ? [keyOf({ parts: [], time: dayPart })] : []),
      ],
      day: [
        ...dayKindsOf(day).map((time) => keyOf({ parts: [], time })),
        ...after.map((part) => keyOf({ parts: [part], time: 'day-after' })),
      ],
    }
  })
}

/**
 * Returns a predicate for any condition, including "the day after" a part that is no longer among the most frequent.
 */
export function meeting(
  life: readonly Observation[],
  { parts, time }: Condition,
): (it: Observation) => boolean {
  if (time === 'day-after') {
    const days = new Set(
      life.filter((it) => parts.every((part) => it.parts.includes(part))).map(({ day }) => day + 1),
    )
    return ({ day }) => days.has(day)
  }
  if (time === null) return (it) => parts.every((part) => it.parts.includes(part))
  return ({ day, hour }) => dayPartOf(hour) === time || dayKindsOf(day).includes(time)
}

/** A row to count: a situation, or a day with all its feelings. `until` is its end index. */
export type Row = { day: number; isWith: boolean; isFelt: boolean; until: number }

/** Starts at the situation at index `since`. Skips a day that began earlier. */
export function rowsOf(
  life: readonly Observation[],
  { condition, group }: { condition: Condition; group: EmotionCategory },
  since = 0,
): Row[] {
  const isMet = meeting(life, condition)
  const isDays = unitOf(condition) === 'day'
  const begun = isDays ? life[since - 1]?.day : undefined
  const rows: Row[] = []
  for (let at = since; at < life.length; at += 1) {
    const it = life[at]!
    if (it.day === begun) continue
    const isFelt = it.groups.includes(group)
    const last = rows.at(-1)
    if (isDays && last?.day === it.day) {
      last.isFelt ||= isFelt
      last.until = at + 1
    } else rows.push({ day: it.day, isWith: isMet(it), isFelt, until: at + 1 })
  }
  return rows
}

export function sharesOf(rows: readonly Row[]): { with: Share; without: Share } {
  const shareOf = (isWith: boolean): Share => {
    const all = rows.filter((row) => row.isWith === isWith)
    return { of: all.filter(({ isFelt }) => isFelt).length, all: all.length }
  }
  return { with: shareOf(true), without: shareOf(false) }
}

/** Assigns each row to a stretch of neighbours in time: at least ten rows each, at most eight stretches. */
export function stretchesOf(count: number, least = 10, most = 8): number[] {
  const stretches = Math.max(1, Math.min(most, Math.floor(count / least)))
  return Array.from({ length: count }, (_, at) => Math.floor((at * stretches) / count))
}

/** One situation as the search for findings sees it, and under which conditions it stood: its parts and its time. */
import type { EmotionCategory } from '../emotion/emotion.ts'
import { weekdayOf } from '../values/time-zone.ts'
import type { Share } from './odds.ts'

/** Only what has a reading that names a feeling: what is not known yet is neither felt nor not felt. */
export type Lived = {
  id: number
  /** Days since 1970 where the person lives, and the hour of writing there; none where only the day is known. */
  day: number
  hour: number | null
  groups: readonly EmotionCategory[]
  /** Parts of the map by their keys, each once. */
  parts: readonly string[]
  /** Only what the person said themselves, 0 to 10: a reading follows the map and would follow its changes. */
  said: readonly { group: EmotionCategory; strength: number }[]
  isOpen: boolean
}

/** Weekdays are counted in days, for the situations of one day share its mood; parts of a day in situations. */
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

/** One part, two together, a time, or the day after a part. */
export type Condition = { parts: readonly string[]; time: Time | null }
export type Unit = 'situation' | 'day'

export const unitOf = ({ time }: Condition): Unit =>
  time === null || DAY_PARTS.some((it) => it === time) ? 'situation' : 'day'

const SEPARATOR = '\u001f'

/** One text for each condition, to count by. */
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

/** "The day after" asks only for so many parts: those that are there most. */
const ASKED_AFTER = 3

/** The keys of the conditions each situation meets: of its own, and of its day. */
export function conditionsOf(life: readonly Lived[]): Record<Unit, string[]>[] {
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
    const weekday = weekdayOf(day)
    const dayPart = dayPartOf(hour)
    const after = most.filter((part) => onDay.get(day - 1)?.has(part))
    return {
      situation: [
        ...[...own.map((part) => [part]), ...pairs].map((it) => keyOf({ parts: it, time: null })),
        ...(dayPart ? [keyOf({ parts: [], time: dayPart })] : []),
      ],
      day: [
        keyOf({ parts: [], time: WEEKDAYS[weekday]! }),
        keyOf({ parts: [], time: weekday >= 5 ? 'weekends' : 'workdays' }),
        ...after.map((part) => keyOf({ parts: [part], time: 'day-after' })),
      ],
    }
  })
}

/**
 * Whether a situation of a life meets a condition, for any condition: also "the day after" a part that is no longer
 * among those that are there most.
 */
export function meeting(
  life: readonly Lived[],
  { parts, time }: Condition,
): (it: Lived) => boolean {
  if (time === 'day-after') {
    const days = new Set(
      life.filter((it) => parts.every((part) => it.parts.includes(part))).map(({ day }) => day + 1),
    )
    return ({ day }) => days.has(day)
  }
  if (time === null) return (it) => parts.every((part) => it.parts.includes(part))
  return ({ day, hour }) => {
    const weekday = weekdayOf(day)
    const kinds: readonly (Time | null)[] = [
      WEEKDAYS[weekday]!,
      weekday >= 5 ? 'weekends' : 'workdays',
      dayPartOf(hour),
    ]
    return kinds.includes(time)
  }
}

/** Rows to count: each situation, or each day with everything that was felt on it; `until` is where it ends. */
export type Row = { day: number; isWith: boolean; isFelt: boolean; until: number }

/** From the situation at `since` on; a day that had begun before is left out. */
export function rowsOf(
  life: readonly Lived[],
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

/** Neighbours in time: at least ten each, at most eight stretches; which stretch each row belongs to. */
export function stretchesOf(count: number, least = 10, most = 8): number[] {
  const stretches = Math.max(1, Math.min(most, Math.floor(count / least)))
  return Array.from({ length: count }, (_, at) => Math.floor((at * stretches) / count))
}

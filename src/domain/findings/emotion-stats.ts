/**
 * Counts emotions in total and by month, weekday and day. The unit is the situation, so two emotions of one group in a
 * situation count once.
 */
import * as z from 'zod/mini'
import { EMOTION_CATEGORIES, EmotionCategory } from '../emotion/emotion.ts'
import { firstOfMonth, isoDay, weekdayOf } from '../values/time-zone.ts'
import { type FeltStrength, meanStrength } from './tries.ts'

/** The number of months in trend and calendar, including the current one. */
export const MONTHS_SHOWN = 12
/** Below this many analysed situations, samples are shown instead. */
export const ENOUGH_SITUATIONS = 3
/** In days. Over a whole year every bar would be full. */
export const LATELY = 30
/** With fewer situations in those days, all time counts. */
const ENOUGH_LATELY = 5
/** A bar is full at ten occurrences. */
const SHARE_PER_OCCURRENCE = 0.1

export const GroupCount = z.object({
  category: EmotionCategory,
  /** The number of situations. */
  count: z.int(),
  /** The mean, 0 to 1, of the strengths the person gave, or of computed ones if there are none. */
  intensity: z.number(),
  /** The number of strengths the person gave. Absent if none. */
  said: z.optional(z.int()),
})
export type GroupCount = z.infer<typeof GroupCount>

export const EmotionStats = z.object({
  /** Over all time, most frequent first. */
  emotions: z.array(GroupCount),
  /** The same for the last 30 days. Absent with too little data. */
  lately: z.optional(z.object({ situations: z.int(), emotions: z.array(GroupCount) })),
  /** Twelve, oldest first; `month` is "2024-03". */
  months: z.array(z.object({ month: z.string(), emotions: z.array(GroupCount) })),
  /** Seven, from Monday on, over the same twelve months. */
  weekdays: z.array(z.array(GroupCount)),
  /** The most frequent group of each day with a feeling. */
  days: z.array(
    z.object({
      day: z.string(),
      category: EmotionCategory,
      count: z.int(),
      /** Other groups with the same count that day. */
      alike: z.array(EmotionCategory),
      /** All groups of that day, most frequent first. */
      groups: z.array(GroupCount),
      /** The number of situations of that day with a known feeling. */
      situations: z.int(),
    }),
  ),
  /** Days with situations without a known feeling. */
  openDays: z.array(z.object({ day: z.string(), situations: z.int() })),
})
export type EmotionStats = z.infer<typeof EmotionStats>

/** The emotions of a situation and its day. */
type DayEmotions = {
  day: number
  emotions: readonly ({ category: EmotionCategory } & FeltStrength)[]
}

/** The first day of the months shown. */
export const firstShown = (today: number): number => firstOfMonth(today, MONTHS_SHOWN - 1)

export function emotionStats(felt: readonly DayEmotions[], today: number): EmotionStats {
  const shown = felt.filter(({ day, emotions }) => day >= firstShown(today) && emotions.length > 0)
  const last = felt.filter(({ day, emotions }) => day > today - LATELY && emotions.length > 0)
  const byMonth = Map.groupBy(shown, ({ day }) => isoDay(day).slice(0, 7))
  const byWeekday = Map.groupBy(shown, ({ day }) => weekdayOf(day))
  const open = felt.filter(({ day, emotions }) => day >= firstShown(today) && emotions.length === 0)
  return {
    emotions: sumUp(felt),
    ...(last.length >= ENOUGH_LATELY && {
      lately: { situations: last.length, emotions: sumUp(last) },
    }),
    months: Array.from({ length: MONTHS_SHOWN }, (_, index) => {
      const month = isoDay(firstOfMonth(today, MONTHS_SHOWN - 1 - index)).slice(0, 7)
      return { month, emotions: sumUp(byMonth.get(month) ?? []) }
    }),
    weekdays: Array.from({ length: 7 }, (_, weekday) => sumUp(byWeekday.get(weekday) ?? [])),
    days: byDay(shown).map(([day, all]) => {
      const groups = sumUp(all)
      const { category, count } = groups[0]!
      const alike = groups.slice(1).filter((it) => it.count === count)
      return {
        day: isoDay(day),
        category,
        count,
        groups,
        situations: all.length,
        alike: alike.map((it) => it.category),
      }
    }),
    openDays: byDay(open).map(([day, all]) => ({ day: isoDay(day), situations: all.length })),
  }
}

const byDay = (felt: readonly DayEmotions[]) =>
  [...Map.groupBy(felt, ({ day }) => day)].sort(([one], [other]) => one - other)

/** Counts groups, most frequent first, then strongest. */
function sumUp(felt: readonly DayEmotions[]): GroupCount[] {
  const all = felt.flatMap(({ emotions }, at) => emotions.map((it) => ({ ...it, at })))
  return [...Map.groupBy(all, ({ category }) => category)]
    .map(([category, own]) => {
      const said = own.filter(({ isSaid }) => isSaid).length
      const count = new Set(own.map(({ at }) => at)).size
      return { category, count, intensity: meanStrength(own), ...(said > 0 && { said }) }
    })
    .sort(byOften)
}

const byOften = (one: GroupCount, other: GroupCount): number =>
  other.count - one.count ||
  other.intensity - one.intensity ||
  EMOTION_CATEGORIES.indexOf(one.category) - EMOTION_CATEGORIES.indexOf(other.category)

/** The length of the frequency bar, 0 to 1. */
export const frequencyShare = (count: number): number => Math.min(1, count * SHARE_PER_OCCURRENCE)

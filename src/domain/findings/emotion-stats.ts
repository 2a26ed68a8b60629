/**
 * Emotions counted over time: totals, months, weekdays and a calendar. Everything is counted in situations: two emotions of one group in the same
 * situation are there once.
 */
import * as z from 'zod/mini'
import { EMOTION_CATEGORIES, EmotionCategory } from '../emotion/emotion.ts'
import { firstOfMonth, isoDay, weekdayOf } from '../values/time-zone.ts'
import { meanStrength, type Felt as SaidOrRead } from './tries.ts'

/** How many months the trend and the calendar show, this one included. */
export const MONTHS_SHOWN = 12
/** Fewer analysed situations than this say nothing yet: samples are shown instead. */
export const ENOUGH_SITUATIONS = 3
/** In days: with a year behind one, every bar would be full. */
export const LATELY = 30
/** Fewer situations than this in those days, and everything is counted. */
const ENOUGH_LATELY = 5
/** A bar is full from the tenth occurrence on. */
const SHARE_PER_OCCURRENCE = 0.1

export const GroupCount = z.object({
  category: EmotionCategory,
  /** In how many situations. */
  count: z.int(),
  /** The mean, 0 to 1, of what the person said; of what was read, only where they said nothing. */
  intensity: z.number(),
  /** How many of these strengths the person said; absent where none. */
  said: z.optional(z.int()),
})
export type GroupCount = z.infer<typeof GroupCount>

export const EmotionStats = z.object({
  /** Over all time, the most frequent first. */
  emotions: z.array(GroupCount),
  /** The same of the last 30 days; absent where they hold too little to say anything. */
  lately: z.optional(z.object({ situations: z.int(), emotions: z.array(GroupCount) })),
  /** Twelve, oldest first; `month` is "2024-03". */
  months: z.array(z.object({ month: z.string(), emotions: z.array(GroupCount) })),
  /** Seven, from Monday on, over the same twelve months. */
  weekdays: z.array(z.array(GroupCount)),
  /** Days of these months with a feeling: the group that was there most. */
  days: z.array(
    z.object({
      day: z.string(),
      category: EmotionCategory,
      count: z.int(),
      /** Other groups that were there as often that day. */
      alike: z.array(EmotionCategory),
      /** Everything that was felt that day, the most frequent first. */
      groups: z.array(GroupCount),
      /** All situations of that day whose feeling is known. */
      situations: z.int(),
    }),
  ),
  /** Days with situations whose feeling was left open. */
  openDays: z.array(z.object({ day: z.string(), situations: z.int() })),
})
export type EmotionStats = z.infer<typeof EmotionStats>

/** What was felt in one situation, and on which day. */
type Felt = {
  day: number
  emotions: readonly ({ category: EmotionCategory } & SaidOrRead)[]
}

/** The first of the days a year's figures reach over. */
export const firstShown = (today: number): number => firstOfMonth(today, MONTHS_SHOWN - 1)

export function emotionStats(felt: readonly Felt[], today: number): EmotionStats {
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

const byDay = (felt: readonly Felt[]) =>
  [...Map.groupBy(felt, ({ day }) => day)].sort(([one], [other]) => one - other)

/** The groups of these, the most frequent first, then the strongest. */
function sumUp(felt: readonly Felt[]): GroupCount[] {
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

/** How long the frequency bar is, 0 to 1. */
export const frequencyShare = (count: number): number => Math.min(1, count * SHARE_PER_OCCURRENCE)

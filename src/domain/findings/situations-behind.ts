/** Finds the situations behind a figure of the analytics. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Dates } from '../situation/happened.ts'

/** The filters of a figure. Absent ones don't apply, and days are in the person's time zone. */
export const Figure = z.object({
  emotion: z.optional(EmotionCategory),
  /** "2024-03" */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))),
  /** "2024-03-05" */
  day: z.optional(z.iso.date()),
  /** From 0 (Monday), over the months shown. */
  weekday: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(6))),
  /** An item by name and category, as in the list of touched items. */
  item: z.optional(z.string().check(z.maxLength(200))),
  itemCategory: z.optional(z.string().check(z.maxLength(100))),
})
export type Figure = z.infer<typeof Figure>

/** A situation in a list behind a figure. */
export const SituationBehind = z.object({ id: z.int(), title: z.string(), ...Dates.shape })

export const SituationsBehind = z.object({
  count: z.int(),
  /** Newest first, at most a hundred. */
  situations: z.array(SituationBehind),
})
export type SituationsBehind = z.infer<typeof SituationsBehind>

export const MAX_BEHIND = 100

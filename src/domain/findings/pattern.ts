/** A pattern and a loop as they are shown, each with the way to the situations behind its numbers. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Lever } from '../situation/analysis.ts'
import { Dates } from '../situation/happened.ts'
import { isSavableLine, UNSAVABLE_TEXT } from '../values/text.ts'
import { ReadingZone } from '../values/time-zone.ts'
import { TIMES } from './lived.ts'

export const Share = z.object({ of: z.int(), all: z.int() })

/** A part of the map by its name and category, as the person knows it. */
export const Part = z.object({ name: z.string(), category: z.string() })
export type Part = z.infer<typeof Part>

/** When something was written; "day-after" is the day after the part. */
const Time = z.enum(TIMES)

/** Seen, holding in what was written since, or sure: tested there. */
export const Stage = z.enum(['seen', 'holding', 'sure'])
export type Stage = z.infer<typeof Stage>

export const Pattern = z.object({
  /** One part, or two that are touched together; none for a time. */
  parts: z.array(Part),
  time: z.nullable(Time),
  emotion: EmotionCategory,
  /** Weekdays and days after are counted in days, everything else in situations. */
  with: Share,
  without: Share,
  stage: Stage,
  /** The same counted from the day after it was first seen; null where nothing was written since. */
  since: z.nullable(z.object({ from: z.string(), with: Share, without: Share })),
})
export type Pattern = z.infer<typeof Pattern>

const Told = z.object({ id: z.int(), title: z.string(), ...Dates.shape })

export const Loop = z.object({
  part: Part,
  emotion: EmotionCategory,
  /** Those in which it stayed open, oldest first; `intensity` is 0 to 1. */
  situations: z.array(z.extend(Told, { intensity: z.number() })),
  /** How often it stayed open with this part, and elsewhere. */
  with: Share,
  without: Share,
  /** What was not tried yet; null where everything was. */
  untried: z.nullable(Lever),
  /** Somebody close who is not part of it. */
  close: z.nullable(z.string()),
})
export type Loop = z.infer<typeof Loop>

export const Patterns = z.object({
  /** How many situations were looked at, and how many were left out because their feeling is open. */
  situations: z.int(),
  open: z.int(),
  patterns: z.array(Pattern),
  loop: z.nullable(Loop),
})
export type Patterns = z.infer<typeof Patterns>

const Name = z.string().check(z.maxLength(200), z.refine(isSavableLine, { error: UNSAVABLE_TEXT }))

/** One number of a pattern, to be looked behind. */
export const PatternFigure = z.object({
  item: z.optional(Name),
  itemCategory: z.optional(Name),
  also: z.optional(Name),
  alsoCategory: z.optional(Name),
  time: z.optional(Time),
  emotion: EmotionCategory,
  side: z.enum(['with', 'without']),
  /** Only what was written from this day on. */
  from: z.optional(z.iso.date()),
  zone: z.optional(ReadingZone),
})
export type PatternFigure = z.infer<typeof PatternFigure>

export const PatternSituations = z.object({
  count: z.int(),
  /** On how many days, where the number counts days. */
  days: z.nullable(z.int()),
  /** Newest first, at most a hundred; `isFelt` where the feeling was there. */
  situations: z.array(z.extend(Told, { isFelt: z.boolean() })),
})

/** Who leaves a loop alone is not told of it for this long. */
export const LoopRest = z.object({
  item: Name,
  itemCategory: Name,
  emotion: EmotionCategory,
  /** False takes it back. */
  isResting: z.boolean(),
})
export type LoopRest = z.infer<typeof LoopRest>

/** Patterns and loops as shown, with links to the situations behind their numbers. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Lever } from '../situation/analysis.ts'
import { isSavableLine, UNSAVABLE_TEXT } from '../values/text.ts'
import { ReadingZone } from '../values/time-zone.ts'
import { TIMES } from './observation.ts'
import { SituationBehind } from './situations-behind.ts'

export const Share = z.object({ of: z.int(), all: z.int() })

/** A part of the map, identified by name and category. */
export const Part = z.object({ name: z.string(), category: z.string() })

/** The time of writing. "day-after" is the day after the part. */
const Time = z.enum(TIMES)

/** `seen`: noticed. `holding`: also in later entries. `sure`: tested in later entries. */
export const Stage = z.enum(['seen', 'holding', 'sure'])
export type Stage = z.infer<typeof Stage>

export const Pattern = z.object({
  /** One part, two touched together, or none for a time. */
  parts: z.array(Part),
  time: z.nullable(Time),
  emotion: EmotionCategory,
  /** Weekdays and days after count days, all others situations. */
  with: Share,
  without: Share,
  stage: Stage,
  /** The counts from the day after it was first seen. Null without later entries. */
  since: z.nullable(z.object({ from: z.string(), with: Share, without: Share })),
})
export type Pattern = z.infer<typeof Pattern>

export const Loop = z.object({
  part: Part,
  emotion: EmotionCategory,
  /** The unsettled situations, oldest first. `intensity` is 0 to 1. */
  situations: z.array(z.extend(SituationBehind, { intensity: z.number() })),
  /** The unsettled share with this part and elsewhere. */
  with: Share,
  without: Share,
  /** A lever not tried yet. Null if all have been tried. */
  untried: z.nullable(Lever),
  /** A close person who isn't part of it. */
  close: z.nullable(z.string()),
})
export type Loop = z.infer<typeof Loop>

export const Patterns = z.object({
  /** The number of situations evaluated, and of those skipped because their feeling is open. */
  situations: z.int(),
  open: z.int(),
  patterns: z.array(Pattern),
  loop: z.nullable(Loop),
})
export type Patterns = z.infer<typeof Patterns>

const Name = z.string().check(z.maxLength(200), z.refine(isSavableLine, { error: UNSAVABLE_TEXT }))

/** Query for the situations behind a number. */
export const PatternFigure = z.object({
  item: z.optional(Name),
  itemCategory: z.optional(Name),
  also: z.optional(Name),
  alsoCategory: z.optional(Name),
  time: z.optional(Time),
  emotion: EmotionCategory,
  side: z.enum(['with', 'without']),
  /** Only entries from this day on. */
  from: z.optional(z.iso.date()),
  zone: z.optional(ReadingZone),
})
export type PatternFigure = z.infer<typeof PatternFigure>

export const PatternSituations = z.object({
  count: z.int(),
  /** The number of days, if it counts days. */
  days: z.nullable(z.int()),
  /** Newest first, at most a hundred. `isFelt` if the feeling was present. */
  situations: z.array(z.extend(SituationBehind, { isFelt: z.boolean() })),
})

/** Hides a loop for `LOOP_REST`. */
export const LoopRest = z.object({
  item: Name,
  itemCategory: Name,
  emotion: EmotionCategory,
  /** False undoes it. */
  isResting: z.boolean(),
})
export type LoopRest = z.infer<typeof LoopRest>

/** A pattern and a loop as they are shown, each with the way to the situations behind its numbers. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { Lever } from '../situation/analysis.ts'
import { Variables } from '../situation/correction.ts'
import { isSavableLine, UNSAVABLE_TEXT } from '../values/text.ts'

export const Source = Variables.shape.source
export type Source = z.infer<typeof Source>

export const GRADES = ['hint', 'pattern', 'strong'] as const
export const Grade = z.enum(GRADES)
export type Grade = z.infer<typeof Grade>

const Share = z.object({ of: z.int(), all: z.int() })

/** A part of the map by its name and category, as the person knows it. */
export const Part = z.object({ name: z.string(), category: z.string() })
export type Part = z.infer<typeof Part>

export const Pattern = z.object({
  /** One part, or two that are touched together. */
  parts: z.array(Part),
  source: z.nullable(Source),
  emotion: EmotionCategory,
  with: Share,
  without: Share,
  grade: Grade,
})
export type Pattern = z.infer<typeof Pattern>

const Told = z.object({ id: z.int(), title: z.string(), createdAt: z.string() })

export const Loop = z.object({
  part: Part,
  emotion: EmotionCategory,
  /** Oldest first; `intensity` is 0 to 1. */
  situations: z.array(z.extend(Told, { intensity: z.number() })),
  isStronger: z.boolean(),
  /** What was not tried yet; null where everything was. */
  untried: z.nullable(Lever),
  /** Somebody close who is not part of it. */
  close: z.nullable(z.string()),
})
export type Loop = z.infer<typeof Loop>

export const Patterns = z.object({
  /** How many situations were looked at; the newest, where there are very many. */
  situations: z.int(),
  patterns: z.array(Pattern),
  loop: z.nullable(Loop),
})
export type Patterns = z.infer<typeof Patterns>

const Name = z.string().check(z.maxLength(200), z.refine(isSavableLine, { error: UNSAVABLE_TEXT }))

/** One number of a pattern, to be looked behind. */
export const PatternFigure = z.object({
  item: Name,
  itemCategory: Name,
  also: z.optional(Name),
  alsoCategory: z.optional(Name),
  source: z.optional(Source),
  emotion: EmotionCategory,
  side: z.enum(['with', 'without']),
})
export type PatternFigure = z.infer<typeof PatternFigure>

export const PatternSituations = z.object({
  count: z.int(),
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

/** The dashboard's findings of a day with their numbers: one sure sentence and those being watched. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { Strength } from '../steps/step.ts'
import { HalfLife } from './half-life.ts'
import { Pattern } from './pattern.ts'
import { Key, WatchedFinding } from './stages.ts'

const DailyTie = z.object({
  kind: z.literal('tie'),
  key: Key,
  /** With the numbers from this day on, after it was first seen. */
  pattern: z.omit(Pattern, { stage: true, since: true }),
  from: z.string(),
  /** Something that helped with this feeling, phrased for the middle of a sentence. */
  way: z.nullable(z.string()),
  /** A pleasant item far from the centre, and a closer position for it. */
  move: z._default(
    z.nullable(z.object({ itemId: z.int(), from: AttachmentPower, to: AttachmentPower })),
    null,
  ),
})

const DailyHelp = z.object({
  kind: z.literal('helps'),
  key: Key,
  before: z.string(),
  count: z.string(),
  after: z.string(),
  doubt: z.string(),
})

const DailyChange = z.object({
  kind: z.literal('eased'),
  key: Key,
  /** A part's name, or a feeling. */
  part: z.nullable(z.string()),
  emotion: z.nullable(EmotionCategory),
  before: Strength,
  now: Strength,
  beforeTimes: z.int(),
  nowTimes: z.int(),
  since: z.string(),
})

const DailyHalfLife = z.object({
  kind: z.literal('half-life'),
  key: Key,
  emotion: EmotionCategory,
  ...HalfLife.shape,
})

/** Evaluated at fixed numbers of tosses or forecasts, in the words of its page. */
const DailyResult = z.object({
  kind: z.literal(['experiment', 'forecast']),
  key: Key,
  words: z.string(),
  doubt: z.string(),
})

export const DailyFinding = z.discriminatedUnion('kind', [
  DailyTie,
  DailyHelp,
  DailyChange,
  DailyHalfLife,
  DailyResult,
])
export type DailyFinding = z.infer<typeof DailyFinding>

export const SentenceToday = z.object({
  /** The sure finding. */
  told: z.nullable(DailyFinding),
  /** Findings that are seen or holding, at most three including the sure one. */
  watched: z.array(WatchedFinding),
})
export type SentenceToday = z.infer<typeof SentenceToday>

export const DeniedSentence = z.object({ key: Key, isDenied: z.boolean() })
export type DeniedSentence = z.infer<typeof DeniedSentence>

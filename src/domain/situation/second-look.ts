/** A second look at an old text without its reading, compared with the first. */
import * as z from 'zod/mini'
import { EMOTION_LABELS, EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { Strength } from '../steps/step.ts'
import { DAY } from '../values/duration.ts'
import { line } from '../values/text.ts'
import { Dates } from './happened.ts'

/** The reading of younger texts is still remembered. */
export const LOOK_AGAIN_AFTER = 30 * DAY

export const LOOK_LINE = { max: 300 } as const
const tooLong = `A line can be up to ${LOOK_LINE.max} characters`
export const SeenToday = line({
  min: 1,
  max: LOOK_LINE.max,
  tooShort: 'Write a line about what you see in it today.',
  tooLong,
})
export const ExpectedToday = line({ max: LOOK_LINE.max, tooLong })

export const NewSecondLook = z.object({
  expected: z.optional(ExpectedToday),
  seen: SeenToday,
  category: EmotionCategory,
  strength: Strength,
})
export type NewSecondLook = z.infer<typeof NewSecondLook>

/** The person's words and the day, without the reading or the title. */
export const BlindText = z.object({ id: z.int(), text: z.string(), ...Dates.shape })
export type BlindText = z.infer<typeof BlindText>

export const LookOffer = z.object({
  situation: z.nullable(BlindText),
  /** True if other texts can be chosen instead. */
  hasMore: z.boolean(),
})
export type LookOffer = z.infer<typeof LookOffer>

const Look = z.object({
  category: EmotionCategory,
  strength: Strength,
  expected: z.nullable(z.string()),
  seen: z.string(),
})

export const SecondLook = z.object({
  situation: BlindText,
  createdAt: z.string(),
  /** `isSaid` if the person gave the number. */
  first: z.extend(Look, { isSaid: z.boolean() }),
  second: Look,
})
export type SecondLook = z.infer<typeof SecondLook>

export const SecondLooks = z.object({
  /** Newest first. */
  looks: z.array(SecondLook),
  isOffered: z.boolean(),
})
export type SecondLooks = z.infer<typeof SecondLooks>

type AnalysedText = {
  id: number
  at: number
  writtenAt: number
  isCheckIn: boolean
  isGrief: boolean
  emotions: readonly { category: EmotionCategory; intensity: number }[]
}

/** The texts that can be offered, hardest and strongest first. */
export function textsToLookAt<One extends AnalysedText>(
  told: readonly One[],
  looked: ReadonlySet<number>,
  now: number,
): One[] {
  const weight = ({ emotions: [main] }: One) =>
    main ? main.intensity + (isPleasant(main.category) ? 0 : 1) : 0
  return told
    .filter(
      ({ id, at, writtenAt, isCheckIn, isGrief, emotions }) =>
        !isCheckIn &&
        !isGrief &&
        emotions.length > 0 &&
        !looked.has(id) &&
        Math.max(at, writtenAt) <= now - LOOK_AGAIN_AFTER,
    )
    .toSorted((one, other) => weight(other) - weight(one) || one.id - other.id)
}

/** "Then sadness, 8. Today worry, 3." */
export const formatBoth = ({ first, second }: Pick<SecondLook, 'first' | 'second'>): string =>
  `Then ${EMOTION_LABELS[first.category].toLowerCase()}, ${first.strength}. Today ${EMOTION_LABELS[second.category].toLowerCase()}, ${second.strength}.`

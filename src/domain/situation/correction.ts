/**
 * A person's corrections to a reading: an answer, a chosen feeling, their words for expectation and perception. They
 * override the engine, and the analysis is rewritten from them.
 */
import * as z from 'zod/mini'
import { EmotionCategory, WORD_LENGTH } from '../emotion/emotion.ts'
import { ItemName } from '../self-map/self-map.ts'
import { freeText, freeTexts, textsAt } from '../values/free-text.ts'
import { mended } from '../values/text.ts'
import { MomentName } from './moment.ts'
import { EquationCorrection } from './variables.ts'

/** With `asks` the engine asks instead of claiming. */
export const Certainty = z.enum(['sure', 'likely', 'asks'])
export type Certainty = z.infer<typeof Certainty>

/** "Is this it?" */
export const Fits = z.enum(['yes', 'almost', 'no'])
export type Fits = z.infer<typeof Fits>

export const Side = z.enum(['pleasant', 'unpleasant'])
export type Side = z.infer<typeof Side>

export const Actor = z.enum(['me', 'other', 'both', 'nobody'])
export type Actor = z.infer<typeof Actor>

/** One line in a person's own words. */
export const OWN_LINE_LENGTH = 300
export const OwnLine = freeText(mended().check(z.trim(), z.maxLength(OWN_LINE_LENGTH)))
const ownLine = z.optional(OwnLine)

export const CorrectedFeeling = z.object({
  category: EmotionCategory,
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** A word of the vocabulary or the person's own. */
  word: z.optional(freeText(mended().check(z.trim(), z.maxLength(WORD_LENGTH)))),
  /** Rated by the person, of ten. Overrides `level`. */
  strength: z.optional(z.int().check(z.gte(1), z.lte(10))),
  /** The part it is about. Absent means the most affected one. */
  itemId: z.optional(z.int()),
  /** The subject if it isn't on the map, or null for nothing in particular. */
  part: z.optional(z.nullable(ItemName)),
})
export type CorrectedFeeling = z.infer<typeof CorrectedFeeling>
/** True if the person named what it is about, or said that it is about nothing. */
export const hasPart = ({ part }: CorrectedFeeling): boolean => part !== undefined

export const WishFrom = z.enum(['tapped', 'typed'])
export type WishFrom = z.infer<typeof WishFrom>

/** Expectation and perception in the first person, tapped or typed. */
const OwnWords = z.object({
  expected: ownLine,
  expectedFrom: z.optional(WishFrom),
  saw: ownLine,
})
export type OwnWords = z.infer<typeof OwnWords>

export const Correction = z.object({
  feelings: z.optional(z.array(CorrectedFeeling).check(z.maxLength(3))),
  /** The person's word if the vocabulary lacks one. */
  ownWord: ownLine,
  /** The subject: a part of the map, a name, or null for nothing in particular. */
  about: z.optional(z.nullable(z.union([z.int(), ItemName]))),
  side: z.optional(Side),
  actor: z.optional(Actor),
  time: z.optional(z.enum(['past', 'now', 'future'])),
  /** The tapped moment, or `none`. */
  moment: z.optional(MomentName),
  /** About the main feeling. */
  ...OwnWords.shape,
  /** About each further feeling. */
  beside: z.optional(
    z.array(z.extend(OwnWords, { category: EmotionCategory })).check(z.maxLength(2)),
  ),
  /** All variables as set on the workbench. */
  equations: z.optional(EquationCorrection),
})
export type Correction = z.infer<typeof Correction>

/** Sorts feelings the person named first, in their order. */
export function placeIn(feelings: readonly CorrectedFeeling[], category: EmotionCategory): number {
  const at = feelings.findIndex((feeling) => feeling.category === category)
  return at < 0 ? feelings.length : at
}

/** The person's two lines about one feeling. */
export const ownWordsAbout = (
  said: Correction,
  category: EmotionCategory,
  isMain: boolean,
): OwnWords => (isMain ? said : (said.beside?.find((one) => one.category === category) ?? {}))

/** The lines they typed themselves. A tapped one comes from the library. */
export const typedLines = ({ expected, expectedFrom, saw }: OwnWords): string[] =>
  [saw, expectedFrom === 'tapped' ? '' : expected].flatMap((line) => line || [])

/** True if the person corrected nothing. */
export const isNothing = (said: Correction): boolean =>
  Object.values(said).every(
    (part) => part === undefined || part === '' || (Array.isArray(part) && part.length === 0),
  )

/** True if no correction concerns the feeling. A part, a moment or a line doesn't. */
export const saysNothingOfFeeling = ({
  feelings,
  side,
  actor,
  time,
  equations,
}: Correction): boolean => isNothing({ feelings, side, actor, time, equations })

/** All free text in it. */
export const ownLines = (said: Correction): string[] => textsAt(OWN_LINES, said)
const OWN_LINES = freeTexts(Correction)

/**
 * What a person says about how their situation was read: the answer to a question, a feeling they choose, their own
 * words for what they expected and saw. Their word is final; everything is written anew from it.
 */
import * as z from 'zod/mini'
import { EmotionCategory, WORD_LENGTH } from '../emotion/emotion.ts'
import { ItemName } from '../self-map/self-map.ts'
import { freeText, freeTexts, textsAt } from '../values/free-text.ts'
import { Correction } from './correction.ts'
import { MomentName } from './moment.ts'

/** `asks`: the engine makes no claim and asks instead. */
export const CERTAINTIES = ['sure', 'likely', 'asks'] as const
export const Certainty = z.enum(CERTAINTIES)
export type Certainty = z.infer<typeof Certainty>

/** "Is this it?" */
export const FITS = ['yes', 'almost', 'no'] as const
export const Fits = z.enum(FITS)
export type Fits = z.infer<typeof Fits>

export const SIDES = ['pleasant', 'unpleasant'] as const
export const Side = z.enum(SIDES)
export type Side = z.infer<typeof Side>

export const ACTORS = ['me', 'other', 'both', 'nobody'] as const
export const Actor = z.enum(ACTORS)
export type Actor = z.infer<typeof Actor>

/** One line in a person's own words. */
export const OWN_LINE_LENGTH = 300
export const OwnLine = freeText(z.string().check(z.trim(), z.maxLength(OWN_LINE_LENGTH)))
const ownLine = z.optional(OwnLine)

export const SaidFeeling = z.object({
  category: EmotionCategory,
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
  /** What they call it: a word of the vocabulary, or their own. */
  word: z.optional(freeText(z.string().check(z.trim(), z.maxLength(WORD_LENGTH)))),
  /** Of ten, as the person weighed it themselves; it decides where there is a level too. */
  strength: z.optional(z.int().check(z.gte(1), z.lte(10))),
  /** The part of the map it is about; the one that is touched most where it is left out. */
  itemId: z.optional(z.int()),
})
export type SaidFeeling = z.infer<typeof SaidFeeling>

export const WishFrom = z.enum(['tapped', 'typed'])
export type WishFrom = z.infer<typeof WishFrom>

/** What they expected and what they saw, in the person's own voice, as they tapped or typed it. */
const OwnWords = z.object({
  expected: ownLine,
  expectedFrom: z.optional(WishFrom),
  saw: ownLine,
})
export type OwnWords = z.infer<typeof OwnWords>

export const Said = z.object({
  feelings: z.optional(z.array(SaidFeeling).check(z.maxLength(3))),
  /** What the person calls it, where none of our words is theirs. */
  ownWord: ownLine,
  /** What it is about: a part of the map, a name, or null for nothing in particular. */
  about: z.optional(z.nullable(z.union([z.int(), ItemName]))),
  side: z.optional(Side),
  actor: z.optional(Actor),
  time: z.optional(z.enum(['past', 'now', 'future'])),
  /** The moment they tapped, or `none` of those offered. */
  moment: z.optional(MomentName),
  /** About the feeling that stands first. */
  ...OwnWords.shape,
  /** About each further one. */
  beside: z.optional(
    z.array(z.extend(OwnWords, { category: EmotionCategory })).check(z.maxLength(2)),
  ),
  /** Every variable, as set on the workbench. */
  equations: z.optional(Correction),
})
export type Said = z.infer<typeof Said>

/** Those the person named stand in their order, before all others. */
export function placeIn(feelings: readonly SaidFeeling[], category: EmotionCategory): number {
  const at = feelings.findIndex((feeling) => feeling.category === category)
  return at < 0 ? feelings.length : at
}

/** Their own two lines about one feeling. */
export const ownWordsAbout = (said: Said, category: EmotionCategory, isMain: boolean): OwnWords =>
  isMain ? said : (said.beside?.find((one) => one.category === category) ?? {})

/** True where the person said nothing: the reading is the engine's own. */
export const isNothing = (said: Said): boolean =>
  Object.values(said).every(
    (part) => part === undefined || part === '' || (Array.isArray(part) && part.length === 0),
  )

/** The same for what is felt: a part, a moment or a line of their own answers no question about that. */
export const saysNothingOfFeeling = ({ feelings, side, actor, time, equations }: Said): boolean =>
  isNothing({ feelings, side, actor, time, equations })

/** Everything in it that the person wrote. */
export const ownLines = (said: Said): string[] => textsAt(OWN_LINES, said)
const OWN_LINES = freeTexts(Said)

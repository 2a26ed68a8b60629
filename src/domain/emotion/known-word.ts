/** Looks up words of the vocabulary: those offered, and the one a typed word belongs to. */
import { FEELINGS } from '../content/feelings/words.ts'
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from './emotion.ts'
import type { Feeling } from './feeling.ts'
import { type NewOwnWord, wordKey } from './word.ts'
import type { NamedWord } from './would-differ.ts'

/** The words offered first, of one group or of all. */
export const firstWords = (group?: EmotionCategory): readonly Feeling[] => offered('first', group)
/** The words "more words" adds. */
export const moreWords = (group: EmotionCategory): readonly Feeling[] => offered('more', group)

const offered = (offer: Feeling['offer'], group?: EmotionCategory) =>
  FEELINGS.filter((one) => one.offer === offer && (group === undefined || one.group === group))

/** The strength of a word if nothing else is known. Undefined for a person's custom word. */
export const usualOf = (word: string): number | undefined =>
  FEELINGS.find((one) => one.word === wordKey(word))?.usual

export const isFormOf = ({ word, feel, forms }: Feeling, key: string): boolean =>
  key === word || key === feel || forms.includes(key)

/** Steps of former ladders, still found in old analyses. */
const FORMERLY: Readonly<Record<string, readonly string[]>> = {
  wariness: ['caution'],
  overwhelmed: ['distress'],
  dread: ['dread of what is coming'],
  regret: ['lament', 'torment'],
  distaste: ['reticence'],
  remorse: ['contrition'],
  elation: ['ecstasy', 'exhilaration'],
  satisfaction: ['gratification'],
}

/** All names of the same feeling in an analysis, for search: "relieved" finds relief. Empty for unknown words. */
export function namesFor(typed: string): string[] {
  const key = wordKey(typed)
  return FEELINGS.filter(
    (one) => isFormOf(one, key) || one.alone.includes(key) || FORMERLY[one.word]?.includes(key),
  ).flatMap(({ word, feel, forms }) => [word, feel, ...forms, ...(FORMERLY[word] ?? [])])
}

/**
 * Finds a typed word in the person's dictionary or in any form of the vocabulary; null if new. The result keeps the
 * spelling as typed.
 */
export function knownWord(typed: string, own: readonly NewOwnWord[]): NamedWord | null {
  const key = wordKey(typed)
  const category =
    own.find(({ word }) => wordKey(word) === key)?.category ??
    FEELINGS.find((one) => isFormOf(one, key))?.group ??
    EMOTION_CATEGORIES.find((group) => LADDERS[group].includes(key))
  return category ? { word: typed.trim(), category } : null
}

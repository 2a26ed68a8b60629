/** The vocabulary as people meet it: what is offered, and what a typed word belongs to. */
import { FEELINGS } from '../content/feelings/words.ts'
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from './emotion.ts'
import type { Feeling } from './feeling.ts'
import { type NewOwnWord, wordKey } from './word.ts'
import type { NamedWord } from './would-differ.ts'

/** The words offered at first, of one group or of all. */
export const firstWords = (group?: EmotionCategory): readonly Feeling[] => offered('first', group)
/** What "more words" adds to them. */
export const moreWords = (group: EmotionCategory): readonly Feeling[] => offered('more', group)

const offered = (offer: Feeling['offer'], group?: EmotionCategory) =>
  FEELINGS.filter((one) => one.offer === offer && (group === undefined || one.group === group))

/** How strong a word is where nothing else is known; undefined for a word of one's own. */
export const usualOf = (word: string): number | undefined =>
  FEELINGS.find((one) => one.word === wordKey(word))?.usual

export const isFormOf = ({ word, feel, forms }: Feeling, key: string): boolean =>
  key === word || key === feel || forms.includes(key)

/** Steps of former ladders that are no words any more; analyses of that time still have them. */
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

/** Everything the same feeling may be called in an analysis, for a search: "relieved" finds relief; none for other words. */
export function namesFor(typed: string): string[] {
  const key = wordKey(typed)
  return FEELINGS.filter(
    (one) => isFormOf(one, key) || one.alone.includes(key) || FORMERLY[one.word]?.includes(key),
  ).flatMap(({ word, feel, forms }) => [word, feel, ...forms, ...(FORMERLY[word] ?? [])])
}

/**
 * The word as the person has used it before, or as the vocabulary has it in any of its forms; null where it is new. It is
 * kept as it was typed: no word stands for a number, and none is put right.
 */
export function knownWord(typed: string, own: readonly NewOwnWord[]): NamedWord | null {
  const key = wordKey(typed)
  const category =
    own.find(({ word }) => wordKey(word) === key)?.category ??
    FEELINGS.find((one) => isFormOf(one, key))?.group ??
    EMOTION_CATEGORIES.find((group) => LADDERS[group].includes(key))
  return category ? { word: typed.trim(), category } : null
}

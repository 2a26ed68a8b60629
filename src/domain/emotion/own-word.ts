/** A person's dictionary: what they call a feeling where none of the fifty-five words is theirs. */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'
import { EMOTION_CATEGORIES, EmotionCategory, LADDERS } from './emotion.ts'
import type { NamedWord } from './would-differ.ts'

export const WORD_LENGTH = 40
/** A moment can hold more than one feeling; with more than these no word says much. */
export const MOST_NAMED = 3
/** More words than anybody has; it keeps a machine from filling the list. */
export const MOST_WORDS = 300
export const TOO_MANY_WORDS = `Your dictionary can hold ${MOST_WORDS} words.`

export const Word = line({
  min: 1,
  max: WORD_LENGTH,
  tooShort: 'Write a word',
  tooLong: `A word can have at most ${WORD_LENGTH} characters`,
})

export const NewOwnWord = z.object({ word: Word, category: EmotionCategory })
export type NewOwnWord = z.infer<typeof NewOwnWord>
export const OwnWord = z.object({ id: z.int(), word: z.string(), category: EmotionCategory })
export type OwnWord = z.infer<typeof OwnWord>

export const wordKey = (word: string): string => word.trim().normalize('NFC').toLowerCase()

/** The word as one of the ladders has it, or as the person has used it before; null where it is new. */
export function knownWord(typed: string, own: readonly NewOwnWord[]): NamedWord | null {
  const key = wordKey(typed)
  for (const category of EMOTION_CATEGORIES) {
    const at = LADDERS[category].indexOf(key)
    if (at >= 0) return { word: key, category, level: at + 1 }
  }
  return own.find(({ word }) => wordKey(word) === key) ?? null
}

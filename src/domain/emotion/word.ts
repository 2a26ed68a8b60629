/** A person's dictionary: what they call a feeling where no word of the vocabulary is theirs. */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'
import { EmotionCategory, WORD_LENGTH } from './emotion.ts'

/** A moment can hold more than one feeling; with more than these no word says much. */
export const MOST_NAMED = 3
/** More words than anybody has; it keeps a machine from filling the list. */
export const MOST_WORDS = 300
export const TOO_MANY_WORDS = `Your dictionary can hold ${MOST_WORDS} words.`

export const Word = line({
  min: 1,
  max: WORD_LENGTH,
  tooShort: 'Write a word',
  tooLong: `A word can be up to ${WORD_LENGTH} characters`,
})

export const NewOwnWord = z.object({ word: Word, category: EmotionCategory })
export type NewOwnWord = z.infer<typeof NewOwnWord>
export const OwnWord = z.object({ id: z.int(), word: z.string(), category: EmotionCategory })
export type OwnWord = z.infer<typeof OwnWord>

export const wordKey = (word: string): string => word.trim().normalize('NFC').toLowerCase()

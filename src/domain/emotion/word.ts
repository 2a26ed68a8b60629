/** A person's dictionary of words for feelings that the vocabulary lacks. */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'
import { EmotionCategory, WORD_LENGTH } from './emotion.ts'

/** The maximum number of feelings per moment. More would say little. */
export const MAX_NAMED = 3
/** A limit against automated requests that fill the list. */
export const MAX_WORDS = 300
export const TOO_MANY_WORDS = `Your dictionary can hold ${MAX_WORDS} words.`

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

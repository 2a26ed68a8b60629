/** Measures the share of first-person words in an English text, without quotes. */
import { any } from '../lexicon/words.ts'

const QUOTED = /["“][^"“”]*["”]/g
const WORD = /\p{L}[\p{L}\p{N}'’]*/gu
const FIRST_PERSON = any("i, i'd, i'll, i'm, i've, i’d, i’ll, i’m, i’ve, me, mine, my, myself")

export function firstPersonIn(text: string): { count: number; share: number } {
  const words = text.replace(QUOTED, ' ').match(WORD) ?? []
  const count = words.filter((word) => FIRST_PERSON.has(word.toLowerCase())).length
  return { count, share: words.length === 0 ? 0 : count / words.length }
}

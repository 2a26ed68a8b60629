/** How much of a sentence is out of the person's own words. */
import { COMMON_WORDS } from '../lexicon/common-words.ts'
import { type Grounds, groupsOf, stemOf, wordsIn } from './grounds.ts'

const tellingWords = (text: string): string[] =>
  wordsIn(text).filter((word) => word.length > 2 && !COMMON_WORDS.has(word))

/** It has a word of theirs, or tells what the feeling is like that they have. */
export const isAboutTheirs = (text: string, { stems, felt }: Grounds): boolean =>
  tellingWords(text).some((word) => stems.has(stemOf(word))) ||
  groupsOf(stemOf(wordsIn(text)[0] ?? ''))?.isDisjointFrom(new Set(felt)) === false

/** So much of what it tells is in the person's own words. */
export function restsOnWords(text: string, { stems }: Grounds, share: number): boolean {
  const telling = tellingWords(text)
  const theirs = telling.filter((word) => stems.has(stemOf(word)))
  return telling.length > 0 && theirs.length >= share * telling.length
}

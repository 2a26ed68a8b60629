/** Phrases wishes for use in sentences. The person's own sentences keep their voice. */

/** The default lead of a wish. */
export const WANTED = 'I wanted'

/** Matches a whole sentence ("I wish I had called"), not a wish after "I wanted" ("a call"). */
const SENTENCE = /^(?:i|we|he|she|they|it(?! to\b))(?:['’]| )/i

/** A wish as stored: the words after "I wanted", or a whole sentence with another lead. */
export const wishWith = (lead: string, words: string): string =>
  lead === WANTED ? words : `${lead} ${words}`

/** A stored wish as a whole sentence: "I wanted a call." */
export function sentenceOfWish(stored: string): string {
  const { lead, words, stop } = partsOfWish(stored)
  return words && (lead ? `${lead} ${words}${stop}` : words + stop)
}

/** Splits a stored wish into lead, words and stop. The lead is empty for the person's own sentence. */
export function partsOfWish(stored: string): { lead: string; words: string; stop: string } {
  const words = stored.trim().replace(/\.$/, '')
  return {
    lead: SENTENCE.test(words) ? '' : WANTED,
    words,
    stop: /[!?…]$/.test(words) ? '' : '.',
  }
}

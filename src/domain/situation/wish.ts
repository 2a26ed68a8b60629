/** How wishes are put into a sentence. A person's own sentence is never turned into another voice. */

/** What leads a wish unless its moment says otherwise. */
export const WANTED = 'I wanted'

/** "I wish I had called" is a sentence; "a call" follows "I wanted". */
const SENTENCE = /^(?:i|we|he|she|they|it)(?:['’]| )/i

/** A wish as it's stored: what follows "I wanted", or a whole sentence if something else leads it. */
export const wishWith = (lead: string, words: string): string =>
  lead === WANTED ? words : `${lead} ${words}`

/** Splits a stored wish into its lead, its words and its stop. The lead is empty for a sentence of the person's own. */
export function partsOfWish(stored: string): { lead: string; words: string; stop: string } {
  const words = stored.trim().replace(/\.$/, '')
  return {
    lead: SENTENCE.test(words) ? '' : WANTED,
    words,
    stop: /[!?…]$/.test(words) ? '' : '.',
  }
}

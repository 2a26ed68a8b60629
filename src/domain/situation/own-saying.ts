/** How feelings and wishes are put into a sentence. A person's own sentence is never turned into another voice. */
import { FEELINGS } from '../content/feelings/words.ts'
import { isFormOf } from '../emotion/known-word.ts'
import { wordKey } from '../emotion/word.ts'

export type Voice = 'you' | 'I' | 'they'

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

const WHO: Record<Voice, string> = { you: 'you', I: 'I', they: 'they' }
const ARE: Record<Voice, string> = { you: 'are', I: 'am', they: 'are' }

/** The name of a feeling in a sentence, as in "you feel angry" and "I am missing someone". */
export function sayFeeling(name: string, voice: Voice): { lead: string; word: string } {
  const known = FEELINGS.find((one) => isFormOf(one, wordKey(name)))
  const feel = known?.feel ?? name
  const verb = known && /ing\b/.test(feel) ? ARE[voice] : 'feel'
  const word =
    voice === 'I' ? feel : feel.replace('myself', voice === 'you' ? 'yourself' : 'themselves')
  return { lead: `${WHO[voice]} ${verb}`, word }
}

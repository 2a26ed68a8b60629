/** How the lines of an equation are said: told to the person, or in their own voice once they are theirs. */
import { FEELINGS } from '../content/feelings/words.ts'
import { isFormOf } from '../emotion/known-word.ts'
import { wordKey } from '../emotion/word.ts'
import { toFirstPerson } from '../steps/step-words.ts'
import { splitSentences } from '../values/sentences.ts'
import { upperFirst } from '../values/text.ts'

export type Voice = 'you' | 'I' | 'they'
export type OwnLead = 'expected' | 'saw'

/** A sentence of its own, and not what follows "I expected": "him to call", "my name to be said". */
const STATEMENT: Record<OwnLead, RegExp> = {
  expected: /^(?:i|we|he|she|they|it)(?:['’]| )/i,
  // Where somebody begins with a capital, it is a sentence already: "Dr. Bauer sold my work".
  saw: /^(?:\p{Lu}\S*\s+\S+\s+\S+|i|we|he|she|they|it|nobody|everybody|(?:my|our|the|\p{Lu}\p{Ll}+) (?!.*\bto (?:be|have)\b))(?:['’]| |\b)/u,
}

export const isOwnStatement = (line: string, lead: OwnLead): boolean => STATEMENT[lead].test(line)

const withoutStop = (line: string): string => line.trim().replace(/(?<![.\s])[.\s]+$/, '')

/** What somebody typed or tapped, word for word. */
export function ownSaying(line: string, lead: OwnLead): string {
  const core = withoutStop(line)
  return isOwnStatement(core, lead) ? `${upperFirst(core)}.` : `I ${lead} ${core}.`
}

/** What "we" did is quoted to the person; in their own voice it needs no marks. */
const OWN_WORDS = /^(?:you write )?(|.* (?=“(?:we|us|ours?)\b))“([^“”]+)”\.?$/i

/** A line that was told to somebody, as they would say it themselves. */
export function inVoice(told: string, voice: Voice): string {
  if (voice !== 'I') return told
  const [, lead = '', words] = OWN_WORDS.exec(told) ?? []
  return upperFirst(words ? `${toFirstPerson(lead)}${words}.` : toFirstPerson(told))
}

const LED =
  /^((?:You|They|I) (?:had |were |only )*(?:wanted|expected|hoped(?: for)?|saw|counted on|wished(?: for)?|planned|feared)) (\S.*?)(\.?)$/su

/** What leads into a line, what can be changed of it, and its stop. */
export function partsOfLine(line: string): { lead: string; words: string; stop: string } {
  const [, lead = '', words, stop = ''] = LED.exec(line) ?? []
  return words ? { lead, words, stop } : { lead: '', words: line, stop: '' }
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

/** In characters: a quote in a small line. */
const SHORT = 60

/** Where one may stop quoting: what is left on either side still says something. */
const CLAUSE = /[,;:–—]\s|\s(?=(?:and|but|because|though|although|while|when)\s)/i
const JOINED = /^(?:and|but|because|though|although|while|when)\s+/i

/** The sentence of a text in which a word stands, or the part of a long one, where that is short enough to be quoted. */
export function wroteOf(text: string, word: string): string {
  const holds = (one: string) => one.toLowerCase().includes(word.toLowerCase())
  const sentence =
    splitSentences(text)
      .map((one) => one.text)
      .find(holds) ?? ''
  if (sentence.length <= SHORT) return withoutStop(sentence)
  const clause = sentence.split(CLAUSE).find(holds) ?? ''
  return clause.length <= SHORT ? withoutStop(clause.replace(JOINED, '')) : ''
}

/** Phrases feelings for use in sentences. */
import { FEELINGS } from '../content/feelings/words.ts'
import { isFormOf } from '../emotion/known-word.ts'
import { wordKey } from '../emotion/word.ts'

export type Voice = 'you' | 'I' | 'they'

const WHO: Record<Voice, string> = { you: 'you', I: 'I', they: 'they' }
const ARE: Record<Voice, string> = { you: 'are', I: 'am', they: 'are' }

/** Phrases a feeling: "you feel angry", "I am missing someone", "you are in shock". */
export function formatFeeling(
  name: string,
  voice: Voice,
): { lead: string; word: string; noun: string; isNoun: boolean } {
  const known = FEELINGS.find((one) => isFormOf(one, wordKey(name)))
  const feel = known?.feel ?? name
  const verb = known && /ing\b|^in /.test(feel) ? ARE[voice] : 'feel'
  const word =
    voice === 'I' ? feel : feel.replace('myself', voice === 'you' ? 'yourself' : 'themselves')
  return { lead: `${WHO[voice]} ${verb}`, word, noun: known?.word ?? name, isNoun: !known }
}

/** Asks for the strength by the word that is shown: "How guilty do you feel right now?" */
export function askStrength(name: string, when = ''): string {
  const { lead, word } = formatFeeling(name, 'you')
  return lead.endsWith('feel') && !word.includes(' ')
    ? `How ${word} do you feel${when}?`
    : `How strong is it${when}?`
}

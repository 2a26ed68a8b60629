/** Whether somebody of a text is a he or a she: by what they are to the writer, else by the words that speak of them. */
import { anyOf } from '../lexicon/alternatives.ts'
import { FEMALE, MALE } from '../lexicon/people.ts'

const HE = new RegExp(`\\b${anyOf(MALE)}$`, 'i')
const SHE = new RegExp(`\\b${anyOf(FEMALE)}$`, 'i')
const SEVERAL = /(?:[^s'’]s|children|people|family|team|class| and .+)$/i

export type Pronoun = 'he' | 'she' | 'they'

const spokenOf = (text: string, words: string) =>
  (text.match(new RegExp(`\\b(?:${words})\\b`, 'gi')) ?? []).length

/** `person` as it is told to the writer: "your boss", "your sister Ana", "Maya". */
export function pronounOf(person: string, text: string): Pronoun {
  const role = person.replace(/ \p{Lu}\p{Ll}+$/u, '')
  if (SEVERAL.test(role) && /^your /.test(role)) return 'they'
  if (HE.test(role) || /^(?:Mr|Uncle|Father)\b/.test(person)) return 'he'
  if (SHE.test(role) || /^(?:Mrs|Ms|Miss|Aunt|Auntie)\b/.test(person)) return 'she'
  const [he, she] = [spokenOf(text, 'he|him|his'), spokenOf(text, 'she|her|hers')]
  // Where both are spoken of, nobody can tell which of them is meant.
  return he > 0 && she === 0 ? 'he' : she > 0 && he === 0 ? 'she' : 'they'
}

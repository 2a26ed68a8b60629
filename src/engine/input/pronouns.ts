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

const FORMS: Record<'he' | 'she', Readonly<Record<string, string>>> = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themselves: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themselves: 'herself' },
}
const ONE: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  "aren't": "isn't",
  "haven't": "hasn't",
}
const AS_IT_IS =
  /^(?:can|could|will|would|may|might|must|should|had|did|never|always|still|also|once|really|only|just|[\p{L}]+ed|cannot|gave|said|took|saw|knew|got|made|came|went|told|found|felt|meant|thought|left|lost|kept|let|put|began|stood|wrote|brought)$/iu

/** Speaks of one person as him or her: "they want" becomes "she wants". */
export function withPronoun(text: string, pronoun: Pronoun): string {
  if (pronoun === 'they') return text
  return text.replace(
    /\b(they|them|their|theirs|themselves)\b(?:( )(?!that\b|to\b|if\b|how\b|what\b|in\b)([\p{L}']+))?/giu,
    (_, word: string, space = '', next = '') => {
      const form = FORMS[pronoun][word.toLowerCase()]!
      const own = /^\p{Lu}/u.test(word) ? form.charAt(0).toUpperCase() + form.slice(1) : form
      if (word.toLowerCase() !== 'they' || !next) return `${own}${space}${next}`
      const verb = ONE[next.toLowerCase()] ?? (AS_IT_IS.test(next) ? next : thirdPerson(next))
      return `${own}${space}${verb}`
    },
  )
}

const thirdPerson = (verb: string): string =>
  /(?:s|sh|ch|x|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`

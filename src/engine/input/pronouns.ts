/** Finds a person's pronoun by their role, else by the pronouns in the text. */

import { FEMALE, MALE } from '../lexicon/people.ts'
import { any, Words } from '../lexicon/words.ts'

const HE = new Words(MALE)
const SHE = new Words(FEMALE)
const SEVERAL = /(?:[^s'’]s|children|people|family|team|class| and .+)$/i

export type Pronoun = 'he' | 'she' | 'they'

/** `person` is phrased for the writer: "your boss", "your sister Ana", "Maya". */
export function pronounOf(person: string, text: string): Pronoun {
  const role = person.replace(/ \p{Lu}\p{Ll}+$/u, '')
  if (SEVERAL.test(role) && /^your /.test(role)) return 'they'
  if (HE.closes(role) || any('Father, Mr, Uncle').opens(person)) return 'he'
  if (SHE.closes(role) || any('Aunt, Auntie, Miss, Mrs, Ms').opens(person)) return 'she'
  const [he, she] = [any('he, him, his').isIn(text), any('she, her, hers').isIn(text)]
  // Ambiguous if the text has both.
  return he === she ? 'they' : he ? 'he' : 'she'
}

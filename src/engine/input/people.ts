/** Finds the people in a text, phrased for its writer: "your boss", "Maya". */

import { PEOPLE, QUALIFIERS, ROLES } from '../lexicon/people.ts'
import { any, Words } from '../lexicon/words.ts'
import { itemPhrase } from './item-phrase.ts'

const ANIMAL = new Words([...PEOPLE.animals.list, 'bird', 'fish'])
const OWNED = new RegExp(
  `\\b(?:my|our) ((?:(?:${QUALIFIERS}) ){0,2}(?:${ROLES}))\\b(?!-| in law)(?:,? (?!I\\b)(\\p{Lu}\\p{Ll}+)(?!['’]s? (?:day|birthday)))?`,
  'giu',
)
const BARE_PARENT =
  /\b(?<!(?:my|your|his|her|their|our|the|a|your) )(Mom|Mum|Dad|Grandma|Grandpa|Gran|Nana|Nan|Grandad)\b/gu
const TITLED = /\b((?:Mr|Mrs|Ms|Miss|Dr|Professor|Prof|Aunt|Auntie|Uncle|Coach)\.? \p{Lu}\p{Ll}+)/gu
/** "The job in Oslo and …" names a place. */
const NAMED = new RegExp(
  `(?<![\\p{L}'’]|\\b(?:in|near) )(\\p{Lu}\\p{Ll}{2,})(?= ${PEOPLE.acts.source}\\b)`,
  'gu',
)
/** Within a sentence, a capital letter is enough. */
const INSIDE =
  /(?<!\b(?:in|at|from|to|near|of|for) )(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}{2,})(?= (?:\p{Ll}+(?:s|ed|es)|said|told|got|took|went|came|left|gave|made|sat|ran|will|would|has|had|was|is|and)\b)/gu
const WITH =
  /\b(?:with|told|asked|miss|missed|met|hugged|married|called|texted|and my friend) (\p{Lu}\p{Ll}{2,})\b(?! (?:University|College|School|Street|Road|FC|City|Airport|Hospital|Day|Eve))/gu

export const isNoName = (word: string): boolean => PEOPLE.notAName.has(word)

/** Names in quotes aren't meant: "'… the guy who calls, Dad.'" */
const QUOTED = /“[^“”]*”|"[^"]*"|(?<=^|[\s(])['‘].{0,400}?(?:['’](?=[\s.,;!?)]|$))/gu
const withoutQuotes = (text: string) => text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))

export type Person = {
  phrase: string
  /** The offset of the first mention. */
  at: number
  isAnimal: boolean
}

export function peopleIn(text: string): Person[] {
  const found: Person[] = []
  const add = (phrase: string, at: number, isAnimal = false) => {
    const isKnown = found.some(
      (person) =>
        person.phrase.toLowerCase() === phrase.toLowerCase() ||
        person.phrase.split(' ').at(-1) === phrase,
    )
    if (!isKnown) found.push({ phrase, at, isAnimal })
  }
  for (const match of withoutQuotes(text).matchAll(OWNED)) {
    const name = match[2] && /^\p{Lu}/u.test(match[2]) && !isNoName(match[2]) ? match[2] : ''
    const role = match[1]!.toLowerCase()
    add(name ? `your ${role} ${name}` : `your ${role}`, match.index, ANIMAL.isIn(role))
  }
  for (const match of withoutQuotes(text).matchAll(BARE_PARENT))
    add(`your ${match[1]!.toLowerCase()}`, match.index)
  for (const match of text.matchAll(TITLED)) add(match[1]!, match.index)
  for (const pattern of [NAMED, INSIDE, WITH])
    for (const match of text.matchAll(pattern)) {
      const name = match[1]!
      if (!isNoName(name)) add(name, match.index + match[0].indexOf(name))
    }
  return found.sort((a, b) => a.at - b.at)
}

const PETS = any('animal, animals, cat, cats, dog, dogs, pet, pets')

const isAnimalItem = (item: { name: string; category: string }): boolean =>
  PETS.has(item.category.toLowerCase()) || ANIMAL.isIn(item.name)

/** The item as a person, if it is one. */
export function personOfItem(item: { name: string; category: string }): Person | null {
  const isAnimal = isAnimalItem(item)
  if (item.category !== 'people' && !isAnimal) return null
  const text = itemPhrase(item.name)
  const isThing =
    any('what, how, why, where, being, having, the way, your wish, you and').opens(text) ||
    any('marriage, relationship, friendship, parenting, reputation').isIn(text) ||
    /['’]s? \p{L}/u.test(text)
  return isThing ? null : { phrase: text, at: -1, isAnimal }
}

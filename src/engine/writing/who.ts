/** Who may be named in the steps. */

import { normalise } from '../input/normalise.ts'
import { peopleIn, personOfItem } from '../input/people.ts'
import { pronounOf } from '../input/pronouns.ts'
import type { SituationText } from '../input/situation-text.ts'
import type { Words } from '../library/words.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { mention } from '../rules/touched.ts'

/** Too small to be spoken to. */
const BABY = /\b(?:baby|toddler|newborn)$/

/** Several people at once: one of them may be meant, and what is for one is not for all to hear. */
const GROUP =
  /\b(?:friends|family|relatives|parents|siblings|children|kids|colleagues|people|team|neighbou?rs)$/i

const SOMEBODY = /\b(?:he|she|they|him|her|them|we|us|you)(?:'\w+)?\b/

/** Who does what was seen: "he texted" is the one of the text who is a he, and not somebody else it names. */
function whoActs(text: SituationText, at: number): string | undefined {
  const { text: sentence, start } = text.sentences[at]!
  const pronoun = /^(?:\S+ ){0,4}?(he|she)\b/i.exec(sentence)?.[1]?.toLowerCase()
  if (!pronoun) return undefined
  return peopleIn(text.description)
    .filter(
      (person) =>
        !person.isAnimal &&
        person.at < start &&
        !GROUP.test(person.phrase) &&
        pronounOf(person.phrase, text.whole) === pronoun,
    )
    .at(-1)?.phrase
}

export function whoFor(
  equation: ReadEquation,
  words: Words,
  text: SituationText,
  seenAt: number | null = null,
): string | undefined {
  const actor = seenAt === null || words.care ? undefined : whoActs(text, seenAt)
  return actor && (!words.who || !/^your /.test(actor) || words.who.test(actor))
    ? actor
    : whoTouched(equation, words, text)
}

function whoTouched(equation: ReadEquation, words: Words, text: SituationText): string | undefined {
  const who = whoIn(equation, words, text)
  if (!who || !words.who || words.who.test(who)) return who
  // The person on the map is meant, whatever the text calls them.
  return who === personOfItem(equation.item)?.phrase && !BABY.test(who) ? who : undefined
}

/** Someone one can talk to: named in the evidence itself, not only as the owner of something. */
function whoIn(equation: ReadEquation, words: Words, text: SituationText): string | undefined {
  const isAboutAnimal = words.id.startsWith('pet-')
  const isAboutLost = words.id === 'death' || isAboutAnimal
  const told = [...new Set([...equation.evidence, ...equation.toldIn.slice(0, 1)])]
  const near = told.map((at) => text.sentences[at]!.text).join(' ')
  const people = [...peopleIn(near), ...(isAboutLost ? peopleIn(text.description) : [])].filter(
    (person) => person.isAnimal === isAboutAnimal && !BABY.test(person.phrase),
  )
  const ofItem = personOfItem(equation.item)
  const own = ofItem && isGroupUnnamed(ofItem.phrase, text) ? null : ofItem
  if (isAboutLost && own?.isAnimal === isAboutAnimal) return own.phrase
  const isNamed =
    own !== null && mention(equation.item, isAboutLost ? text.whole : normalise(near)) > 0
  if (own && own.isAnimal === isAboutAnimal && isNamed && !isOwnerOnly(own.phrase, text))
    return own.phrase
  const other = people.find(({ phrase }) => !isOwnerOnly(phrase, text))
  if (other) return other.phrase
  // Who is on the map and never named may be the "she" of it; without one, somebody else is told of.
  const isUnnamed =
    own !== null && mention(equation.item, text.whole) === 0 && SOMEBODY.test(normalise(near))
  return isUnnamed && own.isAnimal === isAboutAnimal ? own.phrase : undefined
}

function isGroupUnnamed(phrase: string, { whole }: SituationText): boolean {
  const group = GROUP.exec(phrase)?.[0].toLowerCase()
  return group !== undefined && !whole.split(/[^\p{L}]+/u).includes(group)
}

/** "My grandfather's farm" speaks of a farm. */
function isOwnerOnly(phrase: string, text: SituationText): boolean {
  const last = phrase.split(' ').at(-1)!.toLowerCase()
  const words = text.whole.match(/[\p{L}'-]+/gu) ?? []
  const owners = words.filter((word) => word === `${last}'s`).length
  const all = owners + words.filter((word) => word === last).length
  return all > 0 && all === owners
}

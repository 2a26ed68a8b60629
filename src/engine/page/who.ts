/** Finds the person a library line speaks of: always the part of the equation, never a bystander. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import { hasPart } from '#domain/situation/correction.ts'
import { namesThere } from '../input/names-there.ts'
import { normalise, type Place } from '../input/normalise.ts'
import { isNoName, type Person, peopleIn, personOfItem } from '../input/people.ts'
import { pronounOf } from '../input/pronouns.ts'
import { isOpen, type SituationText } from '../input/situation-text.ts'
import { any } from '../lexicon/words.ts'
import { canBeTold } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { INWARD } from '../rules/feeling-kinds.ts'
import { mention } from '../rules/touched.ts'
import type { Who } from './fill.ts'
import type { Page } from './page.ts'

/** Groups, because a line for one person doesn't fit several. */
const GROUP = any(
  'friends, family, relatives, parents, siblings, children, kids, colleagues, people, team, neighbours, neighbors',
)

/** "My grandfather's farm" speaks of a farm. */
function isOwnerOnly(phrase: string, whole: string): boolean {
  const last = phrase.split(' ').at(-1)!.toLowerCase()
  const words = whole.match(/[\p{L}'-]+/gu) ?? []
  const owners = words.filter((word) => word === `${last}'s`).length
  return owners > 0 && owners === words.filter((word) => word.replace(/'s$/, '') === last).length
}

/** True for one person who understands what is said to them. */
const isListener =
  ({ whole }: SituationText) =>
  ({ phrase, isAnimal }: Person): boolean =>
    !isAnimal && !GROUP.closes(phrase) && canBeTold(phrase, whole)

const isFit = (text: SituationText) => (person: Person) =>
  isListener(text)(person) && !isOwnerOnly(person.phrase, text.whole)

/** Matches the words before the person something was done to: "I shouted at …". */
const DONE_TO = /\bI(?:['’]\p{Ll}+)? (?:\p{Ll}+ ){1,5}$/u
const DONE_TO_NAME = /\bI(?:['’]\p{Ll}+)? (?:\p{Ll}+ ){1,5}(\p{Lu}\p{Ll}{2,})\b/gu
const WITNESS =
  /^(?: and \S+)? (?:just |must have |also )?(?:saw|sees|heard|hears|watched|knows|knew|noticed|looked|stared|laughed|came in|said nothing|lives|drove)\b/u

/** The person the writer did something to. Null if it could be a bystander. */
function hurtIn(description: string): Person | null {
  const people = [
    ...peopleIn(description),
    ...namesThere(description).map(({ name, at }) => ({ phrase: name, at, isAnimal: false })),
  ].filter(({ phrase }, at, all) => all.findIndex((one) => one.phrase.endsWith(phrase)) === at)
  const isKnown = (name: string) => people.some(({ phrase }) => phrase.endsWith(name))
  const unknown = [...description.matchAll(DONE_TO_NAME)].filter(
    ([, name]) => !isNoName(name!) && !isKnown(name!),
  )
  if (unknown.length > 0) return null
  const hurt = people.filter(({ at }) => DONE_TO.test(description.slice(0, at)))
  const [only, other] = hurt.length > 0 ? hurt : people
  if (!only || other) return null
  const after = description.slice(only.at).replace(/^(?:my|our) /iu, '')
  const rest = after.slice(only.phrase.replace(/^your /, '').length)
  return hurt.length === 0 && WITNESS.test(rest) ? null : only
}

/** Returns a typed name as a person if it is a role, or a name in the text that isn't a place. */
function typedPerson(name: string, description: string): Person | null {
  const [role] = peopleIn(`my ${name.replace(/^(?:my|our) /i, '')}`)
  const words = description.split(/[^\p{L}]+/u)
  const isName = /^\p{Lu}\p{Ll}+$/u.test(name) && !isNoName(name)
  const isPlace = (at: number) => /^(?:in|at|from|near)$/i.test(words[at - 1] ?? '')
  const isNamed = isName && words.some((word, at) => word === name && !isPlace(at))
  return role ?? (isNamed ? { phrase: name, at: -1, isAnimal: false } : null)
}

const isWithin = ({ at, phrase }: Person, { start, end }: Place): boolean =>
  at < end && at + phrase.length > start

const isSaid = ({ item, verdict }: ReadEquation, { said }: Page): boolean =>
  said.about !== undefined ||
  (said.feelings ?? []).some(
    (one) => one.itemId === item.id || (hasPart(one) && one.category === verdict.category),
  )

function personOf(equation: ReadEquation, page: Page, near: string): Person | null {
  const { item, verdict } = equation
  const { text, spans = {} } = page
  const everyone = peopleIn(text.description)
  const ofItem = personOfItem(item)
  if (isSaid(equation, page))
    return isOpen(item) ? typedPerson(item.name, text.description) : ofItem
  if (ofItem && mention(item, text.whole) > 0) return ofItem
  const isInward = INWARD.has(verdict.category) && !isPleasant(verdict.category)
  const hurt = isInward ? hurtIn(text.description) : null
  if (hurt) return hurt
  const marked = [isInward ? spans.harmed : undefined, spans.main]
    .flatMap((place) => everyone.find((person) => place && isWithin(person, place)) ?? [])
    .find(isFit(text))
  if (marked || isInward) return marked ?? null
  // If the part is named but isn't a known person, other people of the text are bystanders.
  const others = isOpen(item) && item.name ? [] : everyone
  const people = [...peopleIn(near), ...others].filter(isFit(text))
  const isNear = ({ phrase }: Person) => mention({ name: phrase }, normalise(near)) > 0
  return people.find(isNear) ?? people[0] ?? null
}

export function whoOf(equation: ReadEquation, page: Page, near: string): Who | null {
  const { text, isPublished } = page
  const person = isPublished ? null : personOf(equation, page, near)
  if (!person || !isFit(text)(person)) return null
  return asWho(person, text)
}

const asWho = ({ phrase }: Person, { whole }: SituationText): Who => ({
  name: phrase.replace(/^your /, 'my '),
  pronoun: pronounOf(phrase, whole),
})

/** The part of the equation itself, if it is a person. "The grave of my father" isn't. */
export function personOfPart({ item }: ReadEquation, { text, isPublished }: Page): Who | null {
  const name = item.name.replace(/^the (?:new |old )?/i, '')
  const person = isOpen(item)
    ? (peopleIn(name)[0] ?? typedPerson(name, text.description))
    : personOfItem(item)
  const isOwner = /['’]s? \p{L}/u.test(name)
  const isIt = person && !isOwner && !isPublished && person.at <= 0 && isListener(text)(person)
  if (!isIt) return null
  const who = asWho(person, text)
  return /^the /i.test(item.name) ? { ...who, name: who.name.replace(/^my /, 'the ') } : who
}

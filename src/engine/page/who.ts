/** The person a line of the library speaks of: the part it is about where that is someone, else who the sentence names. */
import { normalise } from '../input/normalise.ts'
import { type Person, peopleIn, personOfItem } from '../input/people.ts'
import { pronounOf } from '../input/pronouns.ts'
import type { SituationText } from '../input/situation-text.ts'
import { any } from '../lexicon/words.ts'
import { canBeTold } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { mention } from '../rules/touched.ts'
import type { Who } from './fill.ts'

/** Several people at once: what is meant for one of them isn't for all to hear. */
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

export function whoOf(equation: ReadEquation, text: SituationText, seenAt: number): Who | null {
  const near = text.sentences[seenAt]?.text ?? ''
  const ofItem = personOfItem(equation.item)
  const isItem = ofItem && mention(equation.item, text.whole) > 0 ? [ofItem] : []
  const isFit = ({ phrase, isAnimal }: Person) =>
    !isAnimal &&
    !GROUP.closes(phrase) &&
    !isOwnerOnly(phrase, text.whole) &&
    canBeTold(phrase, text.whole)
  const people = [...isItem, ...peopleIn(near), ...peopleIn(text.description)].filter(isFit)
  const [found] = people.filter(({ phrase }) => mention({ name: phrase }, normalise(near)) > 0)
  const phrase = (found ?? people[0])?.phrase
  if (!phrase) return null
  return { name: phrase.replace(/^your /, 'my '), pronoun: pronounOf(phrase, text.whole) }
}

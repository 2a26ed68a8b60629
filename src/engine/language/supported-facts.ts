/**
 * The facts a sentence about a person may rest on: their text and items, the lines on the page, and the rule's results.
 */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import { numbersIn } from '../lexicon/numbers.ts'
import { CHILDREN, FAMILY, FEMALE, MALE, RELATIONS, ROLES } from '../lexicon/people.ts'
import { folded, NEUTRAL, stemOf, stemsIn, wordsIn } from '../lexicon/stems.ts'
import { withoutOrders } from './orders.ts'

export type KnownFacts = {
  /** The person's text and their corrections since. */
  text: string
  /** Their other words: title, names of items, earlier readings. */
  words?: readonly string[]
  /** Lines of the embedded page, whose moment was recognised in the same text. */
  ours?: readonly string[]
  /** The feelings by our rule. */
  felt: readonly EmotionCategory[]
}

export type SupportedFacts = ReturnType<typeof groundsOf>

export function groundsOf({ text: written, words = [], ours = [], felt }: KnownFacts) {
  const text = withoutOrders(written)
  const all = [...words, text].join('\n')
  const own = new Set(stemsIn(all))
  const people = peopleIn(all)
  const near = new Set(felt.flatMap(nearTo))
  return {
    text,
    felt: near,
    /** All of the person's words, folded. */
    told: folded(all),
    /** Stems of the person's words only. */
    own,
    /** The allowed stems: the person's words, our lines and the settled feelings. */
    stems: new Set([...own, ...stemsIn(ours.join('\n')), ...people, ...stemsOfGroups([...near])]),
    /** All people the text mentions. */
    people: new Set([...people, ...namesIn(all)]),
    numbers: new Set(numbersIn([all, ...ours].join('\n'))),
  }
}

/** Groups close enough that a word of one doesn't contradict another. */
const NEAR: readonly (readonly EmotionCategory[])[] = [
  ['fear', 'worry', 'negativeanticipation'],
  ['shame', 'regret'],
  ['happiness', 'pride', 'positiveanticipation'],
]
const nearTo = (felt: EmotionCategory): readonly EmotionCategory[] =>
  NEAR.find((groups) => groups.includes(felt)) ?? [felt]

const HE = ['he', 'him', 'his', 'himself']
const SHE = ['she', 'her', 'hers', 'herself']
/** A capitalised word that doesn't begin a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:'’)-] )\p{Lu}\p{Ll}+/gu
const ROLE = new RegExp(`\\b(?:${ROLES})\\b`, 'gi')
const namesIn = (text: string): string[] =>
  [
    ...(text.match(NAME) ?? []),
    ...(text.match(ROLE) ?? []),
    ...wordsIn(text).filter((word) => GIVEN_NAMES.has(word)),
  ].flatMap(stemsIn)

/** The people in a text: "he" is allowed if a name or a role is mentioned, and a "boss" may be called manager. */
function peopleIn(text: string): string[] {
  const said = new Set(wordsIn(text))
  const has = (words: readonly string[]) => words.some((word) => said.has(word))
  const [isHe, isShe] = [has([...HE, ...MALE]), has([...SHE, ...FEMALE])]
  const isEither = (!isHe && !isShe && text.search(ROLE) >= 0) || text.search(NAME) >= 0
  return [
    ...(isHe || isEither ? [...HE, 'man'] : []),
    ...(isShe || isEither ? [...SHE, 'woman'] : []),
    ...(has(CHILDREN) ? ['child'] : []),
    ...(has(FAMILY) ? ['family'] : []),
    ...RELATIONS.flatMap(([name = '', ...likes]) => (has(likes) ? [name] : [])),
  ].map(stemOf)
}

const ANY_ROLE = new RegExp(`^(?:${[ROLES, ...MALE, ...FEMALE, ...FAMILY].join('|')})$`)
/** True for a given name or a role. */
export const isPerson = (word: string): boolean => ANY_ROLE.test(word) || GIVEN_NAMES.has(word)

/** A feeling in the first person, a judgement if another person says it. */
const JUDGES = new Set(['inadequacy', 'foolish', 'worthlessness'])

/** The stems of all single words of the vocabulary, by group. */
const feelingStems: ReadonlyMap<EmotionCategory, readonly string[]> = new Map(
  EMOTION_CATEGORIES.map((group) => {
    const words = FEELINGS.filter(
      ({ group: first, second, word }) =>
        (first === group || second === group) && !JUDGES.has(word),
    ).flatMap(({ word, feel, forms }) => [word, feel, ...forms])
    const single = [...words, ...LADDERS[group]].filter((word) => /^\p{L}+$/u.test(word))
    // Neutral words like close, free or down don't name a feeling.
    return [group, [...new Set(single.map(stemOf))].filter((stem) => !NEUTRAL.has(stem))]
  }),
)
export const stemsOfGroups = (groups: readonly EmotionCategory[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => feelingStems.get(group) ?? []))

/** The groups of a feeling word. Null for other words. */
export function groupsOf(stem: string): ReadonlySet<EmotionCategory> | null {
  const groups = EMOTION_CATEGORIES.filter((group) => feelingStems.get(group)?.includes(stem))
  return groups.length > 0 ? new Set(groups) : null
}

/**
 * The facts a sentence about a person may rest on: their text and items, the lines on the page, and the rule's results.
 */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import irregular from '../lexicon/irregular-forms.json' with { type: 'json' }
import neutral from '../lexicon/neutral-words.json' with { type: 'json' }
import { CHILDREN, FAMILY, FEMALE, MALE, RELATIONS, ROLES } from '../lexicon/people.ts'
import { withoutOrders } from './orders.ts'
import { folded } from './quote-place.ts'

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

export type SupportedFacts = {
  text: string
  felt: ReadonlySet<EmotionCategory>
  /** All of the person's words, folded. */
  told: string
  /** Stems of the person's words only. */
  own: ReadonlySet<string>
  /** The allowed stems: the person's words, our lines and the settled feelings. */
  stems: ReadonlySet<string>
  /** All people the text mentions. */
  people: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

export function groundsOf({
  text: written,
  words = [],
  ours = [],
  felt,
}: KnownFacts): SupportedFacts {
  const text = withoutOrders(written)
  const all = [...words, text].join('\n')
  const own = new Set(stemsIn(all))
  const people = peopleIn(all)
  const near = new Set(felt.flatMap(nearTo))
  return {
    text,
    felt: near,
    told: folded(all),
    own,
    stems: new Set([...own, ...stemsIn(ours.join('\n')), ...people, ...stemsOfGroups([...near])]),
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
  [...(text.match(NAME) ?? []), ...(text.match(ROLE) ?? [])].flatMap(stemsIn)

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

/** Splits into lower-case words: "didn't" becomes "did not", "you're" becomes "you". */
export const wordsIn = (text: string): string[] =>
  folded(text)
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|d|ll|m)\b/g, '')
    .match(/\p{L}+/gu) ?? []

/** Maps "took" and "taken" to "take", and "mum" to "mother". */
const baseOf = new Map(
  irregular.flatMap((line) => {
    const [base, ...forms] = line.split(' ')
    return forms.map((form) => [form, base!] as const)
  }),
)

/** True for "went" and "hugged", not for "put", which may be an imperative. */
export const isPast = (word: string): boolean =>
  /..[^e]ed$/.test(word) || (baseOf.has(word) && baseOf.get(word) !== word)

/** Restores the "e" of "hoping", because a verb without one would double its last letter. */
const LOST_E = /^([^aeiou]*[aeiou][^aeiouwxy])(?:ing|ed)$/
const SHORT_WITH_E = /^[^aeiou]*[aeiou][^aeiou]e$/

/** A rough stemmer: "working", "worked" and "works" are one word. */
export const stemOf = (word: string): string => {
  const base = (baseOf.get(word) ?? word).replace(/(?<=..)men$/, 'man')
  const one = base.replace(/(?<=..)(?:ies|ied|ily)$/, 'y').replace(/(?<=..)(?<![sui])s$/, '')
  const stem = one
    .replace(LOST_E, '$1e')
    .replace(/(?<=...)(?:fulness|ness|ment|fully|ful|(?<=[pc]t)ion|ing|ed|ly)$/, '')
  if (stem.length < 4 || SHORT_WITH_E.test(stem)) return stem
  return stem
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/y$/, 'i')
}

export const stemsIn = (text: string): string[] => wordsIn(text).map(stemOf)

const stemsOfList = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, stemOf(word)]))
/** Neutral words, which claim nothing about a person. */
const { grammar, people, ...telling } = neutral
export const GRAMMAR = stemsOfList([...grammar, ...people])
export const TIMES = stemsOfList(neutral.time)
export const DOINGS = stemsOfList(neutral.doing)
export const NEUTRAL = GRAMMAR.union(stemsOfList(Object.values(telling).flat()))

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

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
}
/** The value of a number word: "fourth" is 4, as in "for the fourth time". */
const valueOf = (word: string): number => {
  const plain = word === 'third' ? 'three' : word.replace(/ieth$/, 'y').replace(/(?<=..)th$/, '')
  const tens = TENS.indexOf(plain)
  return tens > 1 ? tens * 10 : (LARGE[plain] ?? UNITS.indexOf(plain))
}

/** Numbers as digits, also those written as words: "nine hundred", "eighty-one" and "4,000". */
export function numbersIn(text: string): string[] {
  const found: number[] = []
  let open = false
  for (const word of wordsIn(text)) {
    const value = valueOf(word)
    const last = found.at(-1) ?? 0
    const isTimes = open && value >= 100 && last < value
    const isPlus = open && value < 10 && value > 0 && last % 10 === 0 && last > 10
    if (value >= 0 && (isTimes || isPlus)) found.push(isTimes ? found.pop()! * value : found.pop()! + value)
    else if (value >= 0) found.push(value)
    open = value >= 0
  }
  return [...(text.replace(/(?<=\d)[,.](?=\d{3}\b)/g, '').match(/\d+/g) ?? []), ...found.map(String)]
}
export const isNumberWord = (word: string): boolean => valueOf(word) >= 0

/** All a sentence about a person may rest on: what they wrote and named, what the page already says, what our rule computed. */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { splitSentences } from '#domain/values/sentences.ts'
import { GIVEN_NAMES } from '../lexicon/given-names.ts'
import irregular from '../lexicon/irregular-forms.json' with { type: 'json' }
import neutral from '../lexicon/neutral-words.json' with { type: 'json' }
import { CHILDREN, FAMILY, FEMALE, MALE, RELATIONS, ROLES } from '../lexicon/people.ts'
import step from '../lexicon/step-words.json' with { type: 'json' }

export type Known = {
  /** What the person wrote, and what they said about it since. */
  text: string
  /** Title, names of items, earlier readings: what else is theirs. */
  words?: readonly string[]
  /** Lines of the embedded page: its moment was recognised in the same words. */
  ours?: readonly string[]
  /** What is felt, by our rule. */
  felt: readonly EmotionCategory[]
}

export type Grounds = {
  text: string
  /** Some of it tells the reader what to say. */
  hasOrders: boolean
  felt: ReadonlySet<EmotionCategory>
  /** Everything that is theirs, folded. */
  told: string
  /** Stems of their words alone. */
  own: ReadonlySet<string>
  /** What a sentence may be about: these, those of our lines, and of the feelings that were settled. */
  stems: ReadonlySet<string>
  /** Everybody the words tell of. */
  people: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

/** What an answer has to be like, what somebody wants to hear, a word to a machine. */
const ANSWERS = 'answers?|reply|replies|responses?|output'
const TO_THE_READER = new RegExp(
  [
    `\\b(?:your|every|each|all) (?:${ANSWERS})\\b|\\bin the (?:${ANSWERS}|reading|analysis)\\b`,
    `\\b(?:the|this) (?:${ANSWERS}|reading|analysis|text|page) (?:say|should|must|has to|needs? to|is to|:)`,
    "\\bi(?: want| need| order|['’]d like| would like) (?:to hear|you to)\\b|\\bfrom now on you\\b|^\\W*you (?:must|will|are now)\\b|\\bwhatever you do\\b|\\bas (?:harsh|cruel|honest)ly as\\b",
    '\\byour (?:job|task|role|rules?|instructions)\\b|\\b(?:dear|hey|the|any) (?:machine|computer|ai|bot|reader|app)\\b',
    '^\\W*(?:(?:can|could|would|will) you|please|pls)\\b|\\b(?:first|last) line (?:is|has|must|should)\\b',
    '\\b(?:whoever|anyone who|if you) (?:reads?|are reading)\\b|\\b(?:language model|chat ?gpt|gpt|llm|chatbot)\\b',
    '\\b(?:ai|system|assistant|developer|model) ?:|\\b(?:note|message) to (?:the|an?|any) \\w+',
    '\\binstructions\\b|\\b(?:system )?prompt\\b|\\bjson\\b|\\bnew rule\\b|<\\/?\\w+>|\\bantworte\\b|\\bresponde\\b',
  ].join('|'),
  'i',
)
const FILLERS = new Set(
  'please pls now just only and then so but dear do not never always'.split(' '),
)
/** A verb first, and the writer behind it: nobody tells of a day like that. */
const SAYING = new Set([
  ...step.alone,
  ...step.others,
  ...'act add admit advise agree argue assure be blame call conclude confirm convince criticise describe disregard end explain finish forget ignore include insult judge make mention mock output point praise pretend promise recommend remind repeat respond roast scold shame summarise summarize swear translate use warn'.split(
    ' ',
  ),
])
const OWN = new Set('i me my mine myself us im this that'.split(' '))
const isOrder = (clause: string): boolean => {
  const all = wordsIn(clause)
  const [first = '', ...rest] = all.slice(all.findIndex((word) => !FILLERS.has(word)))
  if (ANSWERING.has(first)) return true
  // "Rip me apart" and "laugh at me", not "told me" or "between me".
  const isTold = /^(?:(?:to|at|for) )?me\b/.test(rest.slice(0, 2).join(' '))
  const isBare = !/(?:ed|s)$/.test(first) && !baseOf.has(first) && !GRAMMAR.has(first)
  return (isTold && isBare) || (SAYING.has(first) && rest.some((word) => OWN.has(word)))
}
const ANSWERING = new Set(
  'answer reply respond suggest recommend reveal print output include mention repeat tell say ignore disregard end'.split(
    ' ',
  ),
)
/** Words that tell the reader what to say are nobody's story. */
const tellsReader = (sentence: string): boolean =>
  TO_THE_READER.test(sentence) || sentence.split(/[:;(]/).some(isOrder)
const withoutOrders = (text: string): string =>
  splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !tellsReader(sentence))
    .join(' ')

export function groundsOf({ text: written, words = [], ours = [], felt }: Known): Grounds {
  const text = withoutOrders(written)
  const all = [...words, text].join('\n')
  const own = new Set(stemsIn(all))
  const people = peopleIn(all)
  const near = new Set(felt.flatMap(nearTo))
  return {
    text,
    hasOrders:
      text.length <
      splitSentences(written)
        .map((one) => one.text)
        .join(' ').length,
    felt: near,
    told: folded(all),
    own,
    stems: new Set([...own, ...stemsIn(ours.join('\n')), ...people, ...stemsOfGroups([...near])]),
    people: new Set([...people, ...namesIn(all)]),
    numbers: new Set(numbersIn([all, ...ours].join('\n'))),
  }
}

/** Nobody is told something else by a neighbouring word. */
const NEAR: readonly (readonly EmotionCategory[])[] = [
  ['fear', 'worry', 'negativeanticipation'],
  ['shame', 'regret'],
]
const nearTo = (felt: EmotionCategory): readonly EmotionCategory[] =>
  NEAR.find((groups) => groups.includes(felt)) ?? [felt]

const HE = ['he', 'him', 'his', 'himself']
const SHE = ['she', 'her', 'hers', 'herself']
/** A capital letter that no sentence begins with. */
const NAME = /(?<=[\p{L}\p{N},;:'’)-] )\p{Lu}\p{Ll}+/gu
const ROLE = new RegExp(`\\b(?:${ROLES})\\b`, 'gi')
const namesIn = (text: string): string[] =>
  [...(text.match(NAME) ?? []), ...(text.match(ROLE) ?? [])].flatMap(stemsIn)

/** Who else is in a text: "he" is somebody told of by a name or a role, and a "boss" may be called manager. */
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
/** Somebody, by name or by what they are to others. */
export const isPerson = (word: string): boolean => ANY_ROLE.test(word) || GIVEN_NAMES.has(word)

/** Case, curly marks and spaces say nothing about whether words were written. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Lower case, one by one; "didn't" is "did not", "you're" is "you". */
export const wordsIn = (text: string): string[] =>
  folded(text)
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|d|ll|m)\b/g, '')
    .match(/\p{L}+/gu) ?? []

/** "Took" and "taken" are "take", and "mum" is "mother". */
const baseOf = new Map(
  irregular.flatMap((line) => {
    const [base, ...forms] = line.split(' ')
    return forms.map((form) => [form, base!] as const)
  }),
)

/** "Hoping" comes from "hope": a verb without the "e" would have doubled its last letter. */
const LOST_E = /^([^aeiou]*[aeiou][^aeiouwxy])(?:ing|ed)$/
const SHORT_WITH_E = /^[^aeiou]*[aeiou][^aeiou]e$/

/** Rough on purpose: "working", "worked" and "works" are one word. */
export const stemOf = (word: string): string => {
  const base = baseOf.get(word) ?? word
  const one = base.replace(/(?<=..)(?:ies|ied|ily)$/, 'y').replace(/(?<=..)(?<![sui])s$/, '')
  const stem = one
    .replace(LOST_E, '$1e')
    .replace(/(?<=...)(?:fulness|ness|ment|fully|ful|ing|ed|ly)$/, '')
  if (stem.length < 4 || SHORT_WITH_E.test(stem)) return stem
  return stem
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/u, '$1')
    .replace(/y$/, 'i')
}

export const stemsIn = (text: string): string[] => wordsIn(text).map(stemOf)

const stemsOfList = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, stemOf(word)]))
/** Words that tell nothing about anybody. */
const { grammar, people, ...telling } = neutral
export const GRAMMAR = stemsOfList([...grammar, ...people])
export const NEUTRAL = GRAMMAR.union(stemsOfList(Object.values(telling).flat()))

/** Said of oneself these are felt, said by somebody else they are a verdict. */
const JUDGES = new Set(['inadequacy', 'foolish', 'worthlessness'])

/** Every single word of the one vocabulary, by its group. */
const feelingStems: ReadonlyMap<EmotionCategory, readonly string[]> = new Map(
  EMOTION_CATEGORIES.map((group) => {
    const words = FEELINGS.filter(
      ({ group: first, second, word }) =>
        (first === group || second === group) && !JUDGES.has(word),
    ).flatMap(({ word, feel, forms }) => [word, feel, ...forms])
    const single = [...words, ...LADDERS[group]].filter((word) => /^\p{L}+$/u.test(word))
    // What goes with anything names no feeling by itself: close, free, down.
    return [group, [...new Set(single.map(stemOf))].filter((stem) => !NEUTRAL.has(stem))]
  }),
)
export const stemsOfGroups = (groups: readonly EmotionCategory[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => feelingStems.get(group) ?? []))

/** The groups a word of feeling may belong to; null for every other word. */
export function groupsOf(stem: string): ReadonlySet<EmotionCategory> | null {
  const groups = EMOTION_CATEGORIES.filter((group) => feelingStems.get(group)?.includes(stem))
  return groups.length > 0 ? new Set(groups) : null
}

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen'.split(
    ' ',
  )
const VALUES = [...Array(21).keys(), 30, 40, 50, 60, 70, 80, 90, 100, 1000, 1_000_000, 12]

/** In digits, however they are written. */
export const numbersIn = (text: string): string[] => [
  ...(text.match(/\d+/g) ?? []),
  ...wordsIn(text).flatMap((word) => {
    const at = NUMBER_WORDS.indexOf(word)
    return at < 0 ? [] : [String(VALUES[at])]
  }),
]
export const isNumberWord = (word: string): boolean => NUMBER_WORDS.includes(word)

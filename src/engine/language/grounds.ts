/** All a sentence about a person may rest on: what they wrote and named, what they said since, what our rule computed. */
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { FEELING_WORDS } from '../lexicon/feeling-words.ts'

export type Known = {
  /** Title, description, names of items, what the person said: everything that is theirs. */
  words: readonly string[]
  /** What is felt, by our rule. */
  felt: readonly EmotionCategory[]
  isGrief: boolean
  hasHarm: boolean
}

export type Grounds = Known & {
  /** Everything that is theirs, folded. */
  told: string
  stems: ReadonlySet<string>
  names: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

export function groundsOf(known: Known): Grounds {
  const all = known.words.join('\n')
  return {
    ...known,
    told: folded(all),
    stems: new Set(stemsIn(all)),
    names: new Set((all.match(/\p{Lu}[\p{L}'’-]*/gu) ?? []).flatMap((name) => wordsIn(name))),
    numbers: new Set(numbersIn(all)),
  }
}

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

/** Rough on purpose: "working", "worked" and "works" are one word. */
export const stemOf = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=..)s$/, '')
    : word
        .replace(/(?:ies|ied)$/, 'y')
        .replace(/(?<=...)(?:ing|ed|es|s|ly)$/, '')
        .replace(/(\p{L})\1$/u, '$1')
        .replace(/e$/, '')

export const stemsIn = (text: string): string[] => wordsIn(text).map(stemOf)

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const TENS: Readonly<Record<string, string>> = {
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
  twice: '2',
  dozen: '12',
}
const digitsOf = (word: string): string | null => {
  const at = NUMBER_WORDS.indexOf(word)
  return at >= 0 ? String(at) : (TENS[word] ?? null)
}

/** In digits, however they are written. */
export const numbersIn = (text: string): string[] => [
  ...(text.match(/\d+/g) ?? []),
  ...wordsIn(text).flatMap((word) => digitsOf(word) ?? []),
]

/** Words of pain or pleasure that go with many feelings. */
const ANY_FEELING = new Set(
  'hurt stung stings empty down upset stupid dumb foolish bitter unfair unsure nice lovely calm awkward tense restless shaking crushed shattered bitter touched moved pleased hope hoping hopeful interest interested caution concern concerned distress'.split(
    ' ',
  ),
)

/** Words a model says and hardly anybody writes of themselves. */
const TOLD_WORDS: Partial<Record<EmotionCategory, readonly string[]>> = {
  disgust: ['sickened'],
  regret: ['remorseful'],
  anger: ['jealous', 'envious'],
  sadness: ['gloomy', 'miserable'],
}

const groupsOfWords = new Map<string, Set<EmotionCategory>>()
for (const category of EMOTION_CATEGORIES) {
  const named = FEELING_WORDS[category].flatMap(([words]) =>
    words
      // What stands in brackets is a condition, and brackets stand in brackets.
      .replace(/\([^()]*\)/g, '')
      .replace(/\([^()]*\)/g, '')
      .split('|')
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  )
  const steps = LADDERS[category].filter((word) => /^[a-z]+$/.test(word))
  const told = TOLD_WORDS[category] ?? []
  for (const word of [...named, ...steps, ...told].filter((word) => !ANY_FEELING.has(word))) {
    const stem = stemOf(word)
    groupsOfWords.set(stem, (groupsOfWords.get(stem) ?? new Set()).add(category))
  }
}

/** The groups a word of feeling may belong to; null for every other word. */
export const groupsOf = (stem: string): ReadonlySet<EmotionCategory> | null =>
  groupsOfWords.get(stem) ?? null

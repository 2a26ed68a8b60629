/** Splits a text into words and stems, and lists the words that claim nothing about a person. */
import irregular from './irregular-forms.json' with { type: 'json' }
import neutral from './neutral-words.json' with { type: 'json' }

/** Normalises case, curly quotes and spaces. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

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
/** The stems of a list such as `'you write wrote'`. */
export const stemsOfWords = (words: string): ReadonlySet<string> => new Set(stemsIn(words))

const stemsOfList = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => [word, stemOf(word)]))
/** Neutral words, which claim nothing about a person. */
const { grammar, people, ...telling } = neutral
export const GRAMMAR = stemsOfList([...grammar, ...people])
export const TIMES = stemsOfList(neutral.time)
export const QUALITIES: ReadonlySet<string> = new Set(neutral.qualities)
export const DOINGS = stemsOfList(neutral.doing)
export const NEUTRAL = GRAMMAR.union(stemsOfList(Object.values(telling).flat()))

import { BETWEEN, NO_ACTS } from './plain-words.ts'

const QUOTED = /[“"]([^“”"]{1,600})[”"]/g

export const quotesIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, inner = '']) => inner)

export const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ')

/** Lower case, one by one; "didn't" is "did not", "you're" is "you". */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/'(?:s|re|ve|d|ll|m)\b/g, '')
  return plain.match(/\p{L}+/gu) ?? []
}

/** Rough on purpose: "working", "worked" and "works" are one word. */
export const stemOf = (word: string): string =>
  word.length < 5
    ? word.replace(/(?<=..)s$/, '')
    : word
        .replace(/(?:ies|ied)$/, 'y')
        .replace(/(?<=...)(?:ing|ed|es|s|ly)$/, '')
        .replace(/(\p{L})\1$/u, '$1')
        .replace(/e$/, '')

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** What the subject is said to do: the first word behind it that is no helper. */
export function actsOf(
  text: string,
  isSubject: (word: string, before: string) => boolean,
): string[] {
  const words = wordsOf(withoutQuotes(text))
  return words.flatMap((word, at) => {
    if (!isSubject(word, words[at - 1] ?? '')) return []
    const act = words.slice(at + 1).find((next) => !BETWEEN.has(next))
    return act && !NO_ACTS.has(act) ? [stemOf(act)] : []
  })
}

const OWNERS = /^(?:my|your|his|her|their)$/

/** Whose each thing is: "your idea" is `idea` of `your`. */
export function ownersIn(text: string): [thing: string, owner: string][] {
  const words = wordsOf(withoutQuotes(text))
  return words.flatMap((word, at): [string, string][] => {
    const thing = words[at + 1]
    // "her" may stand alone; then what follows is no thing, and nobody asks for it.
    return OWNERS.test(word) && thing ? [[stemOf(thing), word === 'my' ? 'your' : word]] : []
  })
}

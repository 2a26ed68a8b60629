/** A text as plain words that know where they stand, so that what is heard can point back to what was written. */
import { splitSentences } from '#domain/values/sentences.ts'
import contractions from '../lexicon/contractions.json' with { type: 'json' }

export type Token = {
  /** In small plain letters; a contraction is two words: "I'm" is "i" and "am". */
  word: string
  start: number
  end: number
  /** What stands between the word before and this one: a comma, a dash, or nothing to speak of. */
  pause: '' | ',' | '"'
  sentence: number
  isQuoted: boolean
}

/** Short forms and what they stand for, also as people type them without an apostrophe. */
const CONTRACTIONS = new Map(
  Object.entries(contractions).map(([short, whole]) => [short, whole.split(' ')]),
)

const WORD = /[\p{L}\p{N}]+(?:['’ʼ‘`´-][\p{L}\p{N}]+)*['’]?/gu
const QUOTE = /["“”„«»]/

const plain = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/'$/, '')
    .replace(/([a-z])\1{2,}/g, '$1')

/** The plain words of a piece of text, as forms and sentences are compared by them. */
export const plainWordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].flatMap(([raw]) => {
    const word = plain(raw)
    return CONTRACTIONS.get(word) ?? [word]
  })

function pauseOf(between: string): Token['pause'] {
  if (QUOTE.test(between)) return '"'
  return /[^\s'’]/.test(between) ? ',' : ''
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isQuoted = false
  splitSentences(text).forEach((sentence, at) => {
    let last = sentence.start
    // A quotation that is never closed ends with its sentence.
    if (!QUOTE.test(text.slice(sentence.start, sentence.end))) isQuoted = false
    for (const match of sentence.text.matchAll(WORD)) {
      const start = sentence.start + match.index
      const end = start + match[0].length
      const between = text.slice(last, start)
      for (const char of between)
        if (QUOTE.test(char))
          isQuoted = char === '“' || char === '„' ? true : char === '”' ? false : !isQuoted
      const word = plain(match[0])
      const words = CONTRACTIONS.get(word) ?? [word]
      words.forEach((each, part) => {
        tokens.push({
          word: each,
          start,
          end,
          pause: part > 0 ? '' : pauseOf(between),
          sentence: at,
          isQuoted,
        })
      })
      last = end
    }
    for (const char of text.slice(last, sentence.end))
      if (QUOTE.test(char))
        isQuoted = char === '“' || char === '„' ? true : char === '”' ? false : !isQuoted
  })
  return tokens
}

const NEXT = 7
/** What follows in the sentence; commas and the like are words of their own. */
export function suffixOf(tokens: readonly Token[], to: number): string {
  const { sentence } = tokens[to - 1]!
  const words: string[] = []
  for (let at = to; at < to + NEXT && tokens[at]?.sentence === sentence; at++) {
    if (tokens[at]!.pause !== '') words.push(',')
    words.push(tokens[at]!.word)
  }
  return words.join(' ')
}

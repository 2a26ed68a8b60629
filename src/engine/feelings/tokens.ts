/** Splits a text into normalised words with their offsets. */
import { splitSentences } from '#domain/values/sentences.ts'
import contractions from '../lexicon/contractions.json' with { type: 'json' }

export type Token = {
  /** Lower case without accents. A contraction is two words: "I'm" is "i" and "am". */
  word: string
  start: number
  end: number
  /** The punctuation between the previous word and this one. */
  pause: '' | ',' | '"'
  sentence: number
  isQuoted: boolean
}

/** Contractions with their expansion, also without an apostrophe. */
const CONTRACTIONS = new Map(
  Object.entries(contractions).map(([short, whole]) => [short, whole.split(' ')]),
)

const WORD = /[\p{L}\p{N}]+(?:['’ʼ‘`´-][\p{L}\p{N}]+)*['’]?/gu
const QUOTES = /["“”„«»]/g

const plain = (raw: string): string =>
  raw
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/'$/, '')
    .replace(/([a-z])\1{2,}/g, '$1')

/** The normalised words of a text, for comparing forms and sentences. */
export const plainWordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].flatMap(([raw]) => {
    const word = plain(raw)
    return CONTRACTIONS.get(word) ?? [word]
  })

function pauseOf(between: string): Token['pause'] {
  if (between.search(QUOTES) >= 0) return '"'
  return /[^\s'’]/.test(between) ? ',' : ''
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let isQuoted = false
  const overQuotes = (between: string) => {
    for (const [sign] of between.matchAll(QUOTES))
      isQuoted = sign === '“' || sign === '„' || (sign !== '”' && !isQuoted)
  }
  splitSentences(text).forEach((sentence, at) => {
    let last = sentence.start
    // An unclosed quote ends with its sentence.
    if (sentence.text.search(QUOTES) < 0) isQuoted = false
    for (const match of sentence.text.matchAll(WORD)) {
      const start = sentence.start + match.index
      const end = start + match[0].length
      const between = text.slice(last, start)
      overQuotes(between)
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
    overQuotes(text.slice(last, sentence.end))
  })
  return tokens
}

const NEXT = 7
/** The rest of the sentence. Punctuation becomes a separate word. */
export function suffixOf(tokens: readonly Token[], to: number): string {
  const { sentence } = tokens[to - 1]!
  const words: string[] = []
  for (let at = to; at < to + NEXT && tokens[at]?.sentence === sentence; at++) {
    if (tokens[at]!.pause !== '') words.push(',')
    words.push(tokens[at]!.word)
  }
  return words.join(' ')
}

/** Matches a rating beside the word: "Fear, ten", "anger 8". */
const RATED =
  /^(?:, )?(?:at |about |maybe |a )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:$| (?:,|out of|of|and|but|today|now|tonight)(?: |$))/

/** `suffix` is the rest of the sentence after the word. */
export const isRated = (suffix: string): boolean => RATED.test(suffix)

/** Quotes a sentence verbatim, cut at a natural joint if it is long. */
import type { Sentence } from '#domain/values/sentences.ts'

export type Quote = { text: string; start: number; end: number }

/** Places to cut a long sentence, best first. */
const JOINTS = [
  '; ',
  ': ',
  ' – ',
  ' — ',
  ' - ',
  ', ',
  ' because ',
  ' but ',
  ' and ',
  ' so ',
  ' when ',
]
const MIN_WORDS = 4

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** The longest beginning within the limit that ends at a joint, else the first words. */
function headOf(text: string, limit: number): string {
  const words = text.split(/(?<=\s)/)
  const longest = words.slice(0, limit).join('').trimEnd()
  const heads = JOINTS.map((joint) => longest.slice(0, Math.max(0, longest.lastIndexOf(joint))))
  return heads.find((head) => wordsIn(head) >= Math.max(MIN_WORDS, limit / 3)) ?? longest
}

export function quoteOf({ text, start }: Sentence, limit: number): Quote {
  const quote = wordsIn(text) <= limit ? text.trimEnd() : `${headOf(text, limit)}…`
  const length = quote.endsWith('…') && !text.startsWith(quote) ? quote.length - 1 : quote.length
  return { text: quote, start, end: start + length }
}

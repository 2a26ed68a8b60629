/** Which parts of a text a claim rests on, ready to be drawn: plain and marked pieces in turn. */
import type { Evidence } from './analysis.ts'

/** What the words were read as: drawn dashed for what was expected, solid for what is seen, filled for what it turns on. */
export type MarkKind = 'expected' | 'perceived' | 'decisive'
export type Mark = Evidence & { kind: MarkKind }

export type Piece = { start: number; text: string; kind: MarkKind | null }

/** Whoever is told back is "you" where they wrote "I". */
const ONESELF = new Set(
  'i me my mine myself we us our ours you your yours yourself am are was were'.split(' '),
)
const WORD = /[\p{L}\p{N}'’]+/gu
const wordsOf = (text: string) =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const key = word.toLowerCase()
    return { key: ONESELF.has(key) ? 'i' : key, start: index, end: index + word.length }
  })
/** Fewer words in a row than these say nothing about where a line comes from. */
const TRACED_FROM = 3

/** The words of a text that a line tells back: the longest run both have. */
export function tracedIn(text: string, line: string): Evidence | null {
  const [words, told] = [wordsOf(text), wordsOf(line)]
  let best = { at: 0, length: 0 }
  for (const at of words.keys())
    for (const from of told.keys()) {
      let length = 0
      while (words[at + length] && words[at + length]!.key === told[from + length]?.key) length += 1
      if (length > best.length) best = { at, length }
    }
  if (best.length < TRACED_FROM) return null
  return { start: words[best.at]!.start, end: words[best.at + best.length - 1]!.end }
}

/** Where two claims rest on the same words, the later mark wins; places outside the text are left out. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const kinds = Array.from<MarkKind | null>({ length: text.length }).fill(null)
  for (const { start, end, kind } of marks) kinds.fill(kind, Math.max(0, start), Math.max(0, end))
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; ) {
    const kind = kinds[at]!
    let end = at + 1
    while (end < text.length && kinds[end] === kind) end += 1
    pieces.push({ start: at, text: text.slice(at, end), kind })
    at = end
  }
  return pieces
}

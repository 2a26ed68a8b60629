/** Which parts of a text a claim rests on, ready to be drawn: plain and marked pieces in turn. */
import type { Evidence } from './analysis.ts'

/** What the words were read as: drawn dashed for what was expected, solid for what is seen, filled for what it turns on. */
export type MarkKind = 'expected' | 'perceived' | 'decisive'
export type Mark = Evidence & { kind: MarkKind }

export type Piece = { start: number; text: string; kind: MarkKind | null }

/** Where a line of the person's own stands in their text; null if it isn't quoted from it. */
export function quotedIn(text: string, line: string): Evidence | null {
  const words = line.replace(/\.$/, '')
  const start = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1
  return start < 0 ? null : { start, end: start + words.length }
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

/** Splits a text into plain and marked pieces that show the evidence of a claim. */
import type { Evidence } from './analysis.ts'

/** The kinds of mark: dashed for expected, solid for perceived, filled for decisive. */
export type MarkKind = 'expected' | 'perceived' | 'decisive'
export type Mark = Evidence & { kind: MarkKind }

export type Piece = { start: number; text: string; kind: MarkKind | null }

/** The range of the person's line in the text. Null if it isn't a quote. */
export function quotedIn(text: string, line: string): Evidence | null {
  const words = line.replace(/\.$/, '')
  const start = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1
  return start < 0 ? null : { start, end: start + words.length }
}

/** If marks overlap, the later one wins. Ranges outside the text are ignored. */
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

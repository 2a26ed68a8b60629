/** Which parts of a text a claim rests on, ready to be drawn: plain and marked pieces in turn. */
import type { Evidence } from './analysis.ts'

export type Piece = { start: number; text: string; isMarked: boolean }

/** Places outside the text or turned around are left out; places that touch become one. */
export function piecesOf(text: string, evidence: readonly Evidence[]): Piece[] {
  const places = evidence
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(text.length, end) }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const { start, end } of joined(places)) {
    add(start, false)
    add(end, true)
  }
  add(text.length, false)
  return pieces
}

function joined(places: readonly Evidence[]): Evidence[] {
  const joinedPlaces: Evidence[] = []
  for (const place of places) {
    const last = joinedPlaces.at(-1)
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end)
    else joinedPlaces.push({ ...place })
  }
  return joinedPlaces
}

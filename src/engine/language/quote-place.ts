/** Finds a quote in a text, ignoring case, curly quotes, dashes and spaces. */
import type { Evidence } from '#domain/situation/analysis.ts'
import { folded } from '../lexicon/stems.ts'

export const QUOTED = /[“"]([^“”"]{1,400})[”"]/g

const SHORTEST = 3

export function placeOfQuote(quote: string, text: string): Evidence[] {
  const wanted = folded(quote).replace(/^["',.;:!? ]+|(?<!["',.;:!? ])["',.;:!? ]+$/g, '')
  if (wanted.length < SHORTEST) return []
  const { plain, places } = foldedPlaces(text)
  const start = plain.indexOf(wanted)
  if (start < 0) return []
  return [{ start: places[start]!, end: places[start + wanted.length - 1]! + 1 }]
}

/** The folded text with the original offset of each character. */
function foldedPlaces(text: string): { plain: string; places: number[] } {
  let plain = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const sign = /\s/.test(text[at]!) ? ' ' : folded(text[at]!)
    if (sign === ' ' && plain.endsWith(' ')) continue
    plain += sign
    for (let more = 0; more < sign.length; more++) places.push(at)
  }
  return { plain, places }
}

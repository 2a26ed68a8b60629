/**
 * Praise that is not meant so. It is supposed only where three things meet: a pleasant word, an event that is clearly bad
 * in the same or the next sentence, and a mark. With less, people are taken at their word.
 */

import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import type { Heard } from './hear.ts'
import type { Token } from './tokens.ts'

const OPENS =
  /^(?:(?:oh|wow|great|lovely|fantastic|brilliant|perfect|wonderful|yay|well|just|of course|sure|thanks)(?: |$)){1,3}/
const AGAIN = any('again, another, as usual, of course, once more, yet another')
/** Something that is clearly bad, whatever is said of it. */
export const BAD_EVENT = PHRASES.badEvent

/** The words of a sentence and of the one after it. */
function nearby(tokens: readonly Token[], at: number): { own: string; both: string } {
  const { sentence } = tokens[at]!
  let start = at
  while (tokens[start - 1]?.sentence === sentence) start--
  let end = at
  while (tokens[end]?.sentence === sentence) end++
  let next = end
  while (tokens[next]?.sentence === sentence + 1) next++
  const words = tokens.slice(start, next).map(({ word }) => word)
  return { own: words.slice(0, end - start).join(' '), both: words.join(' ') }
}

export function isMeantOtherwise(tokens: readonly Token[], { found, feeling }: Heard): boolean {
  if (feeling?.side !== 'pleasant') return false
  const { own, both } = nearby(tokens, found.from)
  const isMarked = OPENS.test(own) || (AGAIN.isIn(own) && any('just, oh, so').opens(own))
  return isMarked && BAD_EVENT.isIn(both)
}

/** How much a text gives away: enough, too little, nothing that moves, or words in another language. */

import type { SituationText } from '../input/situation-text.ts'
import type { Readings } from '../model/read-situation.ts'
import { leaning } from './clues.ts'

export type Vagueness = 'clear' | 'short' | 'neutral' | 'foreign'

const ENGLISH =
  /\b(?:i|me|my|the|a|an|and|is|was|to|of|in|it|that|he|she|they|we|you|for|on|with|at|not|but|have|had|so|im|are|be|this|do|did|no|just|her|his)\b/g

const NOTHING_TOLD =
  /\b(?:(?:couldn'?t|can'?t) (?:really )?(?:tell you|say) (?:what|why)|don'?t (?:really )?know (?:what to (?:write|put)|what it is|what'?s wrong)|(?:weird|strange|odd|funny|meh|off) (?:sort of |kind of )?day|nothing (?:really |much )?happened|felt (?:a bit )?off)\b/
const FEW_WORDS = 30
const VERY_FEW_WORDS = 12
const UNTOLD_FROM = 0.5
const TOLD_FROM = 0.3

export function vaguenessOf(
  text: SituationText,
  readings: Readings,
  hasFeeling: boolean,
): Vagueness {
  const description = text.normalised.join(' ')
  const words = description.match(/\p{L}[\p{L}'-]*/gu) ?? []
  const english = description.match(ENGLISH)?.length ?? 0
  if (words.length >= 5 && english / words.length < 0.12) return 'foreign'
  if (words.length < 5 || (words.length < 8 && !hasFeeling)) return 'short'
  if (words.length < FEW_WORDS * 2 && !hasFeeling && NOTHING_TOLD.test(description)) return 'short'
  const { nothing = 0, unclear = 0, ...events } = readings.whole.event ?? {}
  const isUntold =
    unclear >= UNTOLD_FROM ||
    (words.length < VERY_FEW_WORDS && Math.max(0, ...Object.values(events)) < TOLD_FROM)
  if (words.length < FEW_WORDS && !hasFeeling && isUntold && Math.abs(leaning(description)) < 0.2)
    return 'short'
  const none = readings.whole.emotion?.none ?? 0
  return (none >= 0.6 || nothing >= 0.6) && !hasFeeling ? 'neutral' : 'clear'
}

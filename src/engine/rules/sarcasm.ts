/**
 * Praise that means the opposite: "Oh great, he forgot my birthday again." It is supposed only where three things meet: a
 * pleasant word, a mark of irony beside it, and something that is clearly bad in the same sentence or the next one.
 */
import { BAD_EVENT } from '../feelings/sarcasm.ts'
import type { SituationText } from '../input/situation-text.ts'
import { anyOf } from '../lexicon/alternatives.ts'
import { PRAISE } from '../lexicon/praise.ts'
import type { Readings } from '../model/read-situation.ts'
import { leaning } from './clues.ts'

/** The mark and the praise stand together: "oh great", "just lovely", "great, another …", "lucky me". */
const MARKED = new RegExp(
  `^(?:and |so |well,? )?(?:(?:oh|wow|ah|just|how|yay)[, ]+)+${anyOf(PRAISE)}\\b|^${anyOf(PRAISE)}\\b[^.!?]{0,80}\\b(?:another|again|of course|as (?:usual|always))\\b|^(?:oh,? )?just what (?:i|we) (?:always )?(?:needed|wanted)\\b|^lucky me\\b|^thanks for nothing\\b`,
)
const ROLLING_EYES = /[🙄🙃]/u
/** From here on the model, or the words, call a sentence bad. */
const BAD_FROM = 0.8
const LEANS_BAD = -0.3

export function isSarcastic({ sentences, normalised }: SituationText, readings: Readings): boolean {
  const isBad = (at: number) => {
    const words = normalised[at]
    if (words === undefined) return false
    const share = readings.sentences[at]?.side?.unpleasant ?? 0
    return BAD_EVENT.test(words) || share >= BAD_FROM || leaning(words) <= LEANS_BAD
  }
  return normalised.some((words, at) => {
    const isMarked = MARKED.test(words) || ROLLING_EYES.test(sentences[at]!.text)
    return isMarked && [at - 1, at, at + 1].some(isBad)
  })
}

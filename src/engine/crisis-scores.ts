/** Scores of the trained crisis models; thresholds come with the model. */
import type { CrisisScores } from './crisis.ts'
import type { Manifest } from './model/manifest.ts'
import { lexicalLogits, type NgramTable } from './model/ngrams.ts'
import { normalise } from './model/normalise.ts'
import { splitSentences } from './text/sentences.ts'

/** The highest logit of the small model over each sentence, each two neighbours, and the title. */
export function smallCrisisLogit(texts: readonly string[], table: NgramTable): number {
  const parts = texts.flatMap((text) => {
    const sentences = splitSentences(text).map((sentence) => normalise(sentence.text))
    const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
    return [...sentences, ...pairs]
  })
  return Math.max(-20, ...parts.map((part) => lexicalLogits(part, table)[0]!))
}

export const smallCrisisScores = (
  texts: readonly string[],
  table: NgramTable,
  crisis: Manifest['crisis'],
): CrisisScores => ({ hasFired: smallCrisisLogit(texts, table) >= crisis.smallThreshold })

/** With the encoder at hand both are weighed together. */
export function fullCrisisLogit(
  encoderLogit: number,
  smallLogit: number,
  crisis: Manifest['crisis'],
): number {
  return encoderLogit + crisis.lexicalWeight * smallLogit
}

/** Scores of the trained crisis models; thresholds come with the model. */

import { splitSentences } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import type { Manifest } from '../model/manifest.ts'
import { lexicalLogits, type NgramTable } from '../model/ngrams.ts'
import type { Readings } from '../model/read-situation.ts'
import { type CrisisScores, isEveryday, type Whose } from './crisis.ts'

/** The highest logit of the small model over each sentence, each two neighbours, and the title. */
export function smallCrisisLogit(texts: readonly string[], table: NgramTable): number {
  const parts = texts.flatMap((text) => {
    const sentences = splitSentences(text)
      .filter((sentence) => !isEveryday(sentence.text))
      .map((sentence) => normalise(sentence.text))
    const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
    return [...sentences, ...pairs]
  })
  return Math.max(-20, ...parts.map((part) => lexicalLogits(part, table)[0]!))
}

/** All there is while somebody types. */
export function smallCrisisScores(
  texts: readonly string[],
  table: NgramTable,
  crisis: Manifest['crisis'],
): CrisisScores {
  const logit = smallCrisisLogit(texts, table)
  return { danger: logit - crisis.smallThreshold, care: logit - crisis.smallCareThreshold }
}

const WHOSE_IS_CLEAR = 0.65
const VAGUE_COSTS = 3

const logitOf = (share: number) => Math.log(share / (1 - share))
const MOST_SURE = 0.9999

/** A rule for everyday words knows one phrase, the model the whole sentence: where that is beyond doubt, it wins. */
const EVERYDAY_COSTS = 4.7

/** Sentences of everyday life count far less; the whole text cannot be asked where they are part of it. */
const besidesEveryday = (sentences: Readings['sentences'], isDaily: readonly boolean[]): number =>
  Math.max(
    -20,
    ...sentences.map(
      ({ crisis = {} }, at) =>
        logitOf(Math.min(MOST_SURE, crisis.crisis ?? 0)) - (isDaily[at] ? EVERYDAY_COSTS : 0),
    ),
  )

/** With the encoder at hand both are weighed together. `sentences` are those that were read. */
export function fullCrisisScores(
  readings: Readings,
  smallLogit: number,
  crisis: Manifest['crisis'],
  sentences: readonly string[] = [],
): CrisisScores {
  const isDaily = sentences.map(isEveryday)
  const read = isDaily.includes(true)
    ? besidesEveryday(readings.sentences, isDaily)
    : readings.crisisLogit
  const shares = Object.entries(readings.whole.whose ?? {}) as [Whose, number][]
  const [whose, share] = shares.sort(([, a], [, b]) => b - a)[0] ?? (['self', 1] as const)
  const danger = read + crisis.lexicalWeight * smallLogit - crisis.threshold
  // Whoever is in danger can be told: where nobody knows whose danger it would be, it must be all the plainer.
  const isVague = share < WHOSE_IS_CLEAR
  return {
    danger: isVague ? danger - VAGUE_COSTS : danger,
    care: readings.careLogit - crisis.careThreshold,
    whose,
  }
}

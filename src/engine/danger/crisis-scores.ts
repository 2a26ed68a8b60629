/** Scores of the trained crisis models. The thresholds ship with the model. */

import { sentencesOf } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import type { Manifest } from '../model/manifest.ts'
import { lexicalLogits, type NgramTable } from '../model/ngrams.ts'
import type { Readings } from '../model/read-situation.ts'
import { type CrisisScores, isEveryday, type Whose } from './crisis.ts'

/** The highest logit of the small model over the title, each sentence and each pair of neighbours. */
export function smallCrisisLogit(texts: readonly string[], table: NgramTable): number {
  const parts = texts.flatMap((text) => {
    const sentences = sentencesOf(text)
      .filter((sentence) => !isEveryday(sentence))
      .map(normalise)
    const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
    return [...sentences, ...pairs]
  })
  return Math.max(-20, ...parts.map((part) => lexicalLogits(part, table)[0]!))
}

/** Scores of the small model alone, used while a person types. */
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
const MAX_SURE = 0.9999

/** The logit subtracted for an everyday phrase. A rule knows only the phrase, so a very sure model still wins. */
const EVERYDAY_COSTS = 4.7

/** Discounts everyday sentences. The logit of the whole text can't be used, because it includes them. */
const besidesEveryday = (sentences: Readings['sentences'], isDaily: readonly boolean[]): number =>
  Math.max(
    -20,
    ...sentences.map(
      ({ crisis = {} }, at) =>
        logitOf(Math.min(MAX_SURE, crisis.crisis ?? 0)) - (isDaily[at] ? EVERYDAY_COSTS : 0),
    ),
  )

/** Combines encoder and small model. `sentences` are those the encoder read. */
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
  // If it is unclear who is in danger, require a stronger signal (`VAGUE_COSTS`).
  const isVague = share < WHOSE_IS_CLEAR
  return {
    danger: isVague ? danger - VAGUE_COSTS : danger,
    care: readings.careLogit - crisis.careThreshold,
    whose,
  }
}

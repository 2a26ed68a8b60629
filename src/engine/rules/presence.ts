/**
 * Estimates the probability of each feeling in a text independently, and of two at once. The weights are fitted on
 * held-out texts (`scripts/fit-feelings.ts` writes `fitted.json`).
 */
import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { logShare, type Opinion, sigmoid } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import fitted from './fitted.json' with { type: 'json' }
import { isStated, type Reading, statedGroups } from './reading.ts'

const logit = (share: number) => logShare(share) - logShare(1 - share)

type StatedPart = Pick<Reading, 'stated'>

/** Combines all evidence by its weights. */
export function likelihoodBy<Name extends string>(
  evidence: Record<Name, number>,
  weights: Record<Name, number>,
): number {
  const names = Object.keys(evidence) as Name[]
  return sigmoid(names.reduce((all, name) => all + weights[name] * evidence[name], 0))
}

const most = (values: readonly number[]) => Math.max(0, ...values)

/** With fewer than two parts, only the text can show two feelings. */
const weightsFor = ({ items }: Readings) => (items.length < 2 ? fitted.open : fitted.parts)
export type PresenceWeights = typeof fitted.parts.presence

export const twoFrom = (readings: Readings): number => weightsFor(readings).twoFrom

const partsOf = ({ items }: Readings) =>
  items.map(({ opinions: { emotion = {}, shift = {}, touched } }) => ({
    emotion,
    loss: shift.loss ?? 0,
    touched: touched?.touched ?? 0,
  }))

/** The evidence for one feeling: the model's output, the strongest part and sentence, and statements. */
export function evidenceOfPresence(
  category: EmotionCategory,
  readings: Readings,
  heard: StatedPart,
) {
  const isNamed = isStated(heard, category)
  return {
    start: 1,
    head: logit(readings.whole.feelings?.[category] ?? 0),
    part:
      readings.items.length === 0
        ? logShare(readings.whole.emotion?.[category] ?? 0)
        : logShare(
            most(
              partsOf(readings).map(({ emotion, touched }) => touched * (emotion[category] ?? 0)),
            ),
          ),
    sentence: logShare(most(readings.sentences.map(({ emotion }) => emotion?.[category] ?? 0))),
    stated: Number(isNamed),
    otherStated: Number(!isNamed && statedGroups(heard).length > 0),
  }
}

export type Presence = { category: EmotionCategory; likelihood: number }

export const presenceOf = (
  readings: Readings,
  heard: StatedPart,
  weights: PresenceWeights = weightsFor(readings).presence,
): Presence[] =>
  EMOTION_CATEGORIES.map((category) => ({
    category,
    likelihood: likelihoodBy(evidenceOfPresence(category, readings, heard), weights),
  })).sort((one, other) => other.likelihood - one.likelihood)

const agreement = (one: Opinion, other: Opinion): number =>
  EMOTION_CATEGORIES.reduce(
    (sum, category) => sum + (one[category] ?? 0) * (other[category] ?? 0),
    0,
  )

/** The maximum difference between two sentences in feeling and in side. Sentences without a feeling count little. */
function sentencesApart({ sentences }: Readings) {
  const told = sentences.map(({ emotion = {} }) => ({
    emotion,
    tells: 1 - (emotion.none ?? 0),
    glad: EMOTION_CATEGORIES.reduce(
      (sum, category) => sum + (isPleasant(category) ? (emotion[category] ?? 0) : 0),
      0,
    ),
  }))
  const pairs = told.flatMap((one, at) => told.slice(at + 1).map((other) => ({ one, other })))
  return {
    sentencesApart: most(
      pairs.map(
        ({ one, other }) => one.tells * other.tells * (1 - agreement(one.emotion, other.emotion)),
      ),
    ),
    sentencesContrary:
      most(told.map(({ glad }) => glad)) * most(told.map(({ tells, glad }) => tells - glad)),
  }
}

/** The evidence for two feelings: each by itself, and parts or sentences that differ or oppose each other. */
export function evidenceOfTwo(
  readings: Readings,
  heard: StatedPart,
  weights: PresenceWeights = weightsFor(readings).presence,
) {
  const parts = partsOf(readings)
  const pairs = parts.flatMap((one, at) =>
    parts.slice(at + 1).map((other) => ({ one, other, touched: one.touched * other.touched })),
  )
  const [first, second] = presenceOf(readings, heard, weights)
  return {
    start: 1,
    first: logit(first!.likelihood),
    second: logit(second!.likelihood),
    apart: most(
      pairs.map(({ one, other, touched }) => touched * (1 - agreement(one.emotion, other.emotion))),
    ),
    ...sentencesApart(readings),
    contrary: most(
      pairs.map(
        ({ one, other, touched }) =>
          touched * (one.loss * (1 - other.loss) + other.loss * (1 - one.loss)),
      ),
    ),
  }
}

export const likelihoodOfTwo = (readings: Readings, heard: StatedPart): number =>
  likelihoodBy(evidenceOfTwo(readings, heard), weightsFor(readings).two)

/**
 * Decides one equation. Scores every combination of the framework's variables against the model's opinions and the
 * words, and derives the category from the rule table, so the two never contradict each other.
 */

import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf, roundShare } from '#domain/emotion/equation.ts'
import { shiftFor, stepOf } from '#domain/emotion/strength.ts'
import type { Variables } from '#domain/situation/analysis.ts'
import type { StatedFeeling } from '../feelings/stated.ts'
import { logShare, type Opinion, type Opinions } from '../model/opinion.ts'

export type Decision = {
  variables: Variables
  category: EmotionCategory
  /** The certainty of the category, 0 to 1. */
  certainty: number
  /** The step of the ladder the person chose, independent of the strength. */
  level?: number
}

type Combination = {
  category: EmotionCategory
  shift: 'gain' | 'kept' | 'loss'
  accepted: boolean
  time: Variables['time']
  source: Variables['source']
  /** False for combinations without a line in the framework, which are used only as a last resort. */
  isPlain: boolean
}

const TIMES = ['past', 'now', 'future'] as const
const SOURCES = ['own', 'outside', 'standing'] as const

function isPlain(c: Omit<Combination, 'isPlain'>): boolean {
  if (c.shift !== 'loss') return c.accepted
  if (c.category === 'anger') return c.source === 'outside'
  if (c.category === 'shame') return c.accepted
  if (c.category === 'negativeanticipation') return c.source === 'outside'
  return true
}

const COMBINATIONS: readonly Combination[] = (['gain', 'kept', 'loss'] as const).flatMap((shift) =>
  [true, false].flatMap((accepted) =>
    TIMES.flatMap((time) =>
      SOURCES.flatMap((source) =>
        [{}, { isRepelled: true }, { isAttacked: true }].flatMap((flags) => {
          const { category } = emotionOf({
            power: 1,
            shift: shift === 'loss' ? -1 : 1,
            accepted,
            time,
            source,
            perspective: 'self',
            confidence: 'high',
            ...flags,
          })
          const isFlagged = 'isRepelled' in flags ? category === 'disgust' : category === 'anger'
          if (Object.keys(flags).length > 0 && !isFlagged) return []
          const combination = { category, shift, accepted, time, source }
          return [{ ...combination, isPlain: isPlain(combination) }]
        }),
      ),
    ),
  ),
)

export type DecideInput = {
  power: number
  item: Opinions
  whole: Opinions
  /** The weight of the item's reading against the whole text's, 0 to 1. With 0 the whole text alone ranks the feelings. */
  itemShare: number
  /** The feelings the writer states outright. */
  stated: readonly StatedFeeling[]
  /** The probability that the text as a whole is pleasant. */
  bright: number
  sideWeight: number
  /** Softens the certainty, because the opinions are partly redundant. */
  temperature: number
  /** The probability that the text is about the item. A low one reduces the shift. */
  weight: number
}

function emotionScores(input: DecideInput): Record<EmotionCategory, number> {
  const { item, whole, itemShare, bright, sideWeight } = input
  const scores = {} as Record<EmotionCategory, number>
  for (const category of EMOTION_CATEGORIES) {
    const learned =
      itemShare * logShare(item.emotion?.[category]) +
      (1 - itemShare) * logShare(whole.emotion?.[category])
    scores[category] = learned + sideWeight * logShare(isPleasant(category) ? bright : 1 - bright)
  }
  return scores
}

/**
 * The minimum intensity without a stated feeling, because people write about what moves them. Higher for pleasant
 * feelings and disgust.
 */
const WORTH_WRITING = 0.3
const WORTH_WRITING_PLAINLY = 0.44

const STRONG_WORD = 4

/** The step of the strongest word stated for this feeling. 0 without one. */
const statedStep = ({ stated }: DecideInput, category: EmotionCategory): number =>
  stated
    .filter(({ group, second }) => group === category || second === category)
    .reduce((top, { usual, degree }) => Math.max(top, stepOf(usual + (degree ?? 0))), 0)

const topOf = <T extends string>(opinion: Opinion | undefined, labels: readonly T[], or: T): T =>
  opinion
    ? labels.reduce((top, label) => ((opinion[label] ?? 0) > (opinion[top] ?? 0) ? label : top), or)
    : or

/** The shift a stated feeling implies: "furious" isn't a trifle, "a bit annoyed" not a tragedy. */
function sizeOf(input: DecideInput, category: EmotionCategory): number {
  const learned = input.item.size?.size ?? 0.5
  const named = statedStep(input, category)
  if (named === 0) {
    const isPlain = isPleasant(category) || category === 'disgust'
    const least = isPlain ? WORTH_WRITING_PLAINLY : WORTH_WRITING
    return Math.max(learned, shiftFor(least, Math.max(0.2, input.power)))
  }
  const wanted = shiftFor(named * 0.2 - 0.06, Math.max(0.3, input.power))
  // "Furious" must not be read as annoyance.
  const size = named >= STRONG_WORD ? Math.max(learned, wanted) : (learned + wanted) / 2
  return Math.min(1, Math.max(0.2, size))
}

/** All categories with their best variables, best first. */
export function decide(input: DecideInput): Decision[] {
  const emotion = emotionScores(input)
  const { time = {}, accepted = {} } = input.item
  const best = new Map<EmotionCategory, { fit: number; combination: Combination }>()
  for (const combination of COMBINATIONS) {
    // Fresh sadness may be days old and still counts as now in the table.
    const timeShare =
      combination.category === 'sadness'
        ? Math.max(time.now ?? 0, time.past ?? 0)
        : (time[combination.time] ?? 0)
    const fit =
      logShare(input.item.shift?.[combination.shift]) +
      logShare(accepted[combination.accepted ? 'accepted' : 'open']) +
      logShare(timeShare) +
      logShare(input.item.source?.[combination.source]) -
      (combination.isPlain ? 0 : 3)
    const known = best.get(combination.category)
    if (!known || fit > known.fit) best.set(combination.category, { fit, combination })
  }
  const ranked = [...best.values()]
    .map(({ fit, combination }) => ({
      combination,
      score: emotion[combination.category] + (input.itemShare > 0 ? fit : 0),
    }))
    .sort((a, b) => b.score - a.score)
  const top = ranked[0]?.score ?? 0
  // The feelings of the whole text are calibrated already.
  const temperature = input.itemShare > 0 ? input.temperature : 1
  const shareOf = (score: number) => Math.exp((score - top) / temperature)
  const total = ranked.reduce((sum, { score }) => sum + shareOf(score), 0)
  return ranked.map(({ score, combination }) => {
    const { category } = combination
    const size = roundShare(Math.max(0.15, sizeOf(input, category) * (0.7 + 0.3 * input.weight)))
    const variables: Variables = {
      power: input.power,
      shift: combination.shift === 'loss' ? -size : size,
      accepted: combination.accepted,
      time: combination.time,
      source: combination.source,
      perspective: topOf(input.item.perspective, ['self', 'others'], 'self'),
      confidence:
        statedStep(input, category) >= STRONG_WORD
          ? 'high'
          : topOf(input.item.confidence, ['low', 'medium', 'high'], 'medium'),
      ...(category === 'disgust' ? { isRepelled: true } : {}),
      ...(category === 'anger' ? { isAttacked: true } : {}),
    }
    return { variables, category, certainty: shareOf(score) / total }
  })
}

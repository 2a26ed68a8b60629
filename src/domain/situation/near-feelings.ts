/** Feelings offered instead of the one read. */
import { MEANINGS } from '../content/feelings/meanings.ts'
import { FEELINGS } from '../content/feelings/words.ts'
import { type EmotionCategory, LADDERS } from '../emotion/emotion.ts'
import { levelOf } from '../emotion/equation.ts'
import { isFormOf } from '../emotion/known-word.ts'
import { NEIGHBOURS } from '../emotion/neighbours.ts'
import { wordKey } from '../emotion/word.ts'
import type { Alternative, Analysis, Emotion } from './analysis.ts'
import type { EquationView } from './equation-view.ts'

/** `means` explains the difference from similar words, if the vocabulary has the word. */
export type NearFeeling = Pick<Alternative, 'category' | 'name'> & { means?: string | undefined }

const SAME_GROUP = 3

/** Words of the same group, nearest first. Neighbours in the vocabulary mean nearly the same. */
function nearestWords({ category, name }: Emotion): NearFeeling[] {
  const all = FEELINGS.filter(({ group, offer }) => group === category && offer !== 'written')
  const known = all.findIndex((one) => isFormOf(one, wordKey(name)))
  const from = known < 0 ? 0 : known
  return all
    .map(({ word, feel: name }, at) => {
      return { category, name, means: MEANINGS[word], away: Math.abs(at - from) }
    })
    .filter(({ away }) => known < 0 || away > 0)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, SAME_GROUP)
    .map(({ away: _, ...near }) => near)
}

const meansOf = (name: string): string | undefined =>
  MEANINGS[FEELINGS.find((one) => isFormOf(one, wordKey(name)))?.word ?? name]

/**
 * "Or rather": the nearest words of the group, then one feeling of another group. In grief, another group only if the
 * reading included it.
 */
export function nearTo(
  { isMain, emotion }: EquationView,
  { alternatives = [], emotions, grief }: Analysis,
): NearFeeling[] {
  const others: NearFeeling[] = isMain
    ? alternatives
    : grief
      ? []
      : NEIGHBOURS[emotion.category].map((category) => ({
          category,
          name: LADDERS[category][levelOf(emotion.intensity) - 1]!,
        }))
  const other = others.find(
    ({ category }) =>
      !emotions.some((one: { category: EmotionCategory }) => one.category === category),
  )
  return [...nearestWords(emotion), ...(other ? [{ ...other, means: meansOf(other.name) }] : [])]
}

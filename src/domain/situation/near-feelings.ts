/** Feelings offered instead of the one read. */
import { MEANINGS } from '../content/feelings/meanings.ts'
import { FEELINGS } from '../content/feelings/words.ts'
import { type EmotionCategory, LADDERS } from '../emotion/emotion.ts'
import { levelOf } from '../emotion/equation.ts'
import type { Feeling } from '../emotion/feeling.ts'
import { isFormOf } from '../emotion/known-word.ts'
import { NEIGHBOURS } from '../emotion/neighbours.ts'
import { wordKey } from '../emotion/word.ts'
import type { Alternative, Analysis, Emotion } from './analysis.ts'
import type { EquationView } from './equation-view.ts'

/** `means` explains the difference from similar words, if the vocabulary has the word. */
export type NearFeeling = Pick<Alternative, 'category' | 'name'> & {
  means?: string | undefined
  /** Undefined for a whole group. */
  word?: string
}

const asNear = ({ word, feel, group }: Feeling): NearFeeling => ({
  category: group,
  name: feel,
  word: feel,
  means: MEANINGS[word],
})

const SAME_GROUP = 2

/** Words people often mean if a text is read as this group. Most are of other groups. */
const OFTEN_MEANT: Record<EmotionCategory, readonly string[]> = {
  happiness: ['relief', 'gratitude', 'love'],
  pride: ['accomplishment', 'gratitude', 'relief'],
  positiveanticipation: ['hope', 'nervousness'],
  sadness: ['hurt', 'disappointment', 'loneliness'],
  worry: ['stress', 'insecurity'],
  fear: ['anxiety', 'helplessness'],
  anger: ['hurt', 'disappointment', 'betrayal'],
  disgust: ['anger', 'contempt'],
  negativeanticipation: ['anxiety', 'sadness'],
  regret: ['guilt', 'missed chance'],
  shame: ['guilt', 'embarrassment', 'inadequacy'],
}
const MEANT = 2

/** Words of the same group, nearest first. Neighbours in the vocabulary mean nearly the same. */
function nearestWords({ category, name }: Emotion): NearFeeling[] {
  const all = FEELINGS.filter(({ group, offer }) => group === category && offer !== 'written')
  const known = all.findIndex((one) => isFormOf(one, wordKey(name)))
  const away = (one: Feeling) => Math.abs(all.indexOf(one) - Math.max(0, known))
  return all
    .filter((_, at) => at !== known)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, SAME_GROUP)
    .map(asNear)
}

const meantInstead = (
  { category, name }: Emotion,
  shown: readonly NearFeeling[],
  isGrief: boolean,
): NearFeeling[] =>
  OFTEN_MEANT[category]
    .flatMap((word) => FEELINGS.filter((one) => one.word === word))
    .filter((one) => !isGrief || one.group === category)
    .filter(
      (one) => ![name, ...shown.map((it) => it.name)].some((it) => isFormOf(one, wordKey(it))),
    )
    .slice(0, MEANT)
    .map(asNear)

const meansOf = (name: string): string | undefined =>
  MEANINGS[FEELINGS.find((one) => isFormOf(one, wordKey(name)))?.word ?? name]

/**
 * "Or rather": the nearest words of the group, what people often mean instead, then one feeling of another group. In
 * grief, another group only if the reading included it.
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
  const nearest = nearestWords(emotion)
  return [
    ...nearest,
    ...meantInstead(emotion, nearest, grief === true),
    ...(other ? [{ ...other, means: meansOf(other.name) }] : []),
  ]
}

/**
 * What the writer says of their own feeling outright. Such a sentence outweighs any learned guess: nobody who writes
 * "I cried in the car" is told that they were happy.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Side } from '#domain/situation/said.ts'
import { STATED_FEELINGS, STATED_SIGNS } from '../lexicon/stated-feelings.ts'

export type Stated = { side: Side; category: EmotionCategory | null; sentence: number }

const DEGREES =
  '(?:so|very|really|just|quite|pretty|a bit|a little|still|also|even|now|all|absolutely|completely|totally|honestly|actually|extremely|incredibly|genuinely|bloody|too|more|mostly|and|both|such|rather|kind of|sort of|that)'
const OWN =
  "(?:i'?m|i am|i was|i feel|i felt|i'?m feeling|i am feeling|i'?ve been|i have been|feeling|i got|i get|i went home|i left|makes me|made me|making me|left me|leaves me|i became|me feel)"
/** What only might be, was before, or belongs to somebody else states nothing about now. */
const UNSURE =
  /\b(?:not|never|no longer|should|would|could|wouldn'?t|thought i|expected to|supposed to|used to|wish i|if i|as if|don'?t|didn'?t|doesn'?t|isn'?t|wasn'?t|instead of|without|stop|less|nothing to be|pretend\w*|act\w*|hardly|barely|had been|hadn'?t|before)\b[^,;:]{0,24}$/
/** A turn inside the sentence takes back what stood before it. */
const TAKEN_BACK = /^[^.!?]{0,40}\b(?:but then|until|then it|turned out not)\b/

type Rule = { category: EmotionCategory | null; side: Side; pattern: RegExp }

const rules: readonly Rule[] = [
  ...Object.entries(STATED_FEELINGS).map(([name, words]): Rule => {
    const category = name as EmotionCategory
    return {
      category,
      side: isPleasant(category) ? 'pleasant' : 'unpleasant',
      pattern: new RegExp(`\\b${OWN}(?: ${DEGREES}){0,3} (?:${words})\\b`, 'g'),
    }
  }),
  ...STATED_SIGNS.map(
    ({ side, category, words }): Rule => ({
      side,
      category,
      pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
    }),
  ),
]

/** Everything stated, in normalised sentences; words that others are quoted with are nobody's feeling here. */
export function statedFeelings(sentences: readonly string[]): Stated[] {
  return sentences.flatMap((raw, sentence) => {
    const text = raw.replace(/"[^"]*"/g, ' ')
    return rules.flatMap(({ category, side, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(({ index, 0: found }) => {
          const before = text.slice(Math.max(0, index - 48), index)
          return !UNSURE.test(before) && !TAKEN_BACK.test(text.slice(index + found.length))
        })
        .map(() => ({ side, category, sentence })),
    )
  })
}

/** The one side that is stated; null where nothing is, or both are. One also cries for joy: tears alone contradict nothing. */
export function statedSide(stated: readonly Stated[]): Side | null {
  const named = stated.filter(({ category }) => category !== null)
  const sides = new Set((named.length > 0 ? named : stated).map(({ side }) => side))
  return sides.size === 1 ? [...sides][0]! : null
}

/** Rules about the side: whether the text as a whole is felt as good or bad. */

import { BAD_EVENT } from '../feelings/sarcasm.ts'
import type { Stated } from '../feelings/stated.ts'
import type { SituationText } from '../input/situation-text.ts'
import { anyOf } from '../lexicon/alternatives.ts'
import { PRAISE } from '../lexicon/praise.ts'
import type { Readings } from '../model/read-situation.ts'
import { leaning } from './clues.ts'
import { type Context, OPEN_SIDE, statedSide, withSide } from './reading.ts'
import type { Rule } from './rule.ts'

/** Who states it leaves no doubt about the side. */
const STATED = { pleasant: 0.99, unpleasant: 0.01 } as const
/** A side that nobody may be told of, and the harder one first. */
const IN_DOUBT = 0.4

/** From here on the model hardly ever takes a text for the other side than it is, */
const HARDLY_OTHERWISE = 0.93
/** and from here on where what is stated stands before the sentence that decides. */
const OTHERWISE_SINCE = 0.8

/** The sentence that decides, by the model. */
function decisiveSentence({ readings }: Context): number {
  const shares = readings.sentences.map(({ decisive }) => decisive?.decisive ?? 0)
  return shares.indexOf(Math.max(...shares))
}

const doubtfullyStated: Rule = {
  id: 'doubtfullyStated',
  because:
    'All else speaks for the other side: it was felt before the story turned, or nothing is heard in doubt.',
  when: (reading, context) => {
    const side = statedSide(reading)
    if (side === null || side === reading.side) return false
    const isBefore = reading.stated.feelings.every(
      ({ sentence }) => sentence < decisiveSentence(context),
    )
    return reading.sideCertainty >= (isBefore ? OTHERWISE_SINCE : HARDLY_OTHERWISE)
  },
  does: (reading, context) => {
    const { feelings, before } = reading.stated
    const earlier = feelings.filter(({ sentence }) => sentence < decisiveSentence(context))
    return { ...reading, stated: { feelings: [], before: [...before, ...earlier] } }
  },
}

/** "Happy tears" say it themselves. */
const isTears = ({ shown, side }: Stated['feelings'][number]): boolean =>
  side === 'unpleasant' && /tear/i.test(shown)

const tearsAlone: Rule = {
  id: 'tearsAlone',
  because:
    'Tears are shed for joy, too: where a story reads as glad and states nothing else, both sides are open.',
  when: ({ side, stated: { feelings } }) =>
    side === 'pleasant' && feelings.length > 0 && feelings.every(isTears),
  does: (reading) =>
    withSide({ ...reading, stated: { ...reading.stated, feelings: [] } }, OPEN_SIDE),
}

const sideOfStatedFeeling: Rule = {
  id: 'sideOfStatedFeeling',
  because: 'Who writes what they feel has said which side it is on.',
  when: (reading) => statedSide(reading) !== null,
  does: (reading) => withSide(reading, STATED[statedSide(reading)!]),
}

const sarcasm: Rule = {
  id: 'sarcasm',
  because: 'Praise beside something bad, with a mark of irony, is no praise; what is stated stays.',
  when: (reading, { text, readings }) =>
    reading.side === 'pleasant' && statedSide(reading) === null && isSarcastic(text, readings),
  does: (reading) => ({ ...withSide(reading, IN_DOUBT), isSarcastic: true }),
}

/*
 * Praise that means the opposite: "Oh great, he forgot my birthday again." It takes three things together: a pleasant
 * word, a mark of irony beside it, and something clearly bad in the same sentence or the next one.
 */

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
    return BAD_EVENT.isIn(words) || share >= BAD_FROM || leaning(words) <= LEANS_BAD
  }
  return normalised.some((words, at) => {
    const isMarked = MARKED.test(words) || ROLLING_EYES.test(sentences[at]!.text)
    return isMarked && [at - 1, at, at + 1].some(isBad)
  })
}

export const SIDE_RULES: readonly Rule[] = [
  doubtfullyStated,
  tearsAlone,
  sideOfStatedFeeling,
  sarcasm,
]

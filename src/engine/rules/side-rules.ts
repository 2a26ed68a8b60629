/** Rules about the side: whether the text as a whole is felt as good or bad. */

import { type Context, isBeside, statedSide, withSide } from './reading.ts'
import type { Rule } from './rule.ts'

/** Who states it leaves no doubt about the side. */
const STATED = { pleasant: 0.99, unpleasant: 0.01 } as const

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

/** From here on a text is of the other side than a slight feeling in it. */
const BESIDE_FROM = 0.6

const slightlyStated: Rule = {
  id: 'slightlyStated',
  because: 'A feeling said to be slight is told next to the one everything else speaks for.',
  when: (reading) => {
    const side = statedSide(reading)
    return (
      side !== null &&
      side !== reading.side &&
      reading.sideCertainty >= BESIDE_FROM &&
      reading.stated.feelings.length > 0 &&
      reading.stated.feelings.every(({ degree }) => degree !== null && degree < 0)
    )
  },
  does: (reading) => {
    const feelings = reading.stated.feelings.map((it) => ({ ...it, isBeside: true as const }))
    return { ...reading, stated: { ...reading.stated, feelings } }
  },
}

const sideOfStatedFeeling: Rule = {
  id: 'sideOfStatedFeeling',
  because: 'Who writes what they feel has said which side it is on.',
  when: (reading) => statedSide(reading) !== null && !isBeside(reading),
  does: (reading) => withSide(reading, STATED[statedSide(reading)!]),
}

export const SIDE_RULES: readonly Rule[] = [doubtfullyStated, slightlyStated, sideOfStatedFeeling]

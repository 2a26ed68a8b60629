/** Rules about the side: whether the text as a whole is pleasant or unpleasant. */

import { type Context, isBeside, type Reading, statedSide, withSide } from './reading.ts'
import type { Rule } from './rule.ts'

/** The brightness after a statement. */
const STATED = { pleasant: 0.99, unpleasant: 0.01 } as const

/** The certainty from which the model overrules a stated side. */
const HARDLY_OTHERWISE = 0.93
/** The same if the statement comes before the decisive sentence. */
const OTHERWISE_SINCE = 0.8

/** The decisive sentence by the model. */
function decisiveSentence({ readings }: Context): number {
  const shares = readings.sentences.map(({ decisive }) => decisive?.decisive ?? 0)
  return shares.indexOf(Math.max(...shares))
}

/** True if all stated feelings are slight, so another feeling can be the main one. */
const isSlight = ({ stated: { feelings } }: Reading): boolean =>
  feelings.length > 0 && feelings.every(({ degree }) => degree !== null && degree < 0)

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
    return isBefore
      ? reading.sideCertainty >= OTHERWISE_SINCE
      : reading.sideCertainty >= HARDLY_OTHERWISE && !isSlight(reading)
  },
  does: (reading, context) => {
    const { feelings, before } = reading.stated
    const earlier = feelings.filter(({ sentence }) => sentence < decisiveSentence(context))
    return { ...reading, stated: { feelings: [], before: [...before, ...earlier] } }
  },
}

/** The certainty from which a slight feeling is only beside the other side. */
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
      isSlight(reading)
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

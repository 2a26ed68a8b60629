/** Rules about the side: whether the text as a whole is felt as good or bad. */

import type { StatedFeeling } from '../feelings/stated.ts'
import { KIND_ACT } from '../lexicon/kindness.ts'
import { speaksOfDeathOrHarm } from './death-and-harm.ts'
import { type Context, type Reading, statedSide, withSide } from './reading.ts'
import type { Rule } from './rule.ts'
import { isSarcastic } from './sarcasm.ts'

/** Who states it leaves no doubt about the side. */
const STATED = { pleasant: 0.99, unpleasant: 0.01 } as const
/** A side that nobody may be told of, and the harder one first. */
const IN_DOUBT = 0.4

/** From here on the model leans to the other side than was stated. */
const TURNED_FROM = 0.7

/** The sentence that decides, by the model. */
function decisiveSentence({ readings }: Context): number {
  const shares = readings.sentences.map(({ decisive }) => decisive?.decisive ?? 0)
  return shares.indexOf(Math.max(...shares))
}

const isBeforeTheTurn = ({ sentence }: StatedFeeling, context: Context) =>
  sentence < decisiveSentence(context)

const isTurned = (reading: Reading, least: number): boolean => {
  const side = statedSide(reading)
  return side !== null && side !== reading.side && reading.sideCertainty >= least
}

const turnAfterStated: Rule = {
  id: 'turnAfterStated',
  because:
    'A feeling stated before the story turned is what was felt before, not what is felt now.',
  when: (reading, context) =>
    isTurned(reading, TURNED_FROM) &&
    reading.stated.feelings.length > 0 &&
    reading.stated.feelings.every((feeling) => isBeforeTheTurn(feeling, context)),
  does: (reading) => {
    const { feelings, before } = reading.stated
    return { ...reading, stated: { feelings: [], before: [...before, ...feelings] } }
  },
}

/** From here on hardly a text is on the other side. */
const BEYOND_DOUBT = 0.97

const doubtfullyStated: Rule = {
  id: 'doubtfullyStated',
  because: 'All else speaks for the other side: in doubt nothing is heard, and one tap names it.',
  when: (reading) => isTurned(reading, BEYOND_DOUBT),
  does: (reading) => ({ ...reading, stated: { feelings: [], before: reading.stated.before } }),
}

const sideOfStatedFeeling: Rule = {
  id: 'sideOfStatedFeeling',
  because: 'Who writes what they feel has said which side it is on.',
  when: (reading) => statedSide(reading) !== null,
  does: (reading) => withSide(reading, STATED[statedSide(reading)!]),
}

/** Both sides are offered. */
const OPEN = 0.45

const sarcasm: Rule = {
  id: 'sarcasm',
  because: 'Praise beside something bad, with a mark of irony, is no praise; what is stated stays.',
  when: (reading, { text, readings }) =>
    reading.side === 'pleasant' && statedSide(reading) === null && isSarcastic(text, readings),
  does: (reading) => withSide(reading, IN_DOUBT),
}

const kindAct: Rule = {
  id: 'kindAct',
  because:
    'Somebody was kind: nobody is told of an unpleasant feeling that no word of theirs states.',
  when: (reading, { text }) =>
    reading.side === 'unpleasant' &&
    statedSide(reading) === null &&
    !reading.isGrief &&
    KIND_ACT.test(text.whole) &&
    !speaksOfDeathOrHarm(text.whole),
  does: (reading) => withSide(reading, OPEN),
}

export const SIDE_RULES: readonly Rule[] = [
  turnAfterStated,
  doubtfullyStated,
  sideOfStatedFeeling,
  sarcasm,
  kindAct,
]

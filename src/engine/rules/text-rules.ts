/** Rules about the text: whether it tells enough, and whether someone died. */

import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { PHRASES } from '../lexicon/phrases.ts'
import { any } from '../lexicon/words.ts'
import { speaksOfGrief } from './death-and-harm.ts'
import type { Context, Vagueness } from './reading.ts'
import type { Rule } from './rule.ts'

const AS_ALWAYS = any(
  'all as always, all as ever, all as usual, everything as always, everything as usual, nothing new, nothing special, same as always, same as ever, same as usual',
)
export const FEW_WORDS = 30
const VERY_FEW_WORDS = 12
const HARDLY_ANY = 8
const NONE = 5
const NOTHING_FROM = 0.6
/** The share of a feeling from which seven words are enough: "Doctor says Parkinson's. I mend watches." */
const TELLS_ALL_THE_SAME = 0.85
const ENGLISH_FROM = 0.12

const descriptionOf = ({ text }: Context) => text.normalised.join(' ')
const WORD = /\p{L}[\p{L}'-]*/gu
const countWords = (context: Context) => descriptionOf(context).match(WORD)?.length ?? 0

const mostFelt = ({ readings: { whole } }: Context) =>
  Math.max(0, ...EMOTION_CATEGORIES.map((category) => whole.emotion?.[category] ?? 0))

const vague = (
  id: string,
  as: Vagueness,
  because: string,
  isSo: (context: Context) => boolean,
): Rule => ({
  id,
  because,
  // A stated feeling is enough.
  when: ({ vagueness, stated }, context) =>
    vagueness === 'clear' && stated.feelings.length === 0 && isSo(context),
  does: (reading) => ({ ...reading, vagueness: as }),
})

/** True if hardly any word is English. */
export function isForeign(text: string): boolean {
  const words = text.match(WORD)?.length ?? 0
  const english = PHRASES.english.allIn(text).length
  return words >= NONE && english / words < ENGLISH_FROM
}

const foreignText = vague(
  'foreignText',
  'foreign',
  'Hardly a word of it is English, and the model knows no other language.',
  (context) => isForeign(descriptionOf(context)),
)

const fewWords = vague(
  'fewWords',
  'short',
  'A handful of words that name no feeling tell nothing of it.',
  (context) =>
    countWords(context) < NONE ||
    (countWords(context) < HARDLY_ANY && mostFelt(context) < TELLS_ALL_THE_SAME),
)

const nothingTold = vague(
  'nothingTold',
  'short',
  'Whoever says that nothing happened, or that they cannot say what, has told nothing to read.',
  (context) =>
    (countWords(context) < FEW_WORDS * 2 && PHRASES.nothingTold.isIn(descriptionOf(context))) ||
    (countWords(context) < VERY_FEW_WORDS &&
      (AS_ALWAYS.isIn(descriptionOf(context)) || PHRASES.notToldNow.isIn(descriptionOf(context)))),
)

const nothingMoves = vague(
  'nothingMoves',
  'neutral',
  'The model sees neither a feeling nor an event in it, and no feeling is named.',
  (context) => {
    const { whole } = context.readings
    return (whole.emotion?.none ?? 0) >= NOTHING_FROM || (whole.event?.nothing ?? 0) >= NOTHING_FROM
  },
)

const deathInWords: Rule = {
  id: 'deathInWords',
  because: 'The words say that someone died, whatever kind of event the model takes it for.',
  when: ({ isGrief }, { text }) => !isGrief && speaksOfGrief(text.whole),
  does: (reading) => ({ ...reading, isGrief: true }),
}

export const TEXT_RULES: readonly Rule[] = [
  foreignText,
  fewWords,
  nothingTold,
  nothingMoves,
  deathInWords,
]

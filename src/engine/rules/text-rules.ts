/** Rules about what kind of text it is: whether it tells enough, and whether somebody died. */
import { speaksOfDeath, speaksOfTheirLoss } from './death-and-harm.ts'
import { type Context, OPEN_SIDE, statedSide, type Vagueness, withSide } from './reading.ts'
import type { Rule } from './rule.ts'

const ENGLISH =
  /\b(?:i|me|my|the|a|an|and|is|was|to|of|in|it|that|he|she|they|we|you|for|on|with|at|not|but|have|had|so|im|are|be|this|do|did|no|just|her|his|all|as|always|nothing|today|there|what|when|who|how|went|got|been|day|home|time|work|then|by|from)\b/g
const NOTHING_TOLD =
  /\b(?:(?:couldn'?t|can'?t) (?:really )?(?:tell you|say) (?:what|why)|don'?t (?:really )?know (?:what to (?:write|put)|what it is|what'?s wrong)|(?:weird|strange|odd|funny|meh|off) (?:sort of |kind of )?day|nothing (?:really |much )?happened|felt (?:a bit )?off)\b/
/** In a few words and nothing else: what was is not told, and need not be. */
const NOT_TOLD_NOW =
  /\bi(?:'?m not going to|'?m not ready to| won'?t| don'?t want to| can'?t) (?:write|talk|speak|say (?:more|anything)) (?:(?:any ?more )?(?:about|of) (?:it|this|that)|any ?more)\b/
const AS_ALWAYS = /\b(?:nothing (?:special|new)|(?:all|everything|same) as (?:always|usual|ever))\b/
export const FEW_WORDS = 30
const VERY_FEW_WORDS = 12
const HARDLY_ANY = 8
const NONE = 5
const NOTHING_FROM = 0.6
const ENGLISH_FROM = 0.12

const descriptionOf = ({ text }: Context) => text.normalised.join(' ')
const WORD = /\p{L}[\p{L}'-]*/gu
const countWords = (context: Context) => descriptionOf(context).match(WORD)?.length ?? 0

const vague = (
  id: string,
  as: Vagueness,
  because: string,
  isSo: (context: Context) => boolean,
): Rule => ({
  id,
  because,
  // Whoever states a feeling has told enough.
  when: ({ vagueness, stated }, context) =>
    vagueness === 'clear' && stated.feelings.length === 0 && isSo(context),
  does: (reading) => ({ ...reading, vagueness: as }),
})

/** Hardly a word of it is English. */
export function isForeign(text: string): boolean {
  const words = text.match(WORD)?.length ?? 0
  const english = text.toLowerCase().match(ENGLISH)?.length ?? 0
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
  (context) => countWords(context) < HARDLY_ANY,
)

const nothingTold = vague(
  'nothingTold',
  'short',
  'Whoever says that nothing happened, or that they cannot say what, has told nothing to read.',
  (context) =>
    (countWords(context) < FEW_WORDS * 2 && NOTHING_TOLD.test(descriptionOf(context))) ||
    (countWords(context) < VERY_FEW_WORDS &&
      (AS_ALWAYS.test(descriptionOf(context)) || NOT_TOLD_NOW.test(descriptionOf(context)))),
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
  because: 'The words say that somebody died, whatever kind of event the model takes it for.',
  when: ({ isGrief }, { text }) => !isGrief && speaksOfDeath(text.whole),
  does: (reading) => ({ ...reading, isGrief: true }),
}

const theirLoss: Rule = {
  id: 'theirLoss',
  because: 'What somebody else lost long ago is told in passing: it is not what this is about.',
  when: (reading, { text }) =>
    (reading.isGrief || (reading.side === 'unpleasant' && statedSide(reading) === null)) &&
    speaksOfTheirLoss(text.whole),
  // A side that rests on that death is not known.
  does: (reading) => ({
    ...(reading.side === 'unpleasant' && statedSide(reading) === null
      ? withSide(reading, OPEN_SIDE)
      : reading),
    isGrief: false,
  }),
}

export const TEXT_RULES: readonly Rule[] = [
  foreignText,
  fewWords,
  nothingTold,
  nothingMoves,
  deathInWords,
  theirLoss,
]

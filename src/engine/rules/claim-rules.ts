/**
 * Rules about how much may be claimed. If the parts of a reading contradict each other by the framework's table,
 * certainty drops from sure to likely or to a question.
 */
import { EMOTION_CATEGORIES, isPleasant } from '#domain/emotion/emotion.ts'
import type { Certainty, Side } from '#domain/situation/correction.ts'
import type { Opinion } from '../model/opinion.ts'
import { speaksOfDeath } from './death-and-harm.ts'
import type { ReadEquation } from './equations.ts'
import { likelihoodOfTwo, presenceOf } from './presence.ts'
import { type Context, OPEN_SIDE, type Reading, withSide } from './reading.ts'
import type { Rule } from './rule.ts'
import { SIDE_TO_BE_SURE, SIDE_TO_CLAIM } from './side-thresholds.ts'

const FEELING_TO_CLAIM: Record<Side, number> = { pleasant: 0.8, unpleasant: 0.8 }
/** Below this certainty, a side left open by a rule is asked about, whatever the model says. */
const SIDE_IS_OPEN = 0.65
/** The certainty from which a feeling is sure. */
const WORD_TO_BE_SURE = 0.6

type Doubt = (main: ReadEquation, reading: Reading, context: Context) => boolean

const lowered = (certainty: Certainty) => (reading: Reading) => ({ ...reading, certainty })

/** A rule that lowers certainty to `asks` for the main feeling. Never doubts what the person stated or chose. */
const doubt = (id: string, because: string, isDoubtful: Doubt): Rule => ({
  id,
  because,
  when: (reading, context) => {
    const [main] = reading.equations
    return (
      reading.certainty !== 'asks' &&
      main !== undefined &&
      reading.equations.every(({ certainty }) => certainty < 1) &&
      !main.stated &&
      isDoubtful(main, reading, context)
    )
  },
  does: lowered('asks'),
})

const nothingToClaim: Rule = {
  id: 'nothingToClaim',
  because: 'The text tells too little, or nothing of what was chosen.',
  when: ({ equations, vagueness }) => equations.length === 0 || vagueness !== 'clear',
  does: lowered('asks'),
}

const TWO_TO_TELL = 0.6

const EACH_TO_TELL = 0.45
const areTwo = (reading: Reading, readings: Context['readings']): boolean =>
  likelihoodOfTwo(readings, reading) >= TWO_TO_TELL &&
  presenceOf(readings, reading)
    .filter(({ category }) => reading.held.includes(category))
    .every(({ likelihood }) => likelihood >= EACH_TO_TELL)

/** True if pleasant and unpleasant feelings are both held, beyond mere uncertainty about the side. */
const isMixed = (reading: Reading, { readings }: Context): boolean =>
  new Set(reading.held.map(isPleasant)).size === 2 &&
  (reading.sideCertainty >= SIDE_IS_OPEN || areTwo(reading, readings))

/** True if the text probably holds two feelings, so neither has a full share. */
const isOneOfTwo = (reading: Reading, { readings }: Pick<Context, 'readings'>): boolean =>
  reading.held.length > 1 && areTwo(reading, readings)

/** The certainty from which sadness about a death counts as mourning, so the side isn't asked. */
const MOURNING_FROM = 0.5
const isMourning = (
  { verdict, certainty }: ReadEquation,
  { isGrief }: Reading,
  { text }: Context,
): boolean =>
  verdict.category === 'sadness' &&
  certainty >= MOURNING_FROM &&
  (isGrief || speaksOfDeath(text.whole))

const sideUnclear = doubt(
  'sideUnclear',
  'It may have been good or bad.',
  (main, reading, context) => {
    const { category } = main.verdict
    const { side, sideCertainty } = reading
    const { readings } = context
    if (isMixed(reading, context) || isMourning(main, reading, context)) return false
    if (isPleasant(category) !== (side === 'pleasant')) return true
    const share = readings.whole.emotion?.[category] ?? 0
    const isHeld = share >= FEELING_TO_CLAIM[side] && sideCertainty >= SIDE_IS_OPEN
    return sideCertainty < SIDE_TO_CLAIM[side] && !isHeld
  },
)

/** A merely likely feeling that is unusual for its event was wrong in one of five such texts. */
const UNUSUAL_BELOW = 0.25
const WORD_FOR_THE_UNUSUAL = 0.6

const unusualForEvent = doubt(
  'unusualForEvent',
  'Such events mostly bring another feeling, and the words do not speak for this one clearly.',
  (main, reading, context) =>
    !isOneOfTwo(reading, context) &&
    reading.equations
      .filter(({ verdict }) => isPleasant(verdict.category) === isPleasant(main.verdict.category))
      .every(({ usual, certainty }) => usual < UNUSUAL_BELOW && certainty < WORD_FOR_THE_UNUSUAL),
)

/** The least share of all pleasant feelings together: pride and joy often divide it. */
const JOY_TO_CLAIM = 0.88
/** The share from which a moment determines the side. */
const MOMENT_IS_CLEAR = 0.6

const joyIn = (emotion: Opinion): number =>
  EMOTION_CATEGORIES.reduce((sum, one) => sum + (isPleasant(one) ? (emotion[one] ?? 0) : 0), 0)

const drylyTold: Rule = {
  ...doubt(
    'drylyTold',
    'A grief told dryly can sound like joy: the model rates no joy and no moment as likely.',
    ({ verdict: { category } }, { held }, { readings: { whole } }) =>
      isPleasant(category) &&
      held.length === 1 &&
      joyIn(whole.emotion ?? {}) < JOY_TO_CLAIM &&
      Object.values(whole.moment ?? {}).every((share) => share < MOMENT_IS_CLEAR),
  ),
  // It may be grief, so leave the side open instead of asking which joy it is.
  does: (reading) => withSide({ ...reading, certainty: 'asks' }, OPEN_SIDE),
}

const BLAME_TO_CLAIM = 0.6

const unclearBlame = doubt(
  'unclearBlame',
  'Being told of guilt one doesn’t feel hurts more than being asked, so the whole text has to speak of it.',
  ({ verdict: { category } }, reading, { readings }) =>
    (category === 'shame' || category === 'regret') &&
    !isOneOfTwo(reading, { readings }) &&
    (readings.whole.emotion?.[category] ?? 0) < BLAME_TO_CLAIM,
)

const onlyLikely: Rule = {
  id: 'onlyLikely',
  because: 'The word or the side is likely, but not certain.',
  when: ({ equations: [main], certainty, sideCertainty }) =>
    certainty === 'sure' &&
    main !== undefined &&
    (main.certainty < WORD_TO_BE_SURE || sideCertainty < SIDE_TO_BE_SURE),
  does: lowered('likely'),
}

export const CLAIM_RULES: readonly Rule[] = [
  nothingToClaim,
  sideUnclear,
  unusualForEvent,
  drylyTold,
  unclearBlame,
  onlyLikely,
]

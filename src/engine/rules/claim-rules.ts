/**
 * Rules about how much may be claimed. If the parts of a reading contradict each other by the framework's table,
 * certainty drops from sure to likely or to a question.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Certainty } from '#domain/situation/correction.ts'
import { speaksOfDeath } from './death-and-harm.ts'
import type { ReadEquation } from './equations.ts'
import type { Context, Reading } from './reading.ts'
import type { Rule } from './rule.ts'

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

/** True if pleasant and unpleasant feelings are both held. */
const isMixed = ({ held }: Reading): boolean => new Set(held.map(isPleasant)).size === 2

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

/**
 * The share of a feeling among those of the whole text from which it is claimed. On 220 unseen texts that tell one, .10
 * are asked and .88 of the others are right; from .6 on, .25 and .91.
 */
const CLAIMED_FROM = 0.4
/** Being told of guilt one doesn't feel hurts more than being asked. */
const BLAMED_FROM = 0.5
/** The same for two feelings together, which divide the text between them. */
const BOTH_FROM = 0.75
const BLAME: readonly EmotionCategory[] = ['shame', 'regret']

const unlikelyFeeling = doubt(
  'unlikelyFeeling',
  'The text as a whole hardly speaks for this feeling, or for its side.',
  (main, reading, context) => {
    const { category } = main.verdict
    const { emotion = {} } = context.readings.whole
    const share = (one: EmotionCategory) => emotion[one] ?? 0
    if (isMourning(main, reading, context)) return false
    if (isPleasant(category) !== (reading.side === 'pleasant') && !isMixed(reading)) return true
    const both = reading.held.reduce((sum, one) => sum + share(one), 0)
    if (reading.held.length > 1 && both >= BOTH_FROM) return false
    return share(category) < (BLAME.includes(category) ? BLAMED_FROM : CLAIMED_FROM)
  },
)

const onlyLikely: Rule = {
  id: 'onlyLikely',
  because: 'Only a feeling the person stated or chose is sure.',
  when: ({ equations: [main], certainty }) =>
    certainty === 'sure' && main !== undefined && !main.stated && main.certainty < 1,
  does: lowered('likely'),
}

export const CLAIM_RULES: readonly Rule[] = [nothingToClaim, unlikelyFeeling, onlyLikely]

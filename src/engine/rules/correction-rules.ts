/**
 * Rules that apply the person's corrections. The readings only fill what the person left open, and contradicting ones
 * are dropped.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf, roundShare } from '#domain/emotion/equation.ts'
import { shiftFor } from '#domain/emotion/strength.ts'
import {
  type CorrectedFeeling,
  type Correction,
  hasPart,
  isNothing,
} from '#domain/situation/correction.ts'
import type { Variables } from '#domain/situation/variables.ts'
import { OPEN_ITEM } from '../input/situation-text.ts'
import type { Decision } from './decide.ts'
import { AHEAD, BY_OTHERS, INWARD } from './feeling-kinds.ts'
import type { Rule } from './rule.ts'

/** The certainty after an answer, and after a chosen feeling. */
const ANSWERED = 0.7
const SURE = 1
/** The minimum intensity of a named feeling. */
const MIN = 0.1
const BRIGHT = { pleasant: 0.99, unpleasant: 0.01 } as const

const correctWhole: Rule = {
  id: 'correctWhole',
  because: 'The person said which side it is on, or who brought it about.',
  when: (_, { said }) => Boolean(said.side ?? said.actor ?? said.feelings?.[0]),
  does: (reading, { said }) => {
    const chosen = said.feelings?.[0]?.category
    const side = said.side ?? (chosen && (isPleasant(chosen) ? 'pleasant' : 'unpleasant'))
    return {
      ...reading,
      ...(side && { side, sideCertainty: SURE, bright: BRIGHT[side] }),
      ...(said.actor && { actor: said.actor, actorCertainty: SURE }),
    }
  },
}

const answered: Rule = {
  id: 'answered',
  because: 'What the words left open the person has said.',
  when: (_, { isAnswered }) => isAnswered,
  does: (reading) => ({ ...reading, vagueness: 'clear' }),
}

function allowed({ category }: Decision, { side, actor, time }: Correction): boolean {
  if (side && isPleasant(category) !== (side === 'pleasant')) return false
  if (actor === 'me' && BY_OTHERS.has(category)) return false
  if ((actor === 'other' || actor === 'nobody') && INWARD.has(category)) return false
  if (time === undefined || time === 'now') return true
  return AHEAD.has(category) === (time === 'future')
}

/** The middle of a step of the ladder, as an intensity. */
const middleOf = (level: number): number => level / 5 - 0.1

/** The intensity the person gave. Undefined if they only named a feeling, which changes no number. */
function saidIntensity({ level, strength }: CorrectedFeeling): number | undefined {
  if (strength !== undefined) return strength / 10
  return level === undefined ? undefined : middleOf(level)
}

/** Raises the power as far as this intensity needs. */
function atIntensity(variables: Variables, intensity: number): Variables {
  const power = Math.max(variables.power, roundShare(intensity ** 2))
  // Rounded more finely than shares are, so taking the root and rounding gives back the number the person stated.
  const size = Math.round(shiftFor(intensity, power) * 10_000) / 10_000
  return {
    ...variables,
    power,
    shift: Math.sign(variables.shift || 1) * size,
    confidence: 'high',
  }
}

function chosenFeeling(ranked: readonly Decision[], feeling: CorrectedFeeling): Decision[] {
  const decision = ranked.find(({ category }) => category === feeling.category)
  if (!decision) return []
  const { variables } = decision
  // Without a number, the equation's intensity stays.
  const intensity = saidIntensity(feeling) ?? Math.max(MIN, emotionOf(variables).intensity)
  const { level } = feeling
  const chosen = { ...decision, variables: atIntensity(variables, intensity), certainty: SURE }
  return [level === undefined ? chosen : { ...chosen, level }]
}

/** The remaining readings of one part after the corrections. */
function corrected(ranked: readonly Decision[], said: Correction, id: number): Decision[] {
  const own = said.equations?.filter(({ itemId }) => (itemId ?? OPEN_ITEM.id) === id) ?? []
  if (own.length > 0)
    return own.map(({ itemId: _, ...variables }) => ({
      variables,
      category: emotionOf(variables).category,
      certainty: SURE,
    }))
  // A feeling without an item applies to the whole and replaces all others, but beside one with an item it is open.
  const isPlaced = said.feelings?.some((one) => one.itemId !== undefined || hasPart(one))
  const of = isPlaced ? OPEN_ITEM.id : id
  const chosen = (said.feelings ?? []).filter(({ itemId = of }) => itemId === id)
  if (chosen.length > 0) return chosen.flatMap((feeling) => chosenFeeling(ranked, feeling))
  const [first] = said.feelings ?? []
  const isSameSide = ({ category }: { category: EmotionCategory }) =>
    !first || isPleasant(category) === isPleasant(first.category)
  const fitting = ranked.filter((decision) => allowed(decision, said) && isSameSide(decision))
  // If an answer excludes everything, it wasn't about the feeling.
  const left = fitting.length > 0 ? fitting : ranked.filter(isSameSide)
  const all = left.reduce((sum, { certainty }) => sum + certainty, 0) || 1
  const isAnswered = Boolean(said.side ?? said.actor ?? said.time)
  return left.map((decision, at) => ({
    ...decision,
    certainty: Math.max(decision.certainty / all, isAnswered && at === 0 ? ANSWERED : 0),
  }))
}

const applyCorrection: Rule = {
  id: 'applyCorrection',
  because: "The person's word about a part is final.",
  when: (_, { said }) => !isNothing(said),
  does: (reading, { said }) => ({
    ...reading,
    parts: reading.parts.map((part) => ({
      ...part,
      ranked: corrected(part.all, said, part.touch.item.id),
    })),
  }),
}

export const WHOLE_CORRECTIONS: readonly Rule[] = [correctWhole, answered]
export const PART_CORRECTIONS: readonly Rule[] = [applyCorrection]

/** Chooses the displayed word and number of each feeling, with the person's words first. */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { roundShare } from '#domain/emotion/equation.ts'
import { MIDDLING, STRENGTH, STRENGTH_RULE, stepOf } from '#domain/emotion/strength.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { type CorrectedFeeling, type Correction, isNothing } from '#domain/situation/correction.ts'
import { proposalOf } from '#domain/situation/proposal.ts'
import { type FeelingLabel, labelAsWritten } from '../feelings/as-written.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import type { ReadEquation } from './equations.ts'
import type { Understanding } from './understand.ts'

/** The feelings read before the person named the part or the reason. */
export type FirstLabels = ReadonlyMap<EmotionCategory, FeelingLabel>

/** "Overwhelming worry" only names a step, so it gives way to a number. */
const isStepName = (word: string, category: EmotionCategory): boolean =>
  LADDERS[category].includes(word) && !FEELINGS.some((one) => one.word === word)

/** The word they chose. A word for the whole applies to its only feeling. */
const chosenWord = (
  { word, category, strength }: CorrectedFeeling,
  { feelings = [], ownWord }: Correction,
): string | undefined =>
  word && strength !== undefined && isStepName(word, category)
    ? undefined
    : (word ?? (feelings.length === 1 ? ownWord : undefined))

function asWritten(
  { item, variables, verdict, kind: event }: ReadEquation,
  { isGrief, actor, reading }: Understanding,
): FeelingLabel {
  const partName = itemPhrase(item.name)
  const isOffMap = proposalOf(item.id) !== null
  const told = { stated: reading.stated, cues: reading.strengthCues }
  const { category } = verdict
  return labelAsWritten({ category, variables, partName, isOffMap, actor, isGrief, event }, told)
}

const MIDDLE = stepOf(MIDDLING * STRENGTH.max)

/** The equation belongs to another feeling, so a feeling named beside it gets the middle strength. */
const besideIt = (category: EmotionCategory): FeelingLabel => ({
  name: LADDERS[category][MIDDLE - 1]!,
  level: MIDDLE,
  intensity: MIDDLING,
  because: 'We’ve put it in the middle until you say how strong it is.',
  whose: 'proposed',
  strengthFrom: 'rule',
})

/** Keeps the strength read first and updates the reason for the new part. */
const movedTo = (stood: FeelingLabel, written: FeelingLabel): FeelingLabel => ({
  ...stood,
  because:
    written.intensity === stood.intensity
      ? written.because
      : `It stays at ${Math.round(stood.intensity * STRENGTH.max)} of 10, as we first read it.`,
})

/** Another feeling the person chose instead keeps the strength of the one that was read. */
function inPlaceOf(
  standing: FirstLabels,
  category: EmotionCategory,
  written: FeelingLabel,
): FeelingLabel | undefined {
  const [first] = standing.values()
  if (!first || written.whose === 'written') return undefined
  return movedTo(
    { ...first, name: LADDERS[category][first.level - 1]!, whose: 'proposed' },
    written,
  )
}

/** The ladder's word for the number a person gave, unless they used their own word. */
const wordForNumber = (
  { strength = 0, level }: CorrectedFeeling,
  { whose, level: read }: FeelingLabel,
  category: EmotionCategory,
): string | undefined =>
  strength > 0 && level === undefined && whose !== 'written' && read !== stepOf(strength)
    ? LADDERS[category][stepOf(strength) - 1]
    : undefined

function callOne(
  equation: ReadEquation,
  understanding: Understanding,
  said: Correction,
  standing: FirstLabels,
): FeelingLabel {
  const { verdict } = equation
  const { category } = verdict
  // With variables from the workbench, the rule gives the strength.
  if (said.equations) return { ...verdict, whose: 'proposed', strengthFrom: 'rule' }
  const written = asWritten(equation, understanding)
  const { feelings = [] } = said
  const at = feelings.findIndex((feeling) => feeling.category === category)
  const isBeside = at > 0 && written.whose !== 'written'
  const stood =
    standing.get(category) ?? (at === 0 ? inPlaceOf(standing, category, written) : undefined)
  const chosen = feelings[at]
  const isMoved = (chosen?.itemId ?? said.about) !== undefined
  const called =
    (isMoved && stood ? movedTo(stood, written) : stood) ??
    (isBeside ? besideIt(category) : written)
  if (!chosen) return called
  // A tapped step sets both word and number.
  const isStep = chosen.level !== undefined
  const name =
    chosenWord(chosen, said) ??
    wordForNumber(chosen, called, category) ??
    (isStep ? verdict : called).name
  const word = {
    ...(isStep ? { ...verdict, strengthFrom: 'rule' as const } : called),
    name,
    whose: 'chosen' as const,
  }
  if (chosen.strength === undefined) return word
  return {
    ...word,
    level: chosen.level ?? stepOf(chosen.strength),
    intensity: roundShare(chosen.strength / STRENGTH.max),
    because: `You said ${chosen.strength}.`,
    strengthFrom: 'said',
  }
}

/** The feelings read without the person's choice of part, whose word and strength stay. */
function standingOf({ equations, certainty }: Understanding): FirstLabels {
  const standing = new Map<EmotionCategory, FeelingLabel>()
  for (const { verdict, called } of certainty === 'asks' ? [] : equations)
    if (called && !standing.has(verdict.category)) standing.set(verdict.category, called)
  return standing
}

/** Adds the displayed name and number to every equation. */
export const callEquations = (
  understanding: Understanding,
  said: Correction,
  standing: FirstLabels = new Map(),
): Understanding => ({
  ...understanding,
  equations: understanding.equations.map((equation) => {
    if (equation.via) return equation
    const called = callOne(equation, understanding, said, standing)
    const { name, level, intensity } = called
    return { ...equation, called, verdict: { ...equation.verdict, name, level, intensity } }
  }),
})

/** Naming the part or the reason doesn't change the feelings or their strength. Only answers about them do. */
export function understandAsCalled(
  said: Correction,
  understandWith: (said: Correction) => Understanding,
): Understanding {
  if (isNothing(said)) return callEquations(understandWith(said), said)
  const { side, actor, time, moment, about, feelings, equations } = said
  const answers = { side, actor, time, moment }
  const read = callEquations(understandWith(answers), answers)
  const standing = standingOf(read)
  const felt = [...standing.keys()].map((category) => ({ category }))
  const isMoved = about !== undefined && !feelings && !equations && felt.length > 0
  const moved = isMoved ? { ...said, feelings: felt } : said
  const understood = callEquations(understandWith(moved), said, standing)
  // Naming the part states no feeling.
  return isMoved ? { ...understood, certainty: read.certainty } : understood
}

/** Adds to each emotion the source of its word and number, and adds the feelings that are over. */
export function tellWhose(findings: Findings, understanding: Understanding): Findings {
  const before = understanding.reading.stated.before.map(({ shown, group }) => ({
    name: shown,
    category: group,
  }))
  return {
    ...findings,
    strengthRule: STRENGTH_RULE,
    ...(before.length > 0 && { before }),
    emotions: findings.emotions.map((emotion) => {
      const { called } =
        understanding.equations.find(
          ({ verdict, via }) => !via && verdict.category === emotion.category,
        ) ?? {}
      if (!called) return emotion
      const { whose, because, strengthFrom } = called
      return { ...emotion, whose, strengthFrom, ...(because && { because }) }
    }),
  }
}

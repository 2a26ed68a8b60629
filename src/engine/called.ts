/** What people read for each feeling: the word they chose or wrote before any other, and the number by their own words. */
import { roundShare } from '#domain/emotion/equation.ts'
import { STRENGTH, STRENGTH_RULE, stepOf } from '#domain/emotion/strength.ts'
import type { Emotion, Findings } from '#domain/situation/analysis.ts'
import type { Said, SaidFeeling } from '#domain/situation/said.ts'
import { calledAsWritten } from './feelings/as-written.ts'
import { itemPhrase } from './input/item-phrase.ts'
import type { ReadEquation } from './rules/equations.ts'
import type { Understanding } from './rules/understand.ts'

type Called = Required<Pick<Emotion, 'name' | 'intensity' | 'whose' | 'strengthFrom'>> & {
  level: number
} & Pick<Emotion, 'because'>

/** The word they chose; a word for the whole is said of its only feeling. */
const chosenWord = ({ word }: SaidFeeling, { feelings = [], ownWord }: Said): string | undefined =>
  word ?? (feelings.length === 1 ? ownWord : undefined)

function callOne(
  { item, variables, verdict, event }: ReadEquation,
  { isGrief, actor, reading }: Understanding,
  said: Said,
): Called {
  const { category } = verdict
  const partName = itemPhrase(item.name, item.category).text
  const told = { stated: reading.stated, cues: reading.strengthCues }
  const called = calledAsWritten({ category, variables, partName, actor, isGrief, event }, told)
  const chosen = said.feelings?.find((feeling) => feeling.category === category)
  // Whoever set the variables themselves has said how strong it is.
  if (said.equations) return { ...verdict, whose: 'proposed', strengthFrom: 'rule' }
  if (!chosen) return called
  // A step that was tapped is word and number in one.
  const isStep = chosen.level !== undefined
  const name = chosenWord(chosen, said) ?? (isStep ? verdict : called).name
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

/** Every equation with the name and the number people read. */
export const callEquations = (understanding: Understanding, said: Said): Understanding => ({
  ...understanding,
  equations: understanding.equations.map((equation) => {
    if (equation.via) return equation
    const { name, level, intensity } = callOne(equation, understanding, said)
    return { ...equation, verdict: { ...equation.verdict, name, level, intensity } }
  }),
})

/** Whose word each emotion has and what moved its number; and what was felt before and is over. */
export function tellWhose(findings: Findings, understanding: Understanding, said: Said): Findings {
  const before = understanding.reading.stated.before.map(({ shown, group }) => ({
    name: shown,
    category: group,
  }))
  return {
    ...findings,
    strengthRule: STRENGTH_RULE,
    ...(before.length > 0 && { before }),
    emotions: findings.emotions.map((emotion) => {
      const equation = understanding.equations.find(
        ({ verdict, via }) => !via && verdict.category === emotion.category,
      )
      if (!equation) return emotion
      const { whose, because, strengthFrom } = callOne(equation, understanding, said)
      return { ...emotion, whose, strengthFrom, ...(because && { because }) }
    }),
  }
}

/** Forms an equation from a decision about a part, with its words and its kind of event. */
import { LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { ripple, rippledVariables } from '#domain/emotion/ripple.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import type { Decision } from './decide.ts'
import type { ReadEquation } from './equations.ts'
import { clearKind } from './event-kind.ts'
import { evidenceFor, sentencesFor, tellingSentences } from './evidence.ts'
import type { Likely } from './likely.ts'
import type { Context, Reading } from './reading.ts'
import type { Touch } from './touched.ts'

/** A chosen step stays, and only the intensity changes. */
function verdictOf(variables: Variables, chosen?: number): Verdict {
  const verdict = emotionOf(variables)
  const level = chosen ?? verdict.level
  return { ...verdict, level, name: LADDERS[verdict.category][level - 1]! }
}

export function formEquation(touch: Touch, decision: Decision, context: Context): ReadEquation {
  const { readings, said } = context
  return {
    item: touch.item,
    variables: decision.variables,
    verdict: verdictOf(decision.variables, decision.level),
    certainty: decision.certainty,
    weight: touch.weight,
    evidence: evidenceFor(touch, decision.category, context),
    kind: said.moment ? kindOfMoment(said.moment) : clearKind(readings.whole.event ?? {}),
    toldIn: tellingSentences(decision.category, context),
  }
}

/** The equations of the likely feelings for the most affected part, with supporting sentences. */
export function likelyEquations(
  { parts: [part] }: Reading,
  likely: readonly Likely[],
  context: Context,
): ReadEquation[] {
  if (!part) return []
  return likely.flatMap(({ category }) => {
    const decision = part.all.find((one) => one.category === category)
    if (!decision) return []
    const equation = formEquation(part.touch, decision, context)
    return { ...equation, toldIn: sentencesFor(category, context) }
  })
}

/** The factor by which weight and certainty fall through a relationship. */
const CARRIED_ON = 0.6

export function rippledFrom({ equations }: Reading, { items, ties }: Context): ReadEquation[] {
  const strongest = new Map<number, ReadEquation>()
  for (const equation of equations) {
    const known = strongest.get(equation.item.id)
    if (!known || known.verdict.intensity < equation.verdict.intensity)
      strongest.set(equation.item.id, equation)
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = new Map(strongest)
  const start = [...strongest.values()].map(({ item, variables }) => ({
    itemId: item.id,
    shift: variables.shift,
  }))
  return ripple(start, ties).flatMap(({ itemId, fromItemId, shift, tie }) => {
    const item = byId.get(itemId)
    const from = known.get(fromItemId)
    if (!item || !from) return []
    const variables = rippledVariables(from.variables, item.power, shift)
    const reached: ReadEquation = {
      item,
      variables,
      verdict: emotionOf(variables),
      certainty: from.certainty * CARRIED_ON,
      weight: from.weight * CARRIED_ON,
      evidence: from.evidence.slice(0, 1),
      kind: from.kind,
      toldIn: from.toldIn,
      via: { item: from.item, tie },
    }
    known.set(itemId, reached)
    return [reached]
  })
}

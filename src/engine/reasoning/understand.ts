/**
 * Puts a situation together: which items it touches, what each of them feels, and what reaches other items
 * through relationships.
 */
import type { Variables } from '#domain/analysis.ts'
import { emotionOf } from '#domain/equation.ts'
import { ripple, rippledVariables, type Tie } from '#domain/ripple.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Readings } from '../model/read-situation.ts'
import type { EngineItem, SituationText } from '../situation-text.ts'
import { certaintyOf } from './certainty.ts'
import { namedFeelings, speaksOfDeath } from './clues.ts'
import type { Weights } from './decide.ts'
import { type Context, directEquations, type ReadEquation } from './equations.ts'
import { type EventFeelings, tellsOfGrief } from './event-kind.ts'
import { readWhole } from './reading.ts'
import { type Role, sentenceRole } from './sentence-role.ts'
import { findTouched } from './touched.ts'
import { type Vagueness, vaguenessOf } from './vagueness.ts'

export type Understanding = {
  equations: ReadEquation[]
  roles: Role[]
  unclear: EngineItem[]
  vagueness: Vagueness
  /** Somebody died: nothing is to be seen differently. */
  isGrief: boolean
}

function rippled(
  direct: readonly ReadEquation[],
  items: readonly EngineItem[],
  ties: readonly Tie[],
): ReadEquation[] {
  const strongest = new Map<number, ReadEquation>()
  for (const equation of direct) {
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
      certainty: from.certainty * 0.6,
      weight: from.weight * 0.6,
      evidence: from.evidence.slice(0, 1),
      event: from.event,
      toldIn: from.toldIn,
      via: { item: from.item, tie },
    }
    known.set(itemId, reached)
    return [reached]
  })
}

/** Nothing moved: what is expected and what is perceived match, and that is a quiet pleasant state. */
function inBalance(equation: ReadEquation): ReadEquation {
  const { isRepelled: _r, isAttacked: _a, ...rest } = equation.variables
  const variables: Variables = {
    ...rest,
    shift: 0.1,
    accepted: true,
    time: 'now',
    source: 'outside',
    confidence: 'low',
  }
  return { ...equation, variables, verdict: emotionOf(variables), certainty: 0.2 }
}

/** Where the parts of a reading contradict each other, nothing is said as if it were known. */
const UNSURE = 0.3
const unsure = (equation: ReadEquation): ReadEquation => ({
  ...equation,
  certainty: Math.min(UNSURE, equation.certainty),
})

/** A few words carry a small claim. */
function modest(equation: ReadEquation): ReadEquation {
  const variables: Variables = {
    ...equation.variables,
    shift:
      Math.sign(equation.variables.shift || 1) * Math.min(0.4, Math.abs(equation.variables.shift)),
    confidence: 'low',
  }
  return {
    ...equation,
    variables,
    verdict: emotionOf(variables),
    certainty: Math.min(0.3, equation.certainty),
  }
}

/** `read` are the items the model was asked about; what reaches the others goes through relationships. */
export function understand(
  text: SituationText,
  read: readonly EngineItem[],
  readings: Readings,
  options: {
    weights: Weights
    calibration: Manifest['calibration']
    eventFeelings: EventFeelings
    items: readonly EngineItem[]
    ties: readonly Tie[]
  },
): Understanding {
  const roles = text.normalised.map((sentence, at) =>
    sentenceRole(sentence, readings.sentences[at]?.role ?? {}),
  )
  const reading = readWhole(readings, text.normalised, options.calibration)
  const context: Context = { text, readings, reading, roles, ...options }
  const { touched, unclear } = findTouched(read, readings, text)
  const vagueness = vaguenessOf(text, readings, namedFeelings(text.whole).length > 0)
  const isGrief = tellsOfGrief(readings.whole.event ?? {}) || speaksOfDeath(text.whole)
  const found = directEquations(touched, context)
  const certainty = certaintyOf(reading, strongestFirst(found)[0], vagueness)
  const direct = certainty === 'asks' ? found.map(unsure) : found
  const shared = { roles, vagueness, isGrief }
  if (vagueness === 'clear') {
    const all = [...direct, ...rippled(direct, options.items, options.ties)]
    const isReached = ({ id }: EngineItem) => all.some(({ item }) => item.id === id)
    const asked = unclear.filter((item) => !isReached(item))
    return { ...shared, equations: strongestFirst(all), unclear: asked }
  }
  const [first] = strongestFirst(direct)
  const equations = first ? [vagueness === 'neutral' ? inBalance(first) : modest(first)] : []
  return { ...shared, equations, unclear: [] }
}

/** Own equations before those that only arrived; among equals the more certain. */
const strongestFirst = (equations: readonly ReadEquation[]): ReadEquation[] =>
  [...equations].sort(
    (a, b) =>
      Number(Boolean(a.via)) - Number(Boolean(b.via)) ||
      b.verdict.intensity - a.verdict.intensity ||
      b.certainty - a.certainty ||
      a.item.id - b.item.id,
  )

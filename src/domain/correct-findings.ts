/**
 * What becomes of an analysis when a person changes its equations on the workbench: the rule gives each
 * changed equation its emotion, and the emotions and the reading of the whole follow from them.
 */
import {
  type Correction,
  type Emotion,
  type Equation,
  type Findings,
  isDirect,
} from './analysis.ts'
import type { EmotionCategory } from './emotion.ts'
import { emotionOf } from './equation.ts'

/** Null where an item has no equation in this analysis. */
export function correctFindings(findings: Findings, correction: Correction): Findings | null {
  const changes = matchChanges(findings.equations, correction)
  if (!changes) return null
  // What an old reading carried on through relationships goes with that reading.
  const equations = findings.equations
    .map((equation, at) => {
      const changed = { ...equation, ...changes.get(at) }
      return changes.has(at) ? { ...changed, ...emotionOf(changed) } : equation
    })
    .filter(isDirect)
  const byStrength = equations.toSorted(strongestFirst)
  const emotions = mergeEmotions(byStrength, findings.emotions)
  const names = new Set(emotions.map(({ name }) => name))
  const { personalConnections: connections } = findings
  return {
    ...findings,
    equations,
    emotions,
    reading: readingOf(byStrength),
    ...(connections && {
      personalConnections: connections.filter(({ emotionName }) => names.has(emotionName)),
    }),
  }
}

/**
 * Which equation each change belongs to. Mixed feelings give an item two equations: a whole list goes by
 * its order, a single change to the first equation of its item.
 */
function matchChanges(equations: readonly Equation[], correction: Correction) {
  const isWhole =
    correction.length === equations.length &&
    correction.every(({ itemId }, at) => itemId === equations[at]!.itemId)
  const placed = correction.map((change, at) => {
    const place = isWhole ? at : equations.findIndex(({ itemId }) => itemId === change.itemId)
    return [place, change] as const
  })
  return placed.some(([place]) => place < 0) ? null : new Map(placed)
}

type Strong = { intensity: number }
const strongestFirst = (one: Strong, other: Strong) => other.intensity - one.intensity

/** One emotion per group, named by its strongest equation. A text that still fits is kept. */
export function mergeEmotions(
  equations: readonly Equation[],
  before: readonly Emotion[],
): Emotion[] {
  const direct = equations.filter(isDirect).toSorted(strongestFirst)
  const groups = Map.groupBy(direct, ({ category }) => category)
  return [...groups].map(([category, [strongest, ...rest]]) => {
    const { name, level, intensity, confidence } = strongest!
    const touched = [strongest!, ...rest]
    const itemIds = touched.map(({ itemId }) => itemId)
    const kept = before.find((emotion) => emotion.category === category && emotion.name === name)
    const description = kept?.description ?? describe(name, touched)
    return { name, category, intensity, level, confidence, itemIds, description }
  })
}

const describe = (name: string, equations: readonly Equation[]) =>
  `With your changes, this is what it adds up to for ${listed(equations)}: ${name}.`

function readingOf(equations: readonly Equation[]): string {
  const groups = new Map<EmotionCategory, Equation>()
  for (const equation of equations)
    if (!groups.has(equation.category)) groups.set(equation.category, equation)
  const main = [...groups.values()]
    .slice(0, 2)
    .map(({ name, itemName }) => `${name} about ${itemName}`)
  return `As you see it, this is ${main.join(', and ')}.`
}

function listed(equations: readonly Equation[]): string {
  const names = [...new Set(equations.map(({ itemName }) => itemName))]
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

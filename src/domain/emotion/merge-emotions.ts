/** Merges the equations of an analysis into one emotion per group, named after its strongest equation. */
import { type Emotion, type Equation, isDirect } from '../situation/analysis.ts'

type Strong = { intensity: number }
const strongestFirst = (one: Strong, other: Strong) => other.intensity - one.intensity

/** Reuses the description of an earlier emotion with the same group and name. */
export function mergeEmotions(
  equations: readonly Equation[],
  before: readonly Emotion[],
): Emotion[] {
  const direct = equations.filter(isDirect).toSorted(strongestFirst)
  const groups = Map.groupBy(direct, ({ category }) => category)
  return [...groups].map(([category, [strongest, ...rest]]) => {
    const { name, level, intensity, confidence } = strongest!
    const touched = [strongest!, ...rest]
    const itemIds = touched.flatMap(({ itemId }) => itemId ?? [])
    const kept = before.find((emotion) => emotion.category === category && emotion.name === name)
    const description = kept?.description ?? describe(name, touched)
    return { name, category, intensity, level, confidence, itemIds, description }
  })
}

const describe = (name: string, equations: readonly Equation[]) =>
  `With your changes, it adds up to ${name} for ${listed(equations)}.`

function listed(equations: readonly Equation[]): string {
  const names = [...new Set(equations.map(({ itemName }) => itemName))]
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

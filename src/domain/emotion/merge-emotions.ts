/** Merges the equations of an analysis into one emotion per group, named after its strongest equation. */
import { listed } from '../findings/analytics-words.ts'
import { type Emotion, type Equation, isDirect } from '../situation/analysis.ts'

type Strong = { intensity: number }
const strongestFirst = (one: Strong, other: Strong) => other.intensity - one.intensity

export function mergeEmotions(equations: readonly Equation[]): Emotion[] {
  const direct = equations.filter(isDirect).toSorted(strongestFirst)
  const groups = Map.groupBy(direct, ({ category }) => category)
  return [...groups].map(([category, [strongest, ...rest]]) => {
    const { name, level, intensity, confidence } = strongest!
    const touched = [strongest!, ...rest]
    const itemIds = touched.flatMap(({ itemId }) => itemId ?? [])
    const parts = [...new Set(touched.map(({ itemName }) => itemName))]
    const description = `With your changes, it adds up to ${name} for ${listed(parts)}.`
    return { name, category, intensity, level, confidence, itemIds, description }
  })
}

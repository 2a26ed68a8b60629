/** What a part of a map stands for by its name: what one wants of honesty, of a mother, of a career. */
import { PARTS } from '../library/parts.ts'
import { normalise } from '../model/normalise.ts'
import type { ReadEquation } from '../reasoning/equations.ts'
import { directionOf } from './choose-words.ts'

export type PartWords = { wanted: readonly string[]; seen: readonly string[] }

export function partWords({ item, verdict }: ReadEquation): PartWords | null {
  const name = normalise(item.name)
  const part = PARTS.find(({ cues }) => cues.test(name))
  // What one holds against oneself is not about the other person.
  const isInward = verdict.category === 'shame' || verdict.category === 'regret'
  if (isInward && item.category === 'people') return null
  return part ? { wanted: part.wanted, seen: part[directionOf(verdict.category)] } : null
}

/** One equation that was read: a part of the map, what it feels, how surely, and the sentences it rests on. */
import type { Tie } from '#domain/emotion/ripple.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import { placeIn, type Said } from '#domain/situation/said.ts'
import type { Called } from '../feelings/as-written.ts'
import type { StatedFeeling } from '../feelings/stated.ts'
import type { EngineItem } from '../input/situation-text.ts'

export type ReadEquation = {
  item: EngineItem
  variables: Variables
  verdict: Verdict
  certainty: number
  called?: Called
  /** The writer's own word for it. */
  stated?: StatedFeeling
  /** The share of this feeling among those that events of this kind mostly bring. */
  usual: number
  /** How surely the text speaks of the item. */
  weight: number
  /** Sentences of the description, best first. */
  evidence: number[]
  /** The kind of event, where it is clear: a finer word for a feeling may rest on it. */
  kind: string | null
  /** The sentences of the description that tell what it comes from, best first. */
  toldIn: number[]
  via?: { item: EngineItem; tie: Tie }
}

const leads = ({ stated }: ReadEquation): boolean => stated !== undefined && !stated.isBeside

/**
 * Own equations before those that only arrived, those the person named in their order, stated ones before what was read;
 * among equals the more certain.
 */
export const strongestFirst = (
  equations: readonly ReadEquation[],
  { feelings = [] }: Said = {},
): ReadEquation[] => {
  const place = ({ verdict }: ReadEquation) => placeIn(feelings, verdict.category)
  return [...equations].sort(
    (a, b) =>
      Number(Boolean(a.via)) - Number(Boolean(b.via)) ||
      place(a) - place(b) ||
      Number(leads(b)) - Number(leads(a)) ||
      b.verdict.intensity - a.verdict.intensity ||
      b.certainty - a.certainty ||
      a.item.id - b.item.id,
  )
}

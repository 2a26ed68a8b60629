/** An equation as read: a part of the map with its feeling, certainty and evidence. */
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
  /** The writer's word for it. */
  stated?: StatedFeeling
  /** The share of this feeling among those events of this kind usually bring. */
  usual: number
  /** The probability that the text is about the item. */
  weight: number
  /** Sentence indexes in the description, best first. */
  evidence: number[]
  /** The kind of event, if clear. A finer word may depend on it. */
  kind: string | null
  /** Indexes of the sentences that tell its cause, best first. */
  toldIn: number[]
  via?: { item: EngineItem; tie: Tie }
}

const leads = ({ stated }: ReadEquation): boolean => stated !== undefined && !stated.isBeside

/** Sorts direct equations first, then by the person's order, stated before read, and by certainty. */
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

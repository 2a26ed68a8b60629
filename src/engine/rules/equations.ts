/** An equation as read: a part of the map with its feeling, certainty and evidence. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import { type Correction, placeIn, type Side } from '#domain/situation/correction.ts'
import type { FeelingLabel } from '../feelings/as-written.ts'
import type { StatedFeeling } from '../feelings/stated.ts'
import type { EngineItem } from '../input/situation-text.ts'

export type ReadEquation = {
  item: EngineItem
  variables: Variables
  verdict: Verdict
  certainty: number
  called?: FeelingLabel
  /** The writer's word for it. */
  stated?: StatedFeeling
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

/** The certainty from which the side of the whole text decides which of two feelings is first. */
const SIDE_LEADS_FROM = 0.65

type Sided = { equations: readonly ReadEquation[]; side: Side; sideCertainty: number }

/** Sorts direct equations first, then by the person's order, stated before read, by the text's side, and by certainty. */
export const strongestFirst = (
  { equations, side, sideCertainty }: Sided,
  { feelings = [] }: Correction = {},
): ReadEquation[] => {
  const place = ({ verdict }: ReadEquation) => placeIn(feelings, verdict.category)
  const isOther = ({ verdict }: ReadEquation) =>
    sideCertainty >= SIDE_LEADS_FROM && isPleasant(verdict.category) !== (side === 'pleasant')
  return [...equations].sort(
    (a, b) =>
      Number(Boolean(a.via)) - Number(Boolean(b.via)) ||
      place(a) - place(b) ||
      Number(leads(b)) - Number(leads(a)) ||
      Number(isOther(a)) - Number(isOther(b)) ||
      b.verdict.intensity - a.verdict.intensity ||
      b.certainty - a.certainty ||
      a.item.id - b.item.id,
  )
}

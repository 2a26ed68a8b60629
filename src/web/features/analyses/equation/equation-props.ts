import type { Analysis } from '#domain/situation/analysis.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import type { NameItem, PlaceItem } from '../reading-actions.ts'
import type { ChosenPart, Edits } from './use-edits.ts'

/** Props shared by every line of an equation. */
export type EquationProps = {
  analysis: Analysis
  parts: readonly ChosenPart[]
  /** Ids of the items the situation touched. */
  near: readonly number[]
  edits: Edits
  voice: Voice
  placing: PlaceItem | undefined
  naming: NameItem | undefined
  /** True if the line is the person's own sentence and can be quoted. */
  isOwnLine: (line: string) => boolean
  onAll: (at: number, isBeside: boolean) => void
}

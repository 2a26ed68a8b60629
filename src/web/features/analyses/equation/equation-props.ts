import type { Analysis } from '#domain/situation/analysis.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import type { Naming, Placing } from '../putting.ts'
import type { ChosenPart } from './part-choice.tsx'
import type { Edits } from './use-edits.ts'

/** What every line of an equation is drawn from. */
export type EquationProps = {
  analysis: Analysis
  parts: readonly ChosenPart[]
  /** What the situation touched. */
  near: readonly number[]
  edits: Edits
  voice: Voice
  canChange: boolean
  placing: Placing | undefined
  naming: Naming | undefined
  /** Whether a line is one of the person's own, to be quoted. */
  isOwnLine: (line: string) => boolean
  onAll: (at: number, isBeside: boolean) => void
}

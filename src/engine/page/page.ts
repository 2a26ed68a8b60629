/** The input of a page, and one story per equation. */
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { Said } from '#domain/situation/said.ts'
import type { SituationText } from '../input/situation-text.ts'
import type { MomentLibrary } from '../library/moments.ts'
import type { Opinion } from '../model/opinion.ts'
import type { Circumstances } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import type { Candidate } from '../rules/moment.ts'
import type { Understanding } from '../rules/understand.ts'
import type { Who } from './fill.ts'
import type { Lines } from './lines.ts'

export type Page = {
  text: SituationText
  understanding: Understanding
  said: Said
  library: MomentLibrary
  /** The share of each moment. */
  moments: Opinion
  /** The wish stated in the text, verbatim. */
  stated: string | null
  /** Library lines already on the page, so another part gets the next one. */
  used: Set<string>
  /** Chooses lines not shown recently. */
  lines: Lines
  /** True for a published copy, which quotes none of the person's words. */
  isPublished: boolean
}

export type Wish = { expectation: string; wish: NonNullable<Equation['wish']> }

export type Story = {
  equation: ReadEquation
  isMain: boolean
  circumstances: Circumstances
  candidates: readonly Candidate[]
  moment: Candidate | null
  who: Who | null
  /** The index of the decisive sentence. */
  seenAt: number
  perception: string
  wish: Wish
}

export type Recommendation = Findings['recommendations'][number]

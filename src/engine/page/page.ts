/** What a page is written from, and one story for each equation of it. */
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
  /** What the text itself says was wanted, word for word. */
  stated: string | null
  /** Lines of the library that the page already says: another part gets the next one. */
  used: Set<string>
  /** Lines the person has read lately are not said again. */
  lines: Lines
  /** True where others may read it: none of the person's own words is quoted. */
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
  /** The sentence it turns on. */
  seenAt: number
  perception: string
  wish: Wish
}

export type Recommendation = Findings['recommendations'][number]

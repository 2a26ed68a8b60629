import type { Findings } from '#domain/analysis.ts'
import type { Facts } from '#domain/facts.ts'
import type { Tie } from '#domain/ripple.ts'
import type { Said } from '#domain/said.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import type { WalkKnown } from '#domain/walk.ts'

/** Basic leaves out connections, insights, growth and thinking traps. */
export type Depth = 'basic' | 'premium'

export type Question = {
  title: string
  description: string
  /** What the person says it touched. */
  chosen: readonly ItemSnapshot[]
  /** The rest of their map, which it may reach through relationships. */
  others: readonly ItemSnapshot[]
  relationships: readonly Tie[]
  depth: Depth
  /** For a copy others may read: none of the person's words, and no item's name but these. */
  published?: { named: readonly number[] }
}

/** `isCrisis` where the engine, while reading, came upon danger to life; it can only add to the first look. */
export type Answer = {
  findings: Findings
  isCrisis: boolean
  /** What the embedded engine read; it alone can write an analysis anew. */
  facts?: Facts
}

/** What turns words into an analysis. The embedded engine is one, and so is every external one. */
export type AnalysisEngine = {
  analyse: (question: Question) => Promise<Answer>
}

/** The engine every installation has: it also takes the first look, without any network. */
export type EmbeddedEngine = AnalysisEngine & {
  readFacts: (question: Question) => Promise<Facts>
  /** The analysis of facts read before, and of what the person said since; without the model. */
  write: (question: Question, facts: Facts, said: Said) => Promise<Answer>
  /** What can be told from the words alone; null where they speak of danger to life. */
  know: (question: Question) => Promise<WalkKnown | null>
  /** Whether any of the texts speaks of danger to life. */
  speaksOfDanger: (texts: readonly string[]) => Promise<boolean>
  /** The same by patterns and the small model alone: a moment's work, for what is not read anyway. */
  glance: (texts: readonly string[]) => Promise<boolean>
}

export type Engines = {
  embedded: EmbeddedEngine
  /** Null where the operator configured none. */
  external: ExternalEngine | null
}

/** Answers by the embedded engine when its provider does not. Used only with the person's consent. */
export type ExternalEngine = AnalysisEngine & {
  /** Who reads the text, as a person would name it. */
  provider: string
}

import type { Facts } from '#domain/situation/facts.ts'
import type { Said } from '#domain/situation/said.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import type { Answer, Question } from '#engine/question.ts'

export type { Answer, Depth, Question } from '#engine/question.ts'

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
  glance: Glance
}

/** With `care` as the lowest level, doubt is enough. */
export type Glance = (texts: readonly string[], from?: 'danger' | 'care') => Promise<boolean>

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

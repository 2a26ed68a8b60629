import type { Facts } from '#domain/situation/facts.ts'
import type { Said } from '#domain/situation/said.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import type { Checks } from '#engine/language/check-line.ts'
import type { Answer, Question } from '#engine/question.ts'
import type { LanguageReader } from './model/language-reader.ts'

export type { Answer, Question } from '#engine/question.ts'

/** The engine every installation has, without any network: every analysis begins with its reading. */
export type EmbeddedEngine = Checks & {
  analyse: (question: Question) => Promise<Answer>
  readFacts: (question: Question) => Promise<Facts>
  /** The analysis of facts read before, and of what the person said since; without the model. */
  write: (question: Question, facts: Facts, said: Said) => Promise<Answer>
  /** What can be told from the words alone; null where they speak of danger to life. */
  know: (question: Question) => Promise<WalkKnown | null>
  /** Whether any of the texts speaks of danger to life. */
  speaksOfDanger: (texts: readonly string[]) => Promise<boolean>
  /** The same by patterns and the small model alone: a moment's work, for what is not read anyway. */
  checkWithSmallModel: CheckWithSmallModel
}

/** With `care` as the lowest level, doubt is enough. */
export type CheckWithSmallModel = (
  texts: readonly string[],
  from?: 'danger' | 'care',
) => Promise<boolean>

/** How the embedded engine is: not read yet, at work, or without its files; and what it did since this process began. */
export type EngineWork = {
  state: 'at rest' | 'ready' | 'missing'
  readings: number
  failures: number
}

export type Engines = {
  embedded: EmbeddedEngine
  /** A language model that reads beside ours; null where the operator has none. */
  external: LanguageReader | null
  /** Somebody looks at a page, perhaps at the one where one writes. */
  prepare?: (isWriting: boolean) => void
  /** Not there where nobody counts. */
  work?: Readonly<EngineWork>
}

import type { Facts } from '#domain/situation/facts.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import type { Checks } from '#engine/language/check-line.ts'
import type { Answer, Question, Rewriter } from '#engine/question.ts'
import type { LanguageReader } from './model/language-reader.ts'

export type { Answer, Question } from '#engine/question.ts'

/** The engine of every installation, which needs no network. Every analysis begins with its reading. */
export type EmbeddedEngine = Checks &
  Rewriter & {
    analyse: (question: Question) => Promise<Answer>
    readFacts: (question: Question) => Promise<Facts>
    /** Derives answers from the words alone; null if they speak of danger to life. */
    know: (question: Question) => Promise<WalkKnown | null>
    /** True if any text speaks of danger to life. */
    speaksOfDanger: (texts: readonly string[]) => Promise<boolean>
    /** Uses only patterns and the small model, which takes milliseconds. */
    checkWithSmallModel: CheckWithSmallModel
  }

/** With `from` set to `care`, doubt is enough. */
export type CheckWithSmallModel = (
  texts: readonly string[],
  from?: 'danger' | 'care',
) => Promise<boolean>

/**
 * The state of the embedded engine (not loaded, loaded, or without its files), and its counts since the process
 * started.
 */
export type EngineWork = {
  state: 'at rest' | 'ready' | 'missing'
  readings: number
  failures: number
}

export type Engines = {
  embedded: EmbeddedEngine
  /** The language model beside our engine; null if there is none. */
  external: LanguageReader | null
  /** Called for each page view, with true for the writing page. */
  prepare?: (isWriting: boolean) => void
  /** Undefined if nothing is counted. */
  work?: Readonly<EngineWork>
}

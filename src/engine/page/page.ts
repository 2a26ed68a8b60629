/** The input of a page, and one story per equation. */
import { FEELINGS } from '#domain/content/feelings/words.ts'
import { isPleasant } from '#domain/emotion/emotion.ts'
import { isFormOf } from '#domain/emotion/known-word.ts'
import { wordKey } from '#domain/emotion/word.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import type { SituationText } from '../input/situation-text.ts'
import { insightsFor, linesFor, type Told } from '../library/by-feeling.ts'
import type { ByFeeling } from '../library/by-word.ts'
import type { Insight } from '../library/insights.ts'
import type { MomentLibrary } from '../library/moments.ts'
import type { Opinion } from '../model/opinion.ts'
import type { Spans } from '../model/spans.ts'
import type { Circumstances } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import type { Candidate } from '../rules/moment.ts'
import type { Understanding } from '../rules/understand.ts'
import type { Who } from './fill.ts'
import type { Lines } from './lines.ts'

export type Page = {
  text: SituationText
  understanding: Understanding
  said: Correction
  library: MomentLibrary
  /** The share of each moment, and what it was before the person typed a line. */
  moments: Opinion
  momentsBefore: Opinion
  /** The share of each wish, and how alike two of them are. */
  wishes: { shares: Opinion; alike: (one: string, other: string) => number }
  /** The ranges the model marked in the description. */
  spans?: Partial<Spans> | undefined
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
  /** True if a line the person typed left the moment as it was or as they tapped it, so other lines have to follow. */
  isMomentKept: boolean
  who: Who | null
  /** The part of the equation, if it is a person. Lines without a moment mention no other person. */
  about: Who | null
  /** The index of the decisive sentence. */
  seenAt: number
  perception: string
  wish: Wish
  /** The lines they typed, if short enough to be quoted in another line. */
  typed: { wanted: string; saw: string }
}

/** "Humiliated" is the word humiliation. */
const wordOf = (name: string): string =>
  FEELINGS.find((one) => isFormOf(one, wordKey(name)))?.word ?? name

type PlainStory = Pick<Story, 'equation' | 'about' | 'circumstances'>
type Understood = Pick<Page, 'understanding'>

const toldIn = (
  { equation: { verdict, kind }, about, circumstances }: PlainStory,
  { understanding: { actor } }: Understood,
): Told => ({
  word: wordOf(verdict.name),
  kind,
  actor,
  // A joy about an ex isn't a wish to be close to them.
  hasWho: about !== null && !(isPleasant(verdict.category) && circumstances.couple === false),
})

/** The framework's lines for the story's feeling, used if no moment was recognised. */
export const plainLines = (story: PlainStory, page: Understood): ByFeeling =>
  linesFor(story.equation.verdict.category, toldIn(story, page))

/** The same for the insight, those of its word first. */
export const plainInsights = (story: PlainStory, page: Understood): Insight[] =>
  insightsFor(story.equation.verdict.category, toldIn(story, page))

export type Recommendation = Findings['recommendations'][number]

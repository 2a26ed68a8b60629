/** What an analysis is written from: one page of what was understood, and one story for each equation of it. */

import type { Said } from '#domain/situation/said.ts'
import type { SituationText } from '../input/situation-text.ts'
import type { StatedWish } from '../input/stated-wish.ts'
import type { FineLibrary } from '../library/fine.ts'
import type { Words } from '../library/words.ts'
import type { ReadEquation } from '../rules/equations.ts'
import type { Understanding } from '../rules/understand.ts'
import type { Fine } from './choose-words.ts'
import type { Slots } from './fill.ts'
import type { Judge } from './pick.ts'
import type { ToldWish } from './wish.ts'

const DOING = /^(?:being|having|no|\p{Ll}+ing)\b/u
/** No harm comes to "being treated well", and nothing is taken from "no drama". */
export const asThing = (item: string): string => (DOING.test(item) ? 'this part of you' : item)

export type Quote = { text: string; start: number; end: number }

/** What was seen: a clause in the second person, and a whole sentence of it. */
export type Seen = { clause: string; sentence: string; at: number | null }

export type Story = {
  equation: ReadEquation
  /** What it is about first of all; the others stand beside it. */
  isMain: boolean
  words: Words
  slots: Slots
  /** The writer has said sorry already. */
  hasApologised: boolean
  /** False where the people of this story are dead, gone or dangerous. */
  canBeSpokenTo: boolean
  expected: ToldWish
  seen: Seen | null
  /** A short verbatim piece of the evidence, and one that names a feeling. */
  quote: Quote | null
  felt: Quote | null
}

export type Page = {
  text: SituationText
  understanding: Understanding
  said: Said
  /** What the text itself says was wanted. */
  wishes: Set<StatedWish>
  /** Sentences already told in our words; of some the rest is still to be told. */
  used: Set<number>
  rests: Map<number, string>
  /** What the fine library has for an equation, and the whole of it. */
  fineFor: (equation: ReadEquation) => Fine
  library: FineLibrary
  judge: Judge
  /** True where others may read it: none of the person's own words is told or quoted. */
  isPublished: boolean
}

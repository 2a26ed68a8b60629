/** A word for a feeling: which group it is of, where on the five steps it is at home, and how it is said. */
import type { Side } from '../situation/said.ts'
import type { EmotionCategory } from './emotion.ts'

export type Feeling = {
  /** Its name, as a bloom shows it: "relief". */
  word: string
  /** What follows "I feel": "relieved". */
  feel: string
  group: EmotionCategory
  /** The other group of a mixed feeling, with an equation of its own. */
  second?: EmotionCategory
  /** Lowest and highest of the five steps on which the word is at home. */
  degree: readonly [number, number]
  /** Of ten: how strong it is where somebody writes the bare word and nothing else is known. */
  usual: number
  /** `open`: the rest of the story decides. */
  side: Side | 'both' | 'open'
  /** `first` and `more` are offered; `written` is only recognised. */
  offer: 'first' | 'more' | 'written'
}

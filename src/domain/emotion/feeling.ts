/** A word for a feeling, with its group, its usual steps and its forms. */
import type { Side } from '../situation/correction.ts'
import { type EmotionCategory, isPleasant } from './emotion.ts'

export type Feeling = {
  /** The name a bloom shows: "relief". */
  word: string
  /** The form after "I feel": "relieved". */
  feel: string
  group: EmotionCategory
  /** The other group of a mixed feeling, which gets a separate equation. */
  second?: EmotionCategory
  /** The lowest and highest of the five steps the word fits. */
  degree: readonly [number, number]
  /** The strength (of ten) of the bare word if nothing else is known. */
  usual: number
  /** `open` if the rest of the story decides. */
  side: Side | 'both' | 'open'
  /** `first` and `more` are offered; `written` is only recognised. */
  offer: 'first' | 'more' | 'written'
  /** All forms that state the feeling after a frame such as "I am" or "it made me". */
  forms: readonly string[]
  /** Phrases that state it without a frame: "what a relief". */
  alone: readonly string[]
  /** Words about an event that tell what the writer felt: "reassuring". */
  ofEvents: readonly string[]
  /** Verbs before "me": "scares". Verbs that can be physical ("hurt me") are left out. */
  doneToMe: readonly string[]
  /** The strength (of ten) of forms clearly weaker or stronger than the word. */
  strengths: Readonly<Record<string, number>>
}

type Columns = { forms: string } & Partial<
  Record<'alone' | 'ofEvents' | 'doneToMe', string> & Pick<Feeling, 'strengths' | 'second' | 'side'>
>

const listed = (forms = ''): readonly string[] => (forms === '' ? [] : forms.split(', '))

/** One row of the vocabulary; a word without its forms doesn't compile. */
export const feeling = (
  word: string,
  feel: string,
  group: EmotionCategory,
  degree: Feeling['degree'],
  usual: number,
  offer: Feeling['offer'],
  { forms, alone, ofEvents, doneToMe, strengths = {}, second, side }: Columns,
): Feeling => ({
  word,
  feel,
  group,
  degree,
  usual,
  offer,
  side: side ?? (isPleasant(group) ? 'pleasant' : 'unpleasant'),
  forms: listed(forms),
  alone: listed(alone),
  ofEvents: listed(ofEvents),
  doneToMe: listed(doneToMe),
  strengths,
  ...(second && { second }),
})

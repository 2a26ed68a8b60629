/** A word for a feeling: which group it is of, where on the five steps it is at home, and how it is said. */
import type { Side } from '../situation/said.ts'
import { type EmotionCategory, isPleasant } from './emotion.ts'

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
  /** Everything in a text that belongs to the word, where a frame stands before it: "I am", "it made me". */
  forms: readonly string[]
  /** What states it without a frame: "what a relief". */
  alone: readonly string[]
  /** Said of an event, it tells what the writer felt about it: "reassuring". */
  ofEvents: readonly string[]
  /** What something does to the writer, before "me": "scares". What may be done by hand (hurt me) is left out. */
  doneToMe: readonly string[]
  /** How strong a form is, of ten, if it is clearly weaker or stronger than the word. */
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

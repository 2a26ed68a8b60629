/** A word for a feeling, with its group, its usual steps and its forms. */
import type { Side } from '../situation/correction.ts'
import { type EmotionCategory, isPleasant } from './emotion.ts'

export type Feeling = ReturnType<typeof feeling>

type Columns = {
  /** All forms that state the feeling after a frame such as "I am" or "it made me". */
  forms: string
  /** Phrases that state it without a frame: "what a relief". */
  alone?: string
  /** Words about an event that tell what the writer felt: "reassuring". */
  ofEvents?: string
  /** Verbs before "me": "scares". Verbs that can be physical ("hurt me") are left out. */
  doneToMe?: string
  /** The strength (of ten) of forms clearly weaker or stronger than the word. */
  strengths?: Readonly<Record<string, number>>
  /** The other group of a mixed feeling, which gets a separate equation. */
  second?: EmotionCategory
  /** `open` if the rest of the story decides. */
  side?: Side | 'both' | 'open'
}

const listed = (forms = ''): readonly string[] => (forms === '' ? [] : forms.split(', '))

/**
 * One row of the vocabulary; a word without its forms doesn't compile. A bloom shows `word` ("relief"), `feel` follows "I
 * feel" ("relieved"). `degree` is the lowest and highest of the five steps the word fits, `usual` the strength (of ten) of
 * the bare word. `first` and `more` are offered; `written` is only recognised.
 */
export const feeling = (
  word: string,
  feel: string,
  group: EmotionCategory,
  degree: readonly [number, number],
  usual: number,
  offer: 'first' | 'more' | 'written',
  { forms, alone, ofEvents, doneToMe, strengths = {}, second, side }: Columns,
) => ({
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

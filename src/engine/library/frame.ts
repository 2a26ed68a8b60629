/**
 * A frame is a kind of event people write about, with words for it. Texts may hold slots: `{who|a friend}`
 * is a person from the text, or what stands after the bar; `{item}` is the part of the map it touches.
 * A frame is chosen by its cues in the text and by the feeling; it never states a fact the text lacks.
 */
import type { Lever } from '#domain/analysis.ts'
import type { EmotionCategory } from '#domain/emotion.ts'

export type Step = {
  lever: Lever
  text: string
  /** Left out for any other feeling. */
  feelings?: readonly EmotionCategory[]
}

export type Frame = {
  id: string
  /** Read on normalised text; each that is found counts once. */
  cues: readonly RegExp[]
  /** Words that leave no doubt how the event felt, however bright the rest of the text sounds. */
  tells?: { words: RegExp; feeling: EmotionCategory }
  /** A frame with any of these in the text is not meant. */
  unless?: RegExp
  feelings: readonly EmotionCategory[]
  /** What was probably wanted, after "You may have counted on": a noun phrase or an -ing form. */
  wanted: readonly string[]
  /** Why the feeling makes sense, as a clause after a colon. */
  sense: readonly string[]
  /** The other reading, at most 20 words; it keeps what is true. Empty where nothing is to be reframed. */
  reframes: readonly string[]
  steps: readonly Step[]
  /** Who may stand in `{who}`; anyone where it is left out. */
  who?: RegExp
  theme: string
  question?: string
  /** Harm that must never be met with "expect less"; grief that must not be reframed. */
  care?: 'harm' | 'grief'
}

export const LOSSES = [
  'sadness',
  'worry',
  'fear',
  'anger',
  'disgust',
  'negativeanticipation',
  'regret',
  'shame',
] as const satisfies readonly EmotionCategory[]
export const AHEAD = [
  'worry',
  'fear',
  'negativeanticipation',
] as const satisfies readonly EmotionCategory[]
export const GAINS = [
  'happiness',
  'pride',
  'positiveanticipation',
] as const satisfies readonly EmotionCategory[]

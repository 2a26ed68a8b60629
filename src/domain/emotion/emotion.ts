/**
 * The eleven groups of emotion ("category" in the API) and their ladders of five steps, mildest first. A step is the
 * fallback name of an emotion without another word.
 */
import * as z from 'zod/mini'

export const EMOTION_CATEGORIES = [
  'happiness',
  'pride',
  'positiveanticipation',
  'sadness',
  'worry',
  'fear',
  'anger',
  'disgust',
  'negativeanticipation',
  'regret',
  'shame',
] as const
export const EmotionCategory = z.enum(EMOTION_CATEGORIES)
export type EmotionCategory = z.infer<typeof EmotionCategory>

export const EMOTION_LABELS: Record<EmotionCategory, string> = {
  happiness: 'Happiness',
  pride: 'Pride',
  positiveanticipation: 'Looking forward',
  sadness: 'Sadness',
  worry: 'Worry',
  fear: 'Fear',
  anger: 'Anger',
  disgust: 'Disgust',
  negativeanticipation: 'Dread',
  regret: 'Regret',
  shame: 'Shame',
}

/** Maximum characters of a word for a feeling. */
export const WORD_LENGTH = 40

export type Ladder = readonly [string, string, string, string, string]

/** Five degrees of the same feeling, used when neither the person nor the story gives a word. */
export const LADDERS: Record<EmotionCategory, Ladder> = {
  fear: ['slight fear', 'some fear', 'fear', 'great fear', 'terror'],
  worry: ['unease', 'nervousness', 'worry', 'deep worry', 'overwhelming worry'],
  anger: ['annoyance', 'irritation', 'anger', 'fury', 'rage'],
  sadness: ['a touch of sadness', 'low spirits', 'sadness', 'deep sadness', 'heartbreak'],
  regret: ['a touch of regret', 'mild regret', 'regret', 'deep regret', 'bitter regret'],
  negativeanticipation: ['reluctance', 'apprehension', 'foreboding', 'dread', 'overwhelming dread'],
  disgust: ['slight distaste', 'distaste', 'disgust', 'repulsion', 'revulsion'],
  shame: ['a twinge of shame', 'some shame', 'shame', 'deep shame', 'overwhelming shame'],
  happiness: ['contentment', 'gladness', 'happiness', 'joy', 'overwhelming joy'],
  positiveanticipation: ['interest', 'anticipation', 'eagerness', 'excitement', 'great excitement'],
  pride: ['satisfaction', 'some pride', 'pride', 'great pride', 'immense pride'],
}

const PLEASANT: readonly EmotionCategory[] = ['happiness', 'pride', 'positiveanticipation']
export const isPleasant = (category: EmotionCategory): boolean => PLEASANT.includes(category)

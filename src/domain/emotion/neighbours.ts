import type { EmotionCategory } from './emotion.ts'

/** Feelings often mistaken for each other, nearest first. */
export const NEIGHBOURS: Record<EmotionCategory, readonly EmotionCategory[]> = {
  happiness: ['pride', 'positiveanticipation', 'sadness'],
  pride: ['happiness', 'positiveanticipation', 'shame'],
  positiveanticipation: ['happiness', 'worry', 'pride'],
  sadness: ['anger', 'regret', 'worry'],
  worry: ['fear', 'sadness', 'anger'],
  fear: ['worry', 'anger', 'sadness'],
  anger: ['sadness', 'worry', 'shame'],
  disgust: ['anger', 'fear', 'sadness'],
  negativeanticipation: ['worry', 'sadness', 'fear'],
  regret: ['sadness', 'shame', 'anger'],
  shame: ['regret', 'sadness', 'worry'],
}

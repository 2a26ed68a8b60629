/**
 * The eleven groups of emotion and their ladders of five steps, mildest first. A group is what the API
 * calls a category; a step gives the emotion its name.
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
  negativeanticipation: 'Expecting a loss',
  regret: 'Regret',
  shame: 'Shame',
}

/** One or two letters for places where a whole name has no room, so that colour is never alone. */
export const EMOTION_LETTERS: Record<EmotionCategory, string> = {
  happiness: 'H',
  pride: 'P',
  positiveanticipation: 'L',
  sadness: 'S',
  worry: 'W',
  fear: 'F',
  anger: 'A',
  disgust: 'D',
  negativeanticipation: 'E',
  regret: 'R',
  shame: 'Sh',
}

export type Ladder = readonly [string, string, string, string, string]

export const LADDERS: Record<EmotionCategory, Ladder> = {
  fear: ['concern', 'caution', 'fear', 'fright', 'panic'],
  worry: ['unease', 'nervousness', 'worry', 'distress', 'dread'],
  anger: ['annoyance', 'frustration', 'anger', 'fury', 'rage'],
  sadness: ['disappointment', 'hurt', 'sadness', 'grief', 'despair'],
  regret: ['mild regret', 'regret', 'deep regret', 'lament', 'torment'],
  negativeanticipation: [
    'reluctance',
    'apprehension',
    'foreboding',
    'dread of what is coming',
    'resignation',
  ],
  disgust: ['reticence', 'distaste', 'disgust', 'repulsion', 'revulsion'],
  shame: ['contrition', 'embarrassment', 'guilt', 'shame', 'remorse'],
  happiness: ['contentment', 'gladness', 'happiness', 'elation', 'ecstasy'],
  positiveanticipation: ['interest', 'hope', 'anticipation', 'excitement', 'exhilaration'],
  pride: ['satisfaction', 'gratification', 'pride', 'great pride', 'triumph'],
}

const PLEASANT: readonly EmotionCategory[] = ['happiness', 'pride', 'positiveanticipation']
export const isPleasant = (category: EmotionCategory): boolean => PLEASANT.includes(category)

/** The letter's question, by main feeling and item. */
import type { EmotionCategory } from '../emotion/emotion.ts'

const QUESTIONS: Record<EmotionCategory, (item: string) => string> = {
  happiness: (item) => `What would you like more of with ${item} next week?`,
  pride: (item) => `What went well with ${item} that you’d do again?`,
  positiveanticipation: (item) => `What small thing could you do for ${item} while you wait?`,
  sadness: (item) => `Who could you talk to about ${item}?`,
  worry: (item) => `What’s one thing about ${item} that will be clearer a week from now?`,
  fear: (item) => `What would help you feel a little safer about ${item} tomorrow?`,
  anger: (item) => `What would you like to be different about ${item}?`,
  disgust: (item) => `What would you like to keep away from ${item}?`,
  negativeanticipation: (item) => `What’s most likely to happen next with ${item}?`,
  regret: (item) => `What have you learned from ${item} that you want to hold on to?`,
  shame: (item) => `What would you say to a friend who felt this about ${item}?`,
}

export const weekQuestion = (item: string, emotion: EmotionCategory): string =>
  QUESTIONS[emotion](item)

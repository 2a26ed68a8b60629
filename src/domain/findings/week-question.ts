/** One question for the week, by the feeling that was there and what it was about. */
import type { EmotionCategory } from '../emotion/emotion.ts'

const QUESTIONS: Record<EmotionCategory, (item: string) => string> = {
  happiness: (item) => `When it comes to ${item}, what would you like more of next week?`,
  pride: (item) => `What went well with ${item} that you would do again?`,
  positiveanticipation: (item) => `What small thing could you do for ${item} while you wait?`,
  sadness: (item) => `Who could you tell how much you care about ${item}?`,
  worry: (item) => `What will you know about ${item} in a week that you can’t know today?`,
  fear: (item) => `What would help you feel a little safer about ${item} tomorrow?`,
  anger: (item) => `What would you like to be different about ${item}?`,
  disgust: (item) => `What would you like to keep away from ${item}?`,
  negativeanticipation: (item) => `How sure is it, really, what comes next for ${item}?`,
  regret: (item) => `What have you learned from ${item} that you want to keep?`,
  shame: (item) => `What would you say to a friend who felt this about ${item}?`,
}

export const weekQuestion = (item: string, emotion: EmotionCategory): string =>
  QUESTIONS[emotion](item)

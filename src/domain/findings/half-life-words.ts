/** "Your anger halves in about a day, between 10 hours and 2 days." Never a number without its interval. */
import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import type { HalfLife } from './half-life.ts'

function sayTime(hours: number): string {
  if (hours < 1.5) return 'an hour'
  if (hours < 20) return `${Math.round(hours)} hours`
  if (hours < 36) return 'a day'
  return `${Math.round(hours / 24)} days`
}

export const sayHalfLife = (category: EmotionCategory, { hours, from, to }: HalfLife): string =>
  `Your ${EMOTION_LABELS[category].toLowerCase()} halves in about ${sayTime(hours)}, between ${sayTime(from)} and ${sayTime(to)}.`

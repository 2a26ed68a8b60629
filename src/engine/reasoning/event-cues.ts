/** Kinds of events speak for some feelings and against others: a lost job is seldom a joy. */
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion.ts'
import { BROAD_FRAMES, FRAMES } from '../library/frames.ts'

const MOST = 2
/** Enough to outweigh a model that was taken in by the bright words around the event. */
const TELLING = 40

/** How many kinds of events found in the words speak for each feeling, two at most. */
export function eventCues(normalised: string): Record<EmotionCategory, number> {
  const counts = Object.fromEntries(EMOTION_CATEGORIES.map((category) => [category, 0])) as Record<
    EmotionCategory,
    number
  >
  for (const frame of FRAMES) {
    if (frame.unless?.test(normalised) || !frame.cues.some((cue) => cue.test(normalised))) continue
    const value = BROAD_FRAMES.has(frame.id) ? 0.4 : 1
    for (const category of frame.feelings) counts[category] += value
  }
  for (const category of EMOTION_CATEGORIES) counts[category] = Math.min(MOST, counts[category])
  for (const { tells } of FRAMES) {
    if (tells?.words.test(normalised)) counts[tells.feeling] += TELLING
  }
  return counts
}

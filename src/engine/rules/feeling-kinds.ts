/** Feelings by their direction. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Kind = ReadonlySet<EmotionCategory>

/** About the future. */
export const AHEAD: Kind = new Set([
  'worry',
  'fear',
  'negativeanticipation',
  'positiveanticipation',
])
/** About others' acts. */
export const BY_OTHERS: Kind = new Set(['anger', 'disgust'])
/** About oneself. */
export const INWARD: Kind = new Set(['shame', 'regret', 'pride'])

/** Feelings by what they look at. */
import type { EmotionCategory } from '#domain/emotion/emotion.ts'

type Kind = ReadonlySet<EmotionCategory>

/** At what is still to come. */
export const AHEAD: Kind = new Set([
  'worry',
  'fear',
  'negativeanticipation',
  'positiveanticipation',
])
/** At what others did. */
export const BY_OTHERS: Kind = new Set(['anger', 'disgust'])
/** At oneself. */
export const INWARD: Kind = new Set(['shame', 'regret', 'pride'])

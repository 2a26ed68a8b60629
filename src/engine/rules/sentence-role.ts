/** What a sentence does in a story: tells what happened, what was expected, how it is read, or how it feels. */
import type { Opinion } from '../model/opinion.ts'

export const SENTENCE_ROLES = ['event', 'expectation', 'reading', 'feeling', 'other'] as const
export type Role = (typeof SENTENCE_ROLES)[number]

/** Below this a sentence counts as telling what happened. */
const CLEAR_FROM = 0.5

export const sentenceRole = (opinion: Opinion): Role =>
  SENTENCE_ROLES.find((role) => (opinion[role] ?? 0) >= CLEAR_FROM) ?? 'event'

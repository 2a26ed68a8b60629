/** The roles of a sentence: event, expectation, reading, feeling. */
import type { Opinion } from '../model/opinion.ts'

export const SENTENCE_ROLES = ['event', 'expectation', 'reading', 'feeling', 'other'] as const
export type Role = (typeof SENTENCE_ROLES)[number]

/** Below this share a sentence counts as an event. */
const CLEAR_FROM = 0.5

export const sentenceRole = (opinion: Opinion): Role =>
  SENTENCE_ROLES.find((role) => (opinion[role] ?? 0) >= CLEAR_FROM) ?? 'event'

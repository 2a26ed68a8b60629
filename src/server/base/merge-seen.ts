import { CHANGED_ELSEWHERE, mergeLines } from '#domain/values/merge-lines.ts'
import { refuse } from './refuse.ts'

/**
 * Merges what is sent with what another device changed since it was `seen`. Refuses if both changed the same line, so
 * that neither is lost. Senders that don't say what they saw replace everything.
 */
export const mergeSeen = <Whole extends object>(
  seen: Whole | undefined,
  stored: Whole,
  sent: Whole,
): Whole =>
  seen ? (mergeLines(seen, stored, sent) ?? refuse('conflict', CHANGED_ELSEWHERE)) : sent

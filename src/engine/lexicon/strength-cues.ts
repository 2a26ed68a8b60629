/** Words beside a feeling that indicate its strength. */
import type { Cue } from '#domain/emotion/strength.ts'
import lists from './strength.json' with { type: 'json' }
import { listsOf, type Words } from './words.ts'

export const STRENGTH_WORDS = listsOf(lists)
const { bodyStrong, body, lastingLong, lasting, passing, actStrong, act, small, emphasis } =
  STRENGTH_WORDS

/** `isOwn` counts only if the writer is the subject: "the baby cried all night" isn't about them. */
export const CUES: readonly { kind: Cue['kind']; points: number; words: Words; isOwn?: true }[] = [
  { kind: 'emphasis', points: 1, words: emphasis },
  { kind: 'body', points: 2, words: bodyStrong, isOwn: true },
  { kind: 'body', points: 1, words: body, isOwn: true },
  { kind: 'lasting', points: 2, words: lastingLong },
  { kind: 'lasting', points: 1, words: lasting },
  { kind: 'lasting', points: -2, words: passing },
  { kind: 'act', points: 2, words: actStrong, isOwn: true },
  { kind: 'act', points: 1, words: act, isOwn: true },
  { kind: 'measure', points: -2, words: small },
]

/** "For a second scan" counts things, and says nothing of how long. */
export const SECOND_ONE =
  /\bfor a second (?=\p{L})(?!(?:i|it|he|she|we|they|you|my|the|his|her|our|and|but|or|then|there|when|as|that|before|after|because|at|in|on|until|while|everyone|nobody)\b)/giu

/** Exclamation marks, a stretched word, or a whole word in capitals. */
export const EMPHASIS = /!!+|([aeorsy])\1{2}/i
export const CAPITALS = /\b[A-Z]{4,}\b/

/** "The best evening in years." */
export const MUCH =
  /\b(?:best|worst|happiest|proudest|saddest) (?:\w+ )?(?:in (?:years|months|a long time|ages)|all year|ever|this year)\b/i
export const MUCH_FLOOR = 7
export const MOST_FLOOR = 9

export const OWN_NUMBER = /\b(10|[1-9])(?: ?\/ ?| (?:out )?of )(?:10|ten)\b/i

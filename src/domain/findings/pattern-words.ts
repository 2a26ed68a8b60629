/** What patterns and loops say: together, never because. */

import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import type { Lever } from '../situation/analysis.ts'
import { times } from './analytics-words.ts'
import { rate } from './odds.ts'
import type { Grade, Loop, Pattern, Source } from './pattern.ts'

export const GRADE_LABELS: Record<Grade, string> = {
  hint: 'A hint',
  pattern: 'A pattern',
  strong: 'A strong pattern',
}

const FROM: Record<Source, string> = {
  outside: 'from outside',
  own: 'by what you did or thought',
  standing: 'in what it is worth',
}

/** As it stands in the middle of a sentence. */
const COMES: Record<EmotionCategory, string> = {
  ...EMOTION_LABELS,
  positiveanticipation: 'looking forward',
  negativeanticipation: 'the expectation of a loss',
}
export const feelingOf = (emotion: EmotionCategory): string => COMES[emotion].toLowerCase()

/** Pieces of a sentence; those that are the person's own, or tell one pattern from another, stand out. */
export type Piece = { text: string; isStrong: boolean }
const plain = (text: string): Piece => ({ text, isStrong: false })
const strong = (text: string): Piece => ({ text, isStrong: true })

/** "When Career is touched from outside, anger follows." */
export function sayPattern({ parts, source, emotion, with: inside }: Pattern): Piece[] {
  const names = parts.flatMap(({ name }, at) =>
    at === 0 ? [strong(name)] : [plain(' and '), strong(name)],
  )
  const touched = parts.length > 1 ? ' are touched together' : ' is touched'
  const from = source ? [plain(' '), strong(FROM[source])] : []
  const follows = rate(inside) >= 0.5 ? 'follows' : 'follows more often than otherwise'
  return [
    plain('When '),
    ...names,
    plain(touched),
    ...from,
    plain(`, ${feelingOf(emotion)} ${follows}.`),
  ]
}

export const asText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

export const sayShare = ({ of, all }: Pattern['with']): string => `${of} of ${all}`

const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** "four times" */
export const sayTimes = (count: number): string =>
  COUNTS[count - 3] ? `${COUNTS[count - 3]} times` : times(count)

/** What comes after the days. */
export const sayStrength = ({ isStronger }: Pick<Loop, 'isStronger'>): string =>
  isStronger ? 'lately stronger' : 'each time about as strong'

export const UNTRIED: Record<Lever, string> = {
  expectation: 'Look at what you expected: what would be enough?',
  perception: 'Check what you saw: what do you know, and what do you guess?',
  attachment: 'Give it its right weight: what else holds you?',
  action: 'Do something about it: what is the smallest part?',
  body: 'Let your body settle first: sleep, a walk, slow breath.',
}

export const sayClose = (close: string | null): string =>
  close
    ? `Close to you, and not part of this: ${close}.`
    : 'Somebody you trust, or a line that listens.'

export const NO_PATTERN =
  'Nothing goes together more often than chance would have it. That is an answer too: most lives are not that tidy.'

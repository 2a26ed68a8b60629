/** Phrases patterns and loops as correlations, never as causes. */

import { EMOTION_LABELS, type EmotionCategory } from '../emotion/emotion.ts'
import type { Lever } from '../situation/analysis.ts'
import { inWords } from '../values/number-words.ts'
import { times } from './analytics-words.ts'
import { type Time, unitOf } from './observation.ts'
import { rate, type Share } from './odds.ts'
import type { Loop, Pattern } from './pattern.ts'

/** The phrases for a time and for the other times, at the start of a sentence. */
const TIME_WORDS: Record<Time, { on: string; otherwise: string }> = {
  mondays: { on: 'On Mondays', otherwise: 'On other days' },
  tuesdays: { on: 'On Tuesdays', otherwise: 'On other days' },
  wednesdays: { on: 'On Wednesdays', otherwise: 'On other days' },
  thursdays: { on: 'On Thursdays', otherwise: 'On other days' },
  fridays: { on: 'On Fridays', otherwise: 'On other days' },
  saturdays: { on: 'On Saturdays', otherwise: 'On other days' },
  sundays: { on: 'On Sundays', otherwise: 'On other days' },
  weekends: { on: 'At weekends', otherwise: 'On workdays' },
  workdays: { on: 'On workdays', otherwise: 'At weekends' },
  night: { on: 'At night', otherwise: 'At other times of day' },
  morning: { on: 'In the morning', otherwise: 'At other times of day' },
  afternoon: { on: 'In the afternoon', otherwise: 'At other times of day' },
  evening: { on: 'In the evening', otherwise: 'At other times of day' },
  'day-after': { on: 'The day after', otherwise: 'On other days' },
}

/** The phrase within a sentence. */
const COMES: Record<EmotionCategory, string> = {
  ...EMOTION_LABELS,
  positiveanticipation: 'looking forward',
  negativeanticipation: 'the expectation of a loss',
}
export const feelingOf = (emotion: EmotionCategory): string => COMES[emotion].toLowerCase()

/** A piece of a sentence. Names and distinguishing words are strong. */
export type Piece = { text: string; isStrong: boolean }
const plain = (text: string): Piece => ({ text, isStrong: false })
const strong = (text: string): Piece => ({ text, isStrong: true })

type PatternInput = Pick<Pattern, 'parts' | 'time' | 'emotion' | 'with'>

/** "When Career is involved, anger tends to come up." "On Sundays worry tends to come up." Never gives a reason. */
export function formatPattern({ parts, time, emotion, with: inside }: PatternInput): Piece[] {
  const names = parts.flatMap(({ name }, at) =>
    at === 0 ? [strong(name)] : [plain(' and '), strong(name)],
  )
  const often = rate(inside) >= 0.5 ? 'tends to come up' : 'comes up more often than usual'
  const there = `${feelingOf(emotion)} ${often}.`
  if (time === 'day-after') return [plain('The day after '), ...names, plain(`, ${there}`)]
  if (time !== null) return [strong(TIME_WORDS[time].on), plain(` ${there}`)]
  const touched = parts.length > 1 ? ' are both involved' : ' is involved'
  return [plain('When '), ...names, plain(`${touched}, ${there}`)]
}

/** The labels of the two sides: "On Sundays" and "On other days". */
export function sidesOf({ parts, time }: Pick<Pattern, 'parts' | 'time'>) {
  if (time === null) return { with: 'With it', without: 'Otherwise' }
  const { on, otherwise } = TIME_WORDS[time]
  return { with: [on, ...parts.map(({ name }) => name)].join(' '), without: otherwise }
}

export const asText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

export const formatShare = ({ of, all }: Share): string => `${of} of ${all}`

/** "12 of 13 days", because weekdays are counted in days. */
export function formatCounted(
  { parts, time }: Pick<Pattern, 'parts' | 'time'>,
  share: Share,
): string {
  const isDays = unitOf({ parts: parts.map(({ name }) => name), time }) === 'day'
  return `${formatShare(share)} ${isDays ? 'days' : 'times'}`
}

/** "four times" */
export const formatTimes = (count: number): string =>
  count < 3 ? times(count) : `${inWords(count)} times`

/** Shows that it exceeds the person's base rate. */
export const formatLoop = ({ with: inside, without }: Pick<Loop, 'with' | 'without'>): string =>
  `Still open ${formatShare(inside)} times here, ${formatShare(without)} elsewhere.`

export const UNTRIED: Record<Lever, string> = {
  expectation: 'What did you expect, and what would be enough?',
  perception: 'Check what you saw. What do you know, and what are you guessing?',
  attachment: 'How much does this matter, next to everything else?',
  action: 'Do something about it. What’s the smallest part?',
  body: 'Calm your body first. Sleep, walk, breathe slowly.',
}

export const formatClose = (close: string | null): string =>
  close
    ? `Someone close to you who isn’t part of this: ${close}.`
    : 'Someone you trust, or a helpline.'

export const NOTHING_SEEN =
  'Nothing stands out in items, weekdays or times of day so far. If something keeps coming up with the same feeling, you’ll see it counted here first.'

/** The two or three likely feelings of an uncertain reading, with their shares. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Readings } from '../model/read-situation.ts'
import { type Presence, presenceOf } from './presence.ts'
import type { Reading } from './reading.ts'

export type Likely = { category: EmotionCategory; share: number }

const MAX = 3
/**
 * The certainty that leaves the other side out. Unpleasant needs less, because a person in distress shouldn't be asked
 * whether it was good.
 */
export const SIDE_TO_OFFER_ALONE = { pleasant: 0.97, unpleasant: 0.93 } as const
/** The minimum likelihood of an offered feeling. */
const SPEAKS_FOR_IT = 0.08
/** The minimum for the other side if the side is open. */
const HARDLY = 0.03
/** Feelings that seem strange unless they are likely, so they need `SELDOM_FROM`. */
const SELDOM: ReadonlySet<EmotionCategory> = new Set(['disgust', 'negativeanticipation', 'shame'])
const SELDOM_FROM = 0.2

const isOffered = ({ category, likelihood }: Presence): boolean =>
  likelihood >= (SELDOM.has(category) ? SELDOM_FROM : SPEAKS_FOR_IT)

/**
 * The minimum share of a pleasant feeling in an unpleasant reading, so a person who was followed at night isn't asked
 * whether it was good.
 */
const GOOD_IN_THE_BAD = 0.15

type SideReading = Pick<Reading, 'side' | 'sideCertainty' | 'vagueness' | 'stated'>

export function likelyIn(reading: SideReading, readings: Readings): Likely[] {
  const { side, sideCertainty, vagueness } = reading
  const isKnown = vagueness === 'clear' && sideCertainty >= SIDE_TO_OFFER_ALONE[side]
  const onSide = ({ category }: Presence) => isPleasant(category) === (side === 'pleasant')
  const possible = presenceOf(readings, reading).filter((one) => !isKnown || onSide(one))
  // A choice needs at least two.
  const offered = possible.filter((one, rank) => rank < 2 || isOffered(one))
  const first = offered.slice(0, MAX)
  // If the side is open, include the other side if anything supports it.
  const isOther = (one: Presence) => onSide(one) !== onSide(first[0]!)
  const other = first.some(isOther)
    ? undefined
    : possible.find((one) => isOther(one) && one.likelihood >= HARDLY && !SELDOM.has(one.category))
  // Include the whole text's main feeling, even if its parts differ.
  const { emotion = {} } = readings.whole
  const whole = offered.toSorted((a, b) => (emotion[b.category] ?? 0) - (emotion[a.category] ?? 0))
  const isMissing = (one: Presence | undefined) => one !== undefined && !first.includes(one)
  const added = [...(isKnown ? [] : [other]), whole[0]].filter(isMissing)[0]
  const chosen = added ? [...first.slice(0, MAX - 1), added] : first
  const sum = (of: readonly Presence[]) => of.reduce((all, { likelihood }) => all + likelihood, 0)
  const cards = chosen.filter(
    (one) =>
      !isOther(one) || !isPleasant(one.category) || one.likelihood >= GOOD_IN_THE_BAD * sum(chosen),
  )
  return cards.map(({ category, likelihood }) => ({
    category,
    share: Math.round((100 * likelihood) / sum(cards)) / 100,
  }))
}

/** Below this likelihood of any feeling, the text tells nothing. */
const TELLS_FROM = 0.5

export const tellsNothing = (reading: Reading, readings: Readings): boolean =>
  (reading.vagueness === 'short' || reading.vagueness === 'neutral') &&
  reading.stated.feelings.length === 0 &&
  reading.stated.side === undefined &&
  (presenceOf(readings, reading)[0]?.likelihood ?? 0) < TELLS_FROM

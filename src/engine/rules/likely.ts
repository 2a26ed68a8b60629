/** The two or three feelings a reading that is not sure holds likely, with their shares. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Readings } from '../model/read-situation.ts'
import { type Presence, presenceOf } from './presence.ts'
import { OPEN_SIDE, type Reading } from './reading.ts'
import { SIDE_TO_OFFER_ALONE } from './side-thresholds.ts'

export type Likely = { category: EmotionCategory; share: number }

const MOST = 3
/** Below this nothing in the text speaks for it. */
const SPEAKS_FOR_IT = 0.08
/** The other side needs less where the side is open, and nothing where a rule has left it open. */
const HARDLY = 0.03
/** Strange words to be offered unless they are near: nobody is asked whether a proposal repelled them. */
const SELDOM: ReadonlySet<EmotionCategory> = new Set(['disgust', 'negativeanticipation', 'shame'])
const SELDOM_FROM = 0.2

const isOffered = ({ category, likelihood }: Presence): boolean =>
  likelihood >= (SELDOM.has(category) ? SELDOM_FROM : SPEAKS_FOR_IT)

/** Whoever was followed at night is not asked whether it did them good, unless something speaks for it. */
const GOOD_IN_THE_BAD = 0.15

type Read = Pick<Reading, 'bright' | 'side' | 'sideCertainty' | 'vagueness' | 'stated'>

export function likelyIn(reading: Read, readings: Readings): Likely[] {
  const { bright, side, sideCertainty, vagueness } = reading
  const otherFrom = bright === OPEN_SIDE ? 0 : HARDLY
  const isKnown = vagueness === 'clear' && sideCertainty >= SIDE_TO_OFFER_ALONE[side]
  const onSide = ({ category }: Presence) => isPleasant(category) === (side === 'pleasant')
  const possible = presenceOf(readings, reading).filter((one) => !isKnown || onSide(one))
  // A choice needs two.
  const offered = possible.filter((one, rank) => rank < 2 || isOffered(one))
  const first = offered.slice(0, MOST)
  // Where the side is open, both are among them, if anything speaks for the other.
  const isOther = (one: Presence) => onSide(one) !== onSide(first[0]!)
  const other = first.some(isOther)
    ? undefined
    : possible.find(
        (one) => isOther(one) && one.likelihood >= otherFrom && !SELDOM.has(one.category),
      )
  // Nor is what the text as a whole speaks of most left out, whatever its parts make of it.
  const { emotion = {} } = readings.whole
  const whole = offered.toSorted((a, b) => (emotion[b.category] ?? 0) - (emotion[a.category] ?? 0))
  const isMissing = (one: Presence | undefined) => one !== undefined && !first.includes(one)
  const added = [...(isKnown ? [] : [other]), whole[0]].filter(isMissing)[0]
  const chosen = added ? [...first.slice(0, MOST - 1), added] : first
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

/** Nothing speaks for any feeling, and nothing happened. */
const TELLS_FROM = 0.5

export const tellsNothing = (reading: Reading, readings: Readings): boolean =>
  (reading.vagueness === 'short' || reading.vagueness === 'neutral') &&
  reading.stated.feelings.length === 0 &&
  reading.stated.side === undefined &&
  (presenceOf(readings, reading)[0]?.likelihood ?? 0) < TELLS_FROM

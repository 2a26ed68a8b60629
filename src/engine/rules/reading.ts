/**
 * Everything that is understood of a situation, as one value that no rule changes in place: what the text as a whole
 * says, what each touched part of the map may feel, and what of that may be claimed.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import type { Actor, Certainty, Said, Side } from '#domain/situation/said.ts'
import type { Stated } from '../feelings/stated.ts'
import type { StrengthCues } from '../feelings/strength.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Readings } from '../model/read-situation.ts'
import type { Decision, Weights } from './decide.ts'
import type { ReadEquation } from './equations.ts'
import type { EventFeelings } from './event-kind.ts'
import type { Touch } from './touched.ts'

/** How much a text gives away: enough, too little, nothing that moves, or words in another language. */
export type Vagueness = 'clear' | 'short' | 'neutral' | 'foreign'

/** One touched part of the map. */
export type Part = {
  touch: Touch
  /** All feelings, the likeliest first; `all` as read, `ranked` after what the person said. */
  all: readonly Decision[]
  ranked: readonly Decision[]
}

export type Reading = {
  /** How surely it is felt as good rather than bad, 0 to 1. */
  bright: number
  side: Side
  sideCertainty: number
  actor: Actor
  actorCertainty: number
  /** What the writer says they feel, felt before, or says of the side. */
  stated: Stated
  strengthCues: StrengthCues
  /** Somebody died: nothing is to be seen differently. */
  isGrief: boolean
  vagueness: Vagueness
  parts: readonly Part[]
  untouched: readonly EngineItem[]
  /** Feelings the text is taken to hold, the main one first. */
  held: readonly EmotionCategory[]
  equations: readonly ReadEquation[]
  certainty: Certainty
}

/** What a reading is made from; it stays the same while the rules go over it. */
export type Context = {
  text: SituationText
  readings: Readings
  /** What the person said since, and the items the model was asked about together with those they spoke of. */
  said: Said
  read: readonly EngineItem[]
  items: readonly EngineItem[]
  ties: readonly Tie[]
  weights: Weights
  calibration: Manifest['calibration']
  eventFeelings: EventFeelings
  /** The person has said something of what is felt. */
  isAnswered: boolean
  /** Nothing is known of the kind of event. */
  isReasonOpen: boolean
}

/** From here on it counts as known who brought it about. */
export const ACTOR_IS_CLEAR = 0.78

/** So bright that both sides are offered, and the harder one is not told. */
export const OPEN_SIDE = 0.45

export const withSide = (reading: Reading, bright: number): Reading => ({
  ...reading,
  bright,
  side: bright >= 0.5 ? 'pleasant' : 'unpleasant',
  sideCertainty: Math.max(bright, 1 - bright),
})

/** The groups of the feelings that are stated, in the order written. */
export const statedGroups = ({ stated }: Pick<Reading, 'stated'>): EmotionCategory[] => [
  ...new Set(stated.feelings.flatMap(({ group, second }) => (second ? [group, second] : [group]))),
]

export const isStated = (reading: Pick<Reading, 'stated'>, category: EmotionCategory): boolean =>
  statedGroups(reading).includes(category)

/** Whether all that is stated only stands beside what the rest tells. */
export const isBeside = ({ stated }: Pick<Reading, 'stated'>): boolean =>
  stated.feelings.some((feeling) => feeling.isBeside)

/** The one side that is stated; null where nothing is, or both are. */
export function statedSide(reading: Pick<Reading, 'stated'>): Side | null {
  const groups = statedGroups(reading)
  if (groups.length === 0) return reading.stated.side ?? null
  if (groups.every(isPleasant)) return 'pleasant'
  return groups.some(isPleasant) ? null : 'unpleasant'
}

/** Whether the person has said how it felt: then nothing has to be guessed. */
export const saysFeeling = (said: Said): boolean => Boolean(said.feelings?.length || said.equations)

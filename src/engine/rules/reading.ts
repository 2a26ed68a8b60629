/**
 * The understanding of a situation as an immutable value: the text as a whole, the feelings of each part, and what may
 * be claimed.
 */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import type { Actor, Certainty, Correction, Side } from '#domain/situation/correction.ts'
import type { Stated } from '../feelings/stated.ts'
import type { StrengthCues } from '../feelings/strength.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Readings } from '../model/read-situation.ts'
import type { Decision } from './decide.ts'
import type { ReadEquation } from './equations.ts'
import type { Touch } from './touched.ts'

/** The amount a text reveals. `neutral` contains nothing moving, `foreign` is another language. */
export type Vagueness = 'clear' | 'short' | 'neutral' | 'foreign'

/** One touched part of the map. */
export type Part = {
  touch: Touch
  /** All feelings, likeliest first: `all` as read, `ranked` after corrections. */
  all: readonly Decision[]
  ranked: readonly Decision[]
}

export type Reading = {
  /** The probability that it is pleasant, 0 to 1. */
  bright: number
  side: Side
  sideCertainty: number
  actor: Actor
  actorCertainty: number
  /** The feelings and the side the writer states. */
  stated: Stated
  strengthCues: StrengthCues
  /** Someone died, so no reframing. */
  isGrief: boolean
  vagueness: Vagueness
  parts: readonly Part[]
  untouched: readonly EngineItem[]
  /** The feelings held, the main one first. */
  held: readonly EmotionCategory[]
  equations: readonly ReadEquation[]
  certainty: Certainty
}

/** The constant input of all rules. */
export type Context = {
  text: SituationText
  readings: Readings
  /** The person's corrections, the items the model read, and these with the items the person named. */
  said: Correction
  read: readonly EngineItem[]
  items: readonly EngineItem[]
  ties: readonly Tie[]
  sideWeight: number
  calibration: Manifest['calibration']
  /** True if the person said something about the feeling. */
  isAnswered: boolean
}

/** The certainty from which the actor is known. */
export const ACTOR_IS_CLEAR = 0.78

export const withSide = (reading: Reading, bright: number): Reading => ({
  ...reading,
  bright,
  side: bright >= 0.5 ? 'pleasant' : 'unpleasant',
  sideCertainty: Math.max(bright, 1 - bright),
})

/** The groups of the stated feelings, in order. */
export const statedGroups = ({ stated }: Pick<Reading, 'stated'>): EmotionCategory[] => [
  ...new Set(stated.feelings.flatMap(({ group, second }) => (second ? [group, second] : [group]))),
]

export const isStated = (reading: Pick<Reading, 'stated'>, category: EmotionCategory): boolean =>
  statedGroups(reading).includes(category)

/** True if the stated feelings are only slight compared with the main reading. */
export const isBeside = ({ stated }: Pick<Reading, 'stated'>): boolean =>
  stated.feelings.some((feeling) => feeling.isBeside)

/** The stated side. Null without one, or if both are stated. */
export function statedSide(reading: Pick<Reading, 'stated'>): Side | null {
  const groups = statedGroups(reading)
  if (groups.length === 0) return reading.stated.side ?? null
  if (groups.every(isPleasant)) return 'pleasant'
  return groups.some(isPleasant) ? null : 'unpleasant'
}

/** True if the person named a feeling, so nothing has to be guessed. */
export const saysFeeling = (said: Correction): boolean =>
  Boolean(said.feelings?.length || said.equations)

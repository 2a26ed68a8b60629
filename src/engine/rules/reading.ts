/**
 * What a text as a whole says, before any item of the map: whether it is felt as good or bad, what its writer states
 * outright, and who brought it about; and how sure all that is.
 */
import { EMOTION_CATEGORIES, isPleasant } from '#domain/emotion/emotion.ts'
import { ACTORS, type Actor, type Side } from '#domain/situation/said.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Opinion } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import { leaning } from './clues.ts'
import { type Stated, statedFeelings, statedSide } from './stated.ts'

export type Reading = {
  /** How surely it is felt as good rather than bad, 0 to 1. */
  bright: number
  side: Side
  sideCertainty: number
  actor: Actor
  actorCertainty: number
  stated: Stated[]
  /** Where the words themselves lean, from -1, all to the bad, to 1. */
  leans: number
}

/** From here on it counts as known who brought it about. */
export const ACTOR_IS_CLEAR = 0.75

/** How much a feeling that is stated outright moves the side, in logits. */
const STATED_SIDE = 3
/** Tears alone say little: one cries for joy as well. Where the rest sounds bright, they leave it open. */
const TEARS = 1.5
const OPEN = 0.45

const FLOOR = 0.002
const log = (share: number | undefined) => Math.log(Math.max(FLOOR, share ?? 0))
const logit = (share: number) => log(share) - log(1 - share)
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

const brightIn = (opinion: Opinion, bright: readonly string[], dark: readonly string[]): number => {
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + (opinion[name] ?? 0), 0)
  return sum(bright) / Math.max(FLOOR, sum(bright) + sum(dark))
}

const BRIGHT = EMOTION_CATEGORIES.filter(isPleasant)
const DARK = EMOTION_CATEGORIES.filter((category) => !isPleasant(category))

export function readWhole(
  readings: Readings,
  sentences: readonly string[],
  calibration: Manifest['calibration'],
): Reading {
  const { whole } = readings
  const stated = statedFeelings(sentences)
  const said = statedSide(stated)
  const felt = logit(brightIn(whole.emotion ?? {}, BRIGHT, DARK))
  // Not every model has an opinion of its own about the side.
  const learned = whole.side
    ? (felt + logit(brightIn(whole.side, ['pleasant'], ['unpleasant']))) / 2
    : felt
  const isTearsAlone = said === 'unpleasant' && stated.every(({ category }) => category === null)
  const weight = isTearsAlone ? TEARS : STATED_SIDE
  const words = said === null ? 0 : said === 'pleasant' ? weight : -weight
  const isTorn = isTearsAlone && learned > 0
  const bright = isTorn ? OPEN : sigmoid(learned / calibration.side + words)
  const actors = ACTORS.map((actor) => ({ actor, share: whole.actor?.[actor] ?? 0 }))
  const { actor, share } = actors.reduce((top, it) => (it.share > top.share ? it : top))
  return {
    bright,
    side: bright >= 0.5 ? 'pleasant' : 'unpleasant',
    sideCertainty: Math.max(bright, 1 - bright),
    actor,
    actorCertainty: share,
    stated,
    leans: leaning(sentences.join(' ')),
  }
}

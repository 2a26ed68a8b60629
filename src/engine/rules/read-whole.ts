/** What the model makes of a text as a whole, before any rule: side, who acted; and what its words state. */

import { EMOTION_CATEGORIES, isPleasant } from '#domain/emotion/emotion.ts'
import { ACTORS } from '#domain/situation/said.ts'
import { readStated } from '../feelings/stated.ts'
import { readStrength } from '../feelings/strength.ts'
import type { Opinion } from '../model/opinion.ts'
import { tellsOfGrief } from './event-kind.ts'
import { type Context, type Reading, withSide } from './reading.ts'

const FLOOR = 0.002
const log = (share: number) => Math.log(Math.max(FLOOR, share))
const logit = (share: number) => log(share) - log(1 - share)
const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

const brightIn = (opinion: Opinion, bright: readonly string[], dark: readonly string[]): number => {
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => all + (opinion[name] ?? 0), 0)
  return sum(bright) / Math.max(FLOOR, sum(bright) + sum(dark))
}

const BRIGHT = EMOTION_CATEGORIES.filter(isPleasant)
const DARK = EMOTION_CATEGORIES.filter((category) => !isPleasant(category))

export function readWhole({ readings, text, calibration }: Context): Reading {
  const { whole } = readings
  const felt = logit(brightIn(whole.emotion ?? {}, BRIGHT, DARK))
  // Not every model has an opinion of its own about the side.
  const learned = whole.side
    ? (felt + logit(brightIn(whole.side, ['pleasant'], ['unpleasant']))) / 2
    : felt
  const actors = ACTORS.map((actor) => ({ actor, share: whole.actor?.[actor] ?? 0 }))
  const { actor, share } = actors.reduce((top, it) => (it.share > top.share ? it : top))
  const read: Reading = {
    bright: 0.5,
    side: 'pleasant',
    sideCertainty: 0.5,
    actor,
    actorCertainty: share,
    stated: readStated(text.description),
    strengthCues: readStrength(text.description),
    isGrief: tellsOfGrief(whole.event ?? {}),
    vagueness: 'clear',
    parts: [],
    untouched: [],
    held: [],
    equations: [],
    certainty: 'sure',
  }
  return withSide(read, sigmoid(learned / calibration.side))
}

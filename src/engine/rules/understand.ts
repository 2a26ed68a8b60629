/** Understands a situation: the model's reading, then all rules. */
import type { Tie } from '#domain/emotion/ripple.ts'
import {
  Actor,
  type Certainty,
  type Correction,
  saysNothingOfFeeling,
} from '#domain/situation/correction.ts'
import { readStated } from '../feelings/stated.ts'
import { readStrength } from '../feelings/strength.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Manifest } from '../model/manifest.ts'
import { logShare, sideShare, sigmoid } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import type { Decision } from './decide.ts'
import type { ReadEquation } from './equations.ts'
import { tellsOfGrief } from './event-kind.ts'
import { likelyEquations } from './form-equation.ts'
import { type Likely, likelyIn, tellsNothing } from './likely.ts'
import { type Context, type Reading, type Vagueness, withSide } from './reading.ts'
import { applyRules, type Step } from './rule.ts'
import { RULES } from './rules.ts'
import { type Role, sentenceRole } from './sentence-role.ts'
import { TEXT_RULES } from './text-rules.ts'

/** The model's view of the whole text before any rule: side, actor, and stated feelings. */

const FLOOR = 0.002
const logit = (share: number) => logShare(share, FLOOR) - logShare(1 - share, FLOOR)

const brightness = (bright = 0, dark = 0): number => logit(bright / Math.max(FLOOR, bright + dark))

export function readWhole({ readings, text, calibration }: Context): Reading {
  const { whole } = readings
  const { emotion = {}, side } = whole
  const felt = brightness(sideShare(emotion, 'happiness'), sideShare(emotion, 'sadness'))
  // Not every model has a head for the side.
  const learned = side ? (felt + brightness(side.pleasant, side.unpleasant)) / 2 : felt
  const actors = Actor.options.map((actor) => ({ actor, share: whole.actor?.[actor] ?? 0 }))
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

export type Understanding = {
  equations: ReadEquation[]
  roles: Role[]
  untouched: EngineItem[]
  vagueness: Vagueness
  /** The text says too little, and the person named only the feeling. */
  isReasonOpen: boolean
  /** With `asks`, nothing is claimed. */
  certainty: Certainty
  reading: Reading
  /** All feelings of the most affected part, likeliest first. */
  ranked: Decision[]
  /** The likely feelings if uncertain, and their equations. */
  likely: Likely[]
  possible: ReadEquation[]
  /** Nothing happened ("all as always"). */
  tellsNothing: boolean
  isGrief: boolean
  /** The actor. Null if the text isn't clear. */
  actor: Actor | null
  /** The changes by rule, in order. */
  trace: Step[]
}

const ACTOR_FROM = 0.5

/** Adds items the person named, even if the model didn't read them. */
function withClaimed(read: readonly EngineItem[], items: readonly EngineItem[], said: Correction) {
  const about = typeof said.about === 'number' ? [{ itemId: said.about }] : []
  const claimed = [...about, ...(said.feelings ?? []), ...(said.equations ?? [])]
  const ids = claimed.flatMap(({ itemId }) => itemId ?? [])
  const isNew = ({ id }: EngineItem) => ids.includes(id) && !read.some((known) => known.id === id)
  return [...read, ...items.filter(isNew)]
}

/** `read` are the items the model read. Others are reached through relationships. */
export function understand(
  text: SituationText,
  read: readonly EngineItem[],
  readings: Readings,
  options: {
    sideWeight: number
    calibration: Manifest['calibration']
    items: readonly EngineItem[]
    ties: readonly Tie[]
    said: Correction
    /** A rule to leave out, to measure its effect. */
    without?: string | undefined
  },
): Understanding {
  const { said, without, ...known } = options
  const roles = text.sentences.map((_, at) => sentenceRole(readings.sentences[at]?.role ?? {}))
  const isAnswered = !saysNothingOfFeeling(said)
  const claimed = withClaimed(read, options.items, said)
  const context: Context = { ...known, text, readings, said, isAnswered, read: claimed }
  const plain = readWhole(context)
  const { reading: told } = applyRules(TEXT_RULES, plain, context, without)
  const isReasonOpen = isAnswered && told.vagueness !== 'clear' && !said.moment
  const { reading, trace } = applyRules(RULES, plain, context, without)
  const likely = likelyIn(reading, readings)
  return {
    equations: [...reading.equations],
    roles,
    untouched: [...reading.untouched],
    vagueness: reading.vagueness,
    isReasonOpen,
    certainty: reading.certainty,
    reading,
    ranked: [...(reading.parts[0]?.all ?? [])],
    likely,
    possible: reading.certainty === 'asks' ? likelyEquations(reading, likely, context) : [],
    tellsNothing: tellsNothing(reading, readings),
    isGrief: reading.isGrief,
    actor: reading.actorCertainty >= ACTOR_FROM ? reading.actor : null,
    trace,
  }
}

/** Puts a situation together: what the model reads in it, and all rules that go over it. */
import type { Tie } from '#domain/emotion/ripple.ts'
import {
  type Actor,
  type Certainty,
  type Said,
  saysNothingOfFeeling,
} from '#domain/situation/said.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Readings } from '../model/read-situation.ts'
import type { Decision, Weights } from './decide.ts'
import type { ReadEquation } from './equations.ts'
import type { EventFeelings } from './event-kind.ts'
import { likelyEquations } from './form-equation.ts'
import { type Likely, likelyIn, tellsNothing } from './likely.ts'
import { readWhole } from './read-whole.ts'
import type { Context, Reading, Vagueness } from './reading.ts'
import { applyRules, type Step } from './rule.ts'
import { RULES } from './rules.ts'
import { type Role, sentenceRole } from './sentence-role.ts'
import { TEXT_RULES } from './text-rules.ts'

export type Understanding = {
  equations: ReadEquation[]
  roles: Role[]
  untouched: EngineItem[]
  vagueness: Vagueness
  /** The words say too little for it, and the person has said only what is felt. */
  isReasonOpen: boolean
  /** Where it asks, nothing is claimed as felt. */
  certainty: Certainty
  reading: Reading
  /** All feelings of the part that is touched most, the likeliest first. */
  ranked: Decision[]
  /** What it may be where it is not sure, and what each of them would be about. */
  likely: Likely[]
  possible: ReadEquation[]
  /** Nothing special, all as always: there is nothing to read in it. */
  tellsNothing: boolean
  isGrief: boolean
  /** Who brought it about; null where the text does not say clearly. */
  actor: Actor | null
  /** Which rule changed what, in order. */
  trace: Step[]
}

const ACTOR_FROM = 0.5

/** What the person has spoken of since counts, although the model was not asked about it. */
function withClaimed(read: readonly EngineItem[], items: readonly EngineItem[], said: Said) {
  const about = typeof said.about === 'number' ? [{ itemId: said.about }] : []
  const claimed = [...about, ...(said.feelings ?? []), ...(said.equations ?? [])]
  const ids = claimed.flatMap(({ itemId }) => itemId ?? [])
  const isNew = ({ id }: EngineItem) => ids.includes(id) && !read.some((known) => known.id === id)
  return [...read, ...items.filter(isNew)]
}

/** `read` are the items the model was asked about; what reaches the others goes through relationships. */
export function understand(
  text: SituationText,
  read: readonly EngineItem[],
  readings: Readings,
  options: {
    weights: Weights
    calibration: Manifest['calibration']
    eventFeelings: EventFeelings
    items: readonly EngineItem[]
    ties: readonly Tie[]
    said: Said
    /** A rule to leave out, to see what it is worth. */
    without?: string | undefined
  },
): Understanding {
  const { said, without, ...known } = options
  const roles = text.sentences.map((_, at) => sentenceRole(readings.sentences[at]?.role ?? {}))
  const isAnswered = !saysNothingOfFeeling(said)
  const given = { ...known, text, readings, said, isAnswered, isReasonOpen: false }
  const context: Context = { ...given, read: withClaimed(read, options.items, said) }
  const plain = readWhole(context)
  const { reading: told } = applyRules(TEXT_RULES, plain, context, without)
  const isReasonOpen = isAnswered && told.vagueness !== 'clear' && !said.moment
  const { reading, trace } = applyRules(RULES, plain, { ...context, isReasonOpen }, without)
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

/**
 * Puts a situation together: which items it touches, what each of them feels, and what reaches other items
 * through relationships.
 */
import { isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { ripple, rippledVariables, type Tie } from '#domain/emotion/ripple.ts'
import {
  type Actor,
  type Certainty,
  type Said,
  saysNothingOfFeeling,
} from '#domain/situation/said.ts'
import type { EngineItem, SituationText } from '../input/situation-text.ts'
import type { Manifest } from '../model/manifest.ts'
import type { Opinion } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import { isBitter, turnedBitter } from './bitter.ts'
import { certaintyOf } from './certainty.ts'
import { countsDaysSince, namedFeelings, speaksOfDeath } from './clues.ts'
import type { Decision, Weights } from './decide.ts'
import { directEquations, type ReadEquation } from './equations.ts'
import { type EventFeelings, tellsOfGrief } from './event-kind.ts'
import type { Context } from './evidence.ts'
import { obeyWhole } from './obey.ts'
import { type Reading, readWhole } from './reading.ts'
import { type Role, sentenceRole } from './sentence-role.ts'
import { findTouched } from './touched.ts'
import { type Vagueness, vaguenessOf } from './vagueness.ts'

export type Understanding = {
  equations: ReadEquation[]
  roles: Role[]
  unclear: EngineItem[]
  vagueness: Vagueness
  /** The words say too little for it, and the person has said only what is felt. */
  isReasonOpen: boolean
  /** Where it asks, the equations are guesses that nobody is shown. */
  certainty: Certainty
  reading: Reading
  /** All feelings of the part that is touched most, the likeliest first. */
  ranked: Decision[]
  /** How likely each feeling is in the text as a whole. */
  felt: Opinion
  /** Somebody died: nothing is to be seen differently. */
  isGrief: boolean
  /** Who brought it about; null where the text does not say clearly. */
  actor: Actor | null
}

const ACTOR_FROM = 0.5

function rippled(
  direct: readonly ReadEquation[],
  items: readonly EngineItem[],
  ties: readonly Tie[],
): ReadEquation[] {
  const strongest = new Map<number, ReadEquation>()
  for (const equation of direct) {
    const known = strongest.get(equation.item.id)
    if (!known || known.verdict.intensity < equation.verdict.intensity)
      strongest.set(equation.item.id, equation)
  }
  const byId = new Map(items.map((item) => [item.id, item]))
  const known = new Map(strongest)
  const start = [...strongest.values()].map(({ item, variables }) => ({
    itemId: item.id,
    shift: variables.shift,
  }))
  return ripple(start, ties).flatMap(({ itemId, fromItemId, shift, tie }) => {
    const item = byId.get(itemId)
    const from = known.get(fromItemId)
    if (!item || !from) return []
    const variables = rippledVariables(from.variables, item.power, shift)
    const reached: ReadEquation = {
      item,
      variables,
      verdict: emotionOf(variables),
      certainty: from.certainty * 0.6,
      usual: from.usual,
      isSortClear: from.isSortClear,
      weight: from.weight * 0.6,
      evidence: from.evidence.slice(0, 1),
      event: from.event,
      toldIn: from.toldIn,
      via: { item: from.item, tie },
    }
    known.set(itemId, reached)
    return [reached]
  })
}

/** What the person has spoken of since counts, although the model was not asked about it. */
const withClaimed = (
  read: readonly EngineItem[],
  items: readonly EngineItem[],
  claimed: readonly number[],
): readonly EngineItem[] => [
  ...read,
  ...items.filter(({ id }) => claimed.includes(id) && !read.some((known) => known.id === id)),
]

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
  },
): Understanding {
  const roles = text.normalised.map((sentence, at) =>
    sentenceRole(sentence, readings.sentences[at]?.role ?? {}),
  )
  const { said } = options
  const plain = readWhole(readings, text.normalised, options.calibration)
  const reading = obeyWhole(isBitter(text) ? turnedBitter(plain) : plain, said)
  const isAnswered = !saysNothingOfFeeling(said)
  const told = vaguenessOf(text, readings, namedFeelings(text.whole).length > 0)
  const isReasonOpen = isAnswered && told !== 'clear' && !said.event
  const context: Context = { text, readings, reading, roles, isReasonOpen, ...options }
  const claimed = [
    { itemId: said.about },
    ...(said.feelings ?? []),
    ...(said.equations ?? []),
  ].flatMap(({ itemId }) => itemId ?? [])
  const spokenOf = withClaimed(read, options.items, claimed)
  const { touched, unclear } = findTouched(spokenOf, readings, text, {
    ids: claimed,
    about: said.about,
    isAnswered,
  })
  const people = read
    .filter(({ category }) => category === 'people')
    .flatMap(({ name }) => name.toLowerCase().match(/\p{L}+/gu) ?? [])
  const isGrief =
    tellsOfGrief(readings.whole.event ?? {}) ||
    speaksOfDeath(text.whole) ||
    countsDaysSince(text.normalised, people)
  const vagueness = isAnswered ? 'clear' : told
  const { equations: found, ranked } = directEquations(touched, context)
  const direct = strongestFirst(isAnswered ? found : onOneSide(found, reading))
  const actor = reading.actorCertainty >= ACTOR_FROM ? reading.actor : null
  const felt = readings.whole.emotion ?? {}
  const shared = { roles, reading, ranked, felt, vagueness, isReasonOpen, isGrief, actor }
  const certainty = certaintyOf(reading, direct[0], vagueness, readings.whole)
  const all = [...direct, ...rippled(direct, options.items, options.ties)]
  const isReached = ({ id }: EngineItem) => all.some(({ item }) => item.id === id)
  const asked = unclear.filter((item) => !isReached(item))
  return { ...shared, certainty, equations: strongestFirst(all), unclear: asked }
}

/** Where the side is beyond doubt, tears of joy are no sadness. */
const BEYOND_DOUBT = 0.97

function onOneSide(equations: readonly ReadEquation[], reading: Reading): readonly ReadEquation[] {
  if (reading.sideCertainty < BEYOND_DOUBT) return equations
  const same = equations.filter(
    ({ verdict }) => isPleasant(verdict.category) === (reading.side === 'pleasant'),
  )
  return same.length > 0 ? same : equations
}

/** Own equations before those that only arrived; among equals the more certain. */
const strongestFirst = (equations: readonly ReadEquation[]): ReadEquation[] =>
  [...equations].sort(
    (a, b) =>
      Number(Boolean(a.via)) - Number(Boolean(b.via)) ||
      b.verdict.intensity - a.verdict.intensity ||
      b.certainty - a.certainty ||
      a.item.id - b.item.id,
  )

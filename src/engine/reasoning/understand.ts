/**
 * Puts a situation together: which items it touches, one equation for each (two where feelings are mixed),
 * what reaches other items through relationships, and which sentences each of them rests on.
 */
import type { Variables, Verdict } from '#domain/analysis.ts'
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import { emotionOf } from '#domain/equation.ts'
import { ripple, rippledVariables, type Tie } from '#domain/ripple.ts'
import type { Readings } from '../model/read-situation.ts'
import type { EngineItem, SituationText } from '../situation-text.ts'
import { type NamedFeeling, namedFeelings, timeClues } from './clues.ts'
import { type Decision, decide, type Weights } from './decide.ts'
import { eventCues } from './event-cues.ts'
import { type Role, sentenceRole } from './sentence-role.ts'
import { findTouched, mention, type Touch } from './touched.ts'
import { type Vagueness, vaguenessOf } from './vagueness.ts'

export type ReadEquation = {
  item: EngineItem
  variables: Variables
  verdict: Verdict
  certainty: number
  /** How surely the text speaks of the item. */
  weight: number
  /** The feeling that came second, when it was close. */
  runnerUp?: EmotionCategory
  /** Sentences of the description, best first. */
  evidence: number[]
  via?: { item: EngineItem; tie: Tie }
}

export type Understanding = {
  equations: ReadEquation[]
  roles: Role[]
  unclear: EngineItem[]
  vagueness: Vagueness
  feelings: NamedFeeling[]
}

const ROLE_VALUE: Record<Role, number> = {
  event: 0.25,
  reading: 0.15,
  feeling: 0.1,
  expectation: 0,
  other: -0.2,
}

const SENTENCES_AS_EVIDENCE = 2
const ABOUT_FROM = 0.35

type Context = {
  text: SituationText
  readings: Readings
  /** Model rows of the description start after the title's. */
  firstSentence: number
  roles: Role[]
  weights: Weights
}

function evidenceFor(touch: Touch, category: EmotionCategory, context: Context): number[] {
  const { text, readings, firstSentence, roles } = context
  const scored = text.sentences.map((_, at) => {
    const row = at + firstSentence
    const about = Math.max(
      readings.items[touch.at]?.about[row] ?? 0,
      0.7 * mention(touch.item, text.normalised[at]!),
    )
    const feeling = readings.sentences[row]?.emotion?.[category] ?? 0
    return { at, about, score: about + 0.5 * feeling + ROLE_VALUE[roles[at]!] }
  })
  const best = [...scored].sort((a, b) => b.score - a.score || a.at - b.at)
  const meant = best.filter(({ about }, rank) => rank === 0 || about >= ABOUT_FROM)
  return meant.slice(0, SENTENCES_AS_EVIDENCE).map(({ at }) => at)
}

/** The words that speak of this item; where none stands out, all of them. */
function wordsAbout(touch: Touch, context: Context, isOnly: boolean): string {
  const { text, readings, firstSentence } = context
  if (isOnly) return text.whole
  const about = text.normalised.filter(
    (sentence, at) =>
      (readings.items[touch.at]?.about[at + firstSentence] ?? 0) >= ABOUT_FROM ||
      mention(touch.item, sentence) > 0,
  )
  return about.length > 0 ? about.join(' . ') : text.whole
}

const CLOSE = 0.28
const CLOSE_IF_NAMED = 0.07

function equationsFor(touch: Touch, context: Context, isOnly: boolean): ReadEquation[] {
  const { item, at } = touch
  const words = wordsAbout(touch, context, isOnly)
  const feelings = namedFeelings(words)
  const ranked = decide({
    power: item.power,
    item: context.readings.items[at]?.opinions ?? {},
    whole: context.readings.whole,
    itemShare: isOnly ? 0.5 : 0.75,
    feelings,
    events: eventCues(words),
    clues: timeClues(words),
    weights: context.weights,
    weight: touch.weight,
  })
  const [first, second] = ranked
  if (!first) return []
  const equation = (decision: Decision): ReadEquation => ({
    item,
    variables: decision.variables,
    verdict: emotionOf(decision.variables),
    certainty: decision.certainty,
    weight: touch.weight,
    evidence: evidenceFor(touch, decision.category, context),
  })
  const main = equation(first)
  if (!second) return [main]
  const isNamed = feelings.some(({ category }) => category === second.category)
  const isMixed =
    isPleasant(first.category) !== isPleasant(second.category) ||
    (isNamed && !feelings.some(({ category }) => category === first.category)) ||
    (isNamed && second.certainty >= 0.15)
  if (isOnly && isMixed && second.certainty >= (isNamed ? CLOSE_IF_NAMED : CLOSE))
    return [main, equation(second)]
  return second.certainty >= 0.2 ? [{ ...main, runnerUp: second.category }] : [main]
}

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
      weight: from.weight * 0.6,
      evidence: from.evidence.slice(0, 1),
      via: { item: from.item, tie },
    }
    known.set(itemId, reached)
    return [reached]
  })
}

/** Nothing moved: what is expected and what is perceived match, and that is a quiet pleasant state. */
function inBalance(equation: ReadEquation): ReadEquation {
  const { isRepelled: _r, isAttacked: _a, ...rest } = equation.variables
  const variables: Variables = {
    ...rest,
    shift: 0.1,
    accepted: true,
    time: 'now',
    source: 'outside',
    confidence: 'low',
  }
  return { ...equation, variables, verdict: emotionOf(variables), certainty: 0.2 }
}

/** A few words carry a small claim. */
function modest(equation: ReadEquation): ReadEquation {
  const variables: Variables = {
    ...equation.variables,
    shift:
      Math.sign(equation.variables.shift || 1) * Math.min(0.4, Math.abs(equation.variables.shift)),
    confidence: 'low',
  }
  return {
    ...equation,
    variables,
    verdict: emotionOf(variables),
    certainty: Math.min(0.3, equation.certainty),
  }
}

/** `read` are the items the model was asked about; what reaches the others goes through relationships. */
export function understand(
  text: SituationText,
  read: readonly EngineItem[],
  readings: Readings,
  options: {
    firstSentence: number
    weights: Weights
    items: readonly EngineItem[]
    ties: readonly Tie[]
  },
): Understanding {
  const roles = text.normalised.map((sentence, at) =>
    sentenceRole(sentence, readings.sentences[at + options.firstSentence]?.role ?? {}),
  )
  const context: Context = { text, readings, roles, ...options }
  const { touched, unclear } = findTouched(read, readings, text)
  const feelings = namedFeelings(text.whole)
  const vagueness = vaguenessOf(text, readings, feelings.length > 0)
  const direct = touched.flatMap((touch) => equationsFor(touch, context, touched.length === 1))
  if (vagueness === 'clear') {
    const all = [...direct, ...rippled(direct, options.items, options.ties)]
    return { equations: strongestFirst(all), roles, unclear, vagueness, feelings }
  }
  const [first] = strongestFirst(direct)
  const equations = first ? [vagueness === 'neutral' ? inBalance(first) : modest(first)] : []
  return { equations, roles, unclear: [], vagueness, feelings }
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

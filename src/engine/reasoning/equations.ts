/**
 * One equation for each touched item (two where feelings are mixed, one more for a feeling that is named), and
 * the sentences each of them rests on.
 */
import type { Variables, Verdict } from '#domain/analysis.ts'
import { type EmotionCategory, isPleasant } from '#domain/emotion.ts'
import { emotionOf } from '#domain/equation.ts'
import type { Tie } from '#domain/ripple.ts'
import type { Said } from '#domain/said.ts'
import type { Manifest } from '../model/manifest.ts'
import { sideShare } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import type { EngineItem, SituationText } from '../situation-text.ts'
import { isAgainstTheWhole } from './against-the-whole.ts'
import { type NamedFeeling, namedFeelings, OWNED, timeClues } from './clues.ts'
import { type Decision, decide, type Weights } from './decide.ts'
import { type EventFeelings, eventKind, feelingsFromEvents, mixedOpinion } from './event-kind.ts'
import { clearFamily } from './family.ts'
import { obey } from './obey.ts'
import type { Reading } from './reading.ts'
import type { Role } from './sentence-role.ts'
import { mention, type Touch } from './touched.ts'
import { withoutGuilt } from './without-guilt.ts'

export type ReadEquation = {
  item: EngineItem
  variables: Variables
  verdict: Verdict
  certainty: number
  /** Whether it is clear of what sort the event is. */
  isSortClear: boolean
  /** The share of this feeling among those that events of this kind mostly bring. */
  usual: number
  /** How surely the text speaks of the item. */
  weight: number
  /** The feeling that came second, when it was close. */
  runnerUp?: EmotionCategory
  /** Sentences of the description, best first. */
  evidence: number[]
  /** The kind of event it comes from, and the sentences of the description that tell it, best first. */
  event: string | null
  toldIn: number[]
  via?: { item: EngineItem; tie: Tie }
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

export type Context = {
  text: SituationText
  readings: Readings
  reading: Reading
  roles: Role[]
  weights: Weights
  calibration: Manifest['calibration']
  eventFeelings: EventFeelings
  said: Said
}

function evidenceFor(touch: Touch, category: EmotionCategory, context: Context): number[] {
  const { text, readings, roles } = context
  const scored = text.sentences.map((_, at) => {
    const about = Math.max(
      readings.items[touch.at]?.about[at] ?? 0,
      0.7 * mention(touch.item, text.normalised[at]!),
    )
    const feeling = readings.sentences[at]?.emotion?.[category] ?? 0
    return { at, about, score: about + 0.5 * feeling + ROLE_VALUE[roles[at]!] }
  })
  const best = [...scored].sort((a, b) => b.score - a.score || a.at - b.at)
  const meant = best.filter(({ about }, rank) => rank === 0 || about >= ABOUT_FROM)
  return meant.slice(0, SENTENCES_AS_EVIDENCE).map(({ at }) => at)
}

/** How much it counts that a sentence decides what is felt: it is the turning point, wherever it stands. */
const DECISIVE = 1.2
/** How much later sentences, and those that only give the background, count less as the telling one. */
const LATER = 0.02
const BACKGROUND = 0.3
const BEFORE = /\b(?:had|hadn'?t|used to|always|for (?:\w+ )?years)\b/

function tellingSentences(
  event: string | null,
  category: EmotionCategory,
  context: Context,
): number[] {
  const { text, readings, roles } = context
  const score = (at: number) => {
    const opinion = readings.sentences[at]
    const sentence = text.normalised[at]!
    const isBackground = timeClues(sentence).isLongAgo || BEFORE.test(sentence)
    return (
      DECISIVE * (opinion?.decisive?.decisive ?? 0) +
      0.5 * (opinion?.role?.event ?? 0) +
      0.4 * (event ? (opinion?.event?.[event] ?? 0) : 0) +
      0.3 * sideShare(opinion?.emotion ?? {}, category) +
      ROLE_VALUE[roles[at]!] -
      LATER * at -
      (isBackground ? BACKGROUND : 0)
    )
  }
  const scored = text.sentences.map((_, at) => ({ at, score: score(at) }))
  return scored.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at)
}

/** The words that speak of this item; where none stands out, all of them. */
function wordsAbout(touch: Touch, context: Context, isOnly: boolean): string {
  const { text, readings } = context
  if (isOnly) return text.whole
  const about = text.normalised.filter(
    (sentence, at) =>
      (readings.items[touch.at]?.about[at] ?? 0) >= ABOUT_FROM || mention(touch.item, sentence) > 0,
  )
  return about.length > 0 ? about.join(' . ') : text.whole
}

const CLOSE = 0.28
const CLOSE_IF_NAMED = 0.07
/** A named feeling is taken as likely. */
const NAMED = 0.5

type Weighed = {
  touch: Touch
  /** Feelings named in the words about the item. */
  feelings: NamedFeeling[]
  ranked: Decision[]
  /** Before the person said anything about it. */
  all: Decision[]
}

function weigh(touch: Touch, context: Context, isOnly: boolean): Weighed {
  const { item, at } = touch
  const { readings } = context
  const words = wordsAbout(touch, context, isOnly)
  const feelings = namedFeelings(words)
  const all = decide({
    power: item.power,
    item: readings.items[at]?.opinions ?? {},
    whole: readings.whole,
    itemShare: isOnly ? 0.5 : 0.75,
    isOnly,
    feelings,
    reading: context.reading,
    events: feelingsFromEvents(readings.whole, context.eventFeelings),
    clues: timeClues(words),
    weights: context.weights,
    temperature: context.calibration.emotion,
    weight: touch.weight,
  })
  return { touch, feelings, all, ranked: obey(all, context.said, item.id) }
}

function equationOf(touch: Touch, decision: Decision, context: Context): ReadEquation {
  const { readings } = context
  const evidence = evidenceFor(touch, decision.category, context)
  const near = evidence.map((at) => readings.sentences[at]?.event ?? {})
  const mixed = mixedOpinion(readings.whole.event ?? {}, near)
  const { said } = context
  // Whoever tells it in their own words is not told what kind of event it was.
  const isTold = Boolean(said.expected || said.saw)
  const event =
    said.event ?? (isTold ? null : eventKind(mixed, decision.category, context.text.whole))
  const isGuess = decision.certainty < 1
  const variables = isGuess ? withoutGuilt(decision.variables, event) : decision.variables
  return {
    item: touch.item,
    variables,
    verdict: emotionOf(variables),
    certainty: decision.certainty,
    isSortClear: clearFamily(readings.whole, decision.category, said.event) !== null,
    usual: feelingsFromEvents(readings.whole, context.eventFeelings)[decision.category],
    weight: touch.weight,
    evidence,
    event,
    toldIn: tellingSentences(event, decision.category, context),
  }
}

function equationsFor(
  { touch, feelings, ranked }: Weighed,
  context: Context,
  isOnly: boolean,
): ReadEquation[] {
  const [first, second] = ranked
  if (!first) return []
  const equation = (decision: Decision) => equationOf(touch, decision, context)
  // Two feelings a person chose, or set on the workbench, are both theirs.
  if (second?.certainty === 1) return ranked.map(equation)
  const main = equation(first)
  if (!second) return [main]
  const isNamed = feelings.some(({ category }) => category === second.category)
  const isMixed =
    isPleasant(first.category) !== isPleasant(second.category) ||
    (isNamed && !feelings.some(({ category }) => category === first.category)) ||
    (isNamed && second.certainty >= 0.15)
  if (isOnly && isMixed && second.certainty >= (isNamed ? CLOSE_IF_NAMED : CLOSE))
    return [main, equation(second)]
  return second.certainty >= 0.3 ? [{ ...main, runnerUp: second.category }] : [main]
}

const MOST_FEELINGS = 3
/**
 * A feeling the person names is theirs, even where another one is stronger: it gets an equation on the item it fits
 * best, among those whose words name it if there are any.
 */
function namedBeside(
  direct: readonly ReadEquation[],
  weighed: readonly Weighed[],
  feelings: readonly NamedFeeling[],
  context: Context,
): ReadEquation[] {
  const known = new Set(direct.map(({ verdict }) => verdict.category))
  const claimed = feelings.filter(
    ({ category, at }) => category === 'regret' || OWNED.test(context.text.whole.slice(0, at)),
  )
  const left = new Set(claimed.map(({ category }) => category).filter((it) => !known.has(it)))
  return [...left].slice(0, Math.max(0, MOST_FEELINGS - known.size)).flatMap((category) => {
    const near = weighed.filter((entry) => entry.feelings.some((it) => it.category === category))
    const fitting = (near.length > 0 ? near : weighed).flatMap(({ touch, ranked }) => {
      const decision = ranked.find((it) => it.category === category)
      return decision ? [{ touch, decision }] : []
    })
    const best = fitting.sort((a, b) => b.decision.certainty - a.decision.certainty)[0]
    // The words say so, whatever the model thinks of it.
    return best ? [{ ...equationOf(best.touch, best.decision, context), certainty: NAMED }] : []
  })
}

export type DirectEquations = { equations: ReadEquation[]; ranked: Decision[] }

/** All equations of the items themselves, before anything is carried on through relationships. */
export function directEquations(touched: readonly Touch[], context: Context): DirectEquations {
  const isOnly = touched.length === 1
  const weighed = touched.map((touch) => weigh(touch, context, isOnly))
  const direct = weighed
    .flatMap((entry) => equationsFor(entry, context, isOnly))
    .filter((equation, at) => at === 0 || !isAgainstTheWhole(equation, context))
  const { said } = context
  const isSaid = Boolean(said.feelings?.length || said.equations)
  const feelings = isSaid ? [] : namedFeelings(context.text.whole)
  return {
    equations: [...direct, ...namedBeside(direct, weighed, feelings, context)],
    ranked: weighed[0]?.all ?? [],
  }
}

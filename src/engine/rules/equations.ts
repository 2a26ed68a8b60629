/** One equation for each touched item (two where feelings are mixed, one more for a feeling that is named). */

import { type EmotionCategory, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import type { EngineItem } from '../input/situation-text.ts'
import { isAgainstTheWhole } from './against-the-whole.ts'
import { type NamedFeeling, namedFeelings, OWNED, timeClues } from './clues.ts'
import { type Decision, decide } from './decide.ts'
import { eventKind, feelingsFromEvents, mixedOpinion } from './event-kind.ts'
import { type Context, evidenceFor, tellingSentences, wordsAbout } from './evidence.ts'
import { clearFamily } from './family.ts'
import { obey } from './obey.ts'
import type { Touch } from './touched.ts'
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

/** A word that was chosen stays, and only how strong it is moves. */
const calledAs = (verdict: Verdict, level = verdict.level): Verdict => ({
  ...verdict,
  level,
  name: LADDERS[verdict.category][level - 1]!,
})

function equationOf(touch: Touch, decision: Decision, context: Context): ReadEquation {
  const { readings } = context
  const evidence = evidenceFor(touch, decision.category, context)
  const near = evidence.map((at) => readings.sentences[at]?.event ?? {})
  const mixed = mixedOpinion(readings.whole.event ?? {}, near)
  const { said } = context
  // Whoever tells it in their own words is not told what kind of event it was.
  const isTold = Boolean(said.expected || said.saw) || context.isReasonOpen
  const event =
    said.event ?? (isTold ? null : eventKind(mixed, decision.category, context.text.whole))
  const isGuess = decision.certainty < 1
  const variables = isGuess ? withoutGuilt(decision.variables, event) : decision.variables
  return {
    item: touch.item,
    variables,
    verdict: calledAs(emotionOf(variables), decision.level),
    certainty: decision.certainty,
    isSortClear: clearFamily(readings.whole, decision.category, said.event) !== null,
    usual: feelingsFromEvents(readings.whole, context.eventFeelings)[decision.category],
    weight: touch.weight,
    evidence,
    event,
    toldIn: tellingSentences(touch, event, decision.category, context),
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

/** Measures each rule on held-out situations: all figures with and without it, and the number of texts it affects. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Engine } from '#engine/engine.ts'
import { RULES } from '#engine/rules/rules.ts'
import type { Understanding } from '#engine/rules/understand.ts'
import { inputOf, type ReadSituation } from './facts.ts'
import type { LabelledSituation } from './held-out-data.ts'

/** The result of a situation beside its labels. */
type Outcome = {
  /** All labelled feelings, strongest first. */
  truth: readonly EmotionCategory[]
  isVague: boolean
  isClaimed: boolean
  isSure: boolean
  likeliest: EmotionCategory | null
  /** The feelings shown. */
  shown: readonly EmotionCategory[]
  /** The rules that changed something. */
  fired: ReadonlySet<string>
}

const truthOf = ({ items }: LabelledSituation): EmotionCategory[] => {
  const felt = items.flatMap(({ label, power }) =>
    label ? [{ emotion: label.emotion, weight: power * label.level }] : [],
  )
  return [...new Set(felt.sort((a, b) => b.weight - a.weight).map(({ emotion }) => emotion))]
}

function outcomeOf(told: LabelledSituation, understood: Understanding): Outcome {
  const { equations, certainty, ranked } = understood
  const own = equations.filter(({ via }) => !via).map(({ verdict }) => verdict.category)
  const isClaimed = certainty !== 'asks'
  return {
    truth: truthOf(told),
    isVague: told.family === 'vague',
    isClaimed,
    isSure: certainty === 'sure',
    likeliest: own[0] ?? ranked[0]?.category ?? null,
    shown: isClaimed ? [...new Set(own)] : [],
    fired: new Set(understood.trace.map(({ rule }) => rule)),
  }
}

const isOneSided = ({ truth }: Outcome) => new Set(truth.map(isPleasant)).size === 1
const isRight = ({ truth, likeliest }: Outcome) => likeliest === truth[0]
const isWrongSide = (outcome: Outcome) =>
  isOneSided(outcome) &&
  outcome.likeliest !== null &&
  isPleasant(outcome.likeliest) !== isPleasant(outcome.truth[0]!)
const isKind = ({ truth }: Outcome) => truth.length > 0 && truth.every(isPleasant)
const hasBoth = ({ truth, shown }: Outcome) => truth.slice(0, 2).every((it) => shown.includes(it))
const showsTooMuch = ({ truth, shown }: Outcome) => shown.some((it) => !truth.includes(it))

const rate = (all: readonly Outcome[], is: (one: Outcome) => boolean) =>
  all.length === 0 ? 0 : all.filter(is).length / all.length

function ruleFigures(outcomes: readonly Outcome[]) {
  const felt = outcomes.filter(({ truth, isVague }) => truth.length > 0 && !isVague)
  const claimed = felt.filter(({ isClaimed }) => isClaimed)
  const kind = felt.filter(isKind)
  return {
    right: rate(felt, isRight),
    'not sure': rate(felt, ({ isClaimed }) => !isClaimed),
    'right of the claimed': rate(claimed, isRight),
    'wrong side of the claimed': rate(claimed.filter(isOneSided), isWrongSide),
    'right of the sure': rate(
      claimed.filter(({ isSure }) => isSure),
      isRight,
    ),
    'kind: unpleasant claim': rate(kind, (one) => one.isClaimed && isWrongSide(one)),
    'kind: not sure': rate(kind, ({ isClaimed }) => !isClaimed),
    'two: both shown': rate(
      felt.filter(({ truth }) => truth.length > 1),
      hasBoth,
    ),
    'one: a second shown': rate(
      claimed.filter(({ truth }) => truth.length === 1),
      ({ shown }) => shown.length > 1,
    ),
    'shown and not felt': rate(claimed, showsTooMuch),
  }
}

/** Scores a text: a correct claim is best, a question in between, the wrong side worst. */
function worth(one: Outcome): number {
  if (!one.isClaimed) return one.isVague ? 1 : 0.5
  if (one.isVague || one.truth.length === 0) return 0
  const second = one.truth.length > 1 && hasBoth(one) ? 0.25 : 0
  const tooMuch = showsTooMuch(one) && isRight(one) ? 0.25 : 0
  return (isRight(one) ? 1 : isWrongSide(one) ? -1 : 0) + second - tooMuch
}

const outcome = ({ told, facts }: ReadSituation, engine: Engine, without?: string): Outcome =>
  outcomeOf(told, engine.understand(inputOf(told), facts, {}, without))

/** The total gain of a rule with its standard error. */
function gainOf(withRule: readonly Outcome[], withoutRule: readonly Outcome[]) {
  const gains = withRule.map((one, at) => worth(one) - worth(withoutRule[at]!))
  const gain = gains.reduce((sum, it) => sum + it, 0)
  return {
    changed: gains.filter((it) => it !== 0).length,
    better: gains.filter((it) => it > 0).length,
    worse: gains.filter((it) => it < 0).length,
    gain,
    error: Math.sqrt(gains.reduce((sum, it) => sum + it * it, 0)),
  }
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const SHOWN = ['right', 'not sure', 'wrong side of the claimed', 'two: both shown'] as const

/** Prints a table of rules with the number of texts affected and the cost of leaving each out. */
export function printRules(read: readonly ReadSituation[], engine: Engine, only?: string): void {
  const whole = read.map((one) => outcome(one, engine))
  const all = ruleFigures(whole)
  for (const [figure, value] of Object.entries(all))
    console.log(`${figure.padEnd(30)} ${value.toFixed(3)}`)
  const asked = RULES.filter(({ id, isBase }) => !isBase && (!only || id === only))
  console.log(row(['rule', 'texts', 'better', 'worse', 'gain', 'error', ...SHOWN]))
  console.log(row(Array.from({ length: 6 + SHOWN.length }, () => '---')))
  for (const { id } of asked) {
    // If a rule changed nothing, reuse the result.
    const without = whole.map((one, at) =>
      one.fired.has(id) ? outcome(read[at]!, engine, id) : one,
    )
    const { changed, better, worse, gain, error } = gainOf(whole, without)
    const left = ruleFigures(without)
    const change = SHOWN.map((figure) => (all[figure] - left[figure]).toFixed(3))
    const counts = [changed, better, worse].map(String)
    console.log(row([id, ...counts, gain.toFixed(2), error.toFixed(2), ...change]))
  }
}

/** Merges a model's understanding and lines into findings. Falls back to ours for lines that can't be shown. */
import {
  claimsOf,
  type EngineName,
  type Equation,
  type Findings,
} from '#domain/situation/analysis.ts'
import { likelyEmotion, stepsForAny } from '../page/write-asks.ts'
import { FEELINGS, type Unsure } from './model-understanding.ts'
import { emotionsOf, type ResolvedReading } from './resolve-equations.ts'

export type CheckedLines = ReturnType<typeof nothingShown>

/** The lines that passed the checks, those of an equation by its index. */
export const nothingShown = () => ({
  items: new Map<number, { expected?: string; wishes?: string[]; saw?: string; why?: string }>(),
  reading: '',
  steps: [] as Findings['recommendations'],
  other: '',
  question: '',
})

export function compose(
  base: Findings,
  settled: ResolvedReading,
  shown: CheckedLines,
  engine: EngineName,
): Findings {
  const equations = settled.equations.map((equation, at) => withLines(equation, at, shown))
  const emotions = (settled.emotions ?? emotionsOf(equations)).map((emotion) => {
    const at = settled.equations.findIndex(({ category }) => category === emotion.category)
    const known = base.emotions.find(({ category }) => category === emotion.category)
    const description =
      shown.items.get(at)?.why || known?.description || (equations[at]?.perception ?? '')
    return { ...emotion, description }
  })
  const { asks: _asks, care: _care, grief: _grief, insight, ...rest } = base
  const felt = new Set(emotions.map(({ category }) => category))
  const isGrief = base.grief === true || settled.hasDied
  // Our engine missed a death, so its recommendations and its insight are dropped.
  const hasMissed = settled.hasDied && !base.grief
  return {
    ...rest,
    engine,
    reading: shown.reading || base.reading,
    emotions,
    ...claimsOf(equations),
    recommendations: recommendationsOf(shown) ?? (hasMissed ? [] : base.recommendations),
    ...(insight && !hasMissed && { insight }),
    questions: shown.question ? [shown.question] : base.questions,
    equations,
    certainty: settled.certainty,
    ...(base.alternatives && {
      alternatives: base.alternatives.filter(({ category }) => !felt.has(category)),
    }),
    ...((base.care || settled.isHeavy) && { care: true as const }),
    ...(isGrief && { grief: true as const }),
  }
}

/** Puts a step before another view, because a view isn't something to do. */
function recommendationsOf({ steps: [first, ...more], other }: CheckedLines) {
  const view = other ? [{ type: 'perception' as const, text: other }] : []
  return first ? [first, ...view, ...more] : null
}

function withLines(equation: Equation, at: number, { items }: CheckedLines): Equation {
  const { expected, wishes = [], saw } = items.get(at) ?? {}
  const { wish: _wish, ...told } = equation
  return {
    ...(expected ? told : equation),
    ...(expected && { expectation: expected }),
    ...(saw && { perception: saw }),
    // Without a stated expectation, wishes are offered instead of claimed.
    ...(!expected &&
      wishes.length > 0 && {
        expectation: '',
        wish: { origin: 'suggested' as const, suggestions: wishes },
      }),
  }
}

/** If the model would have to guess, builds a question instead of claims. Each answer completes the reading. */
export function composeQuestion(
  base: Findings,
  { question, answers }: Unsure,
  idOf: (item: string) => number | undefined,
  { isHeavy }: ResolvedReading,
  engine: EngineName,
): Findings {
  const options = answers.map(({ text, feeling, item }) => {
    const { category } = FEELINGS.get(feeling)!
    const itemId = idOf(item)
    const said = { feelings: [{ category, ...(itemId !== undefined && { itemId }) }] }
    return { text, category, itemId, name: feeling, said }
  })
  const likely = [...new Map(options.map((it) => [it.category, it])).values()]
  const { alternatives: _alternatives, insight: _insight, ...rest } = base
  return {
    ...rest,
    engine,
    reading: question,
    emotions: likely.map(({ category, itemId }) => likelyEmotion(category, itemId)),
    expectations: [],
    recommendations: stepsForAny(likely),
    questions: [question],
    equations: [],
    certainty: 'asks',
    ...(isHeavy && { care: true as const }),
    asks: {
      ...(base.asks?.decisive && { decisive: base.asks.decisive }),
      line: base.asks?.line ?? '',
      feelings: likely.map(({ category, name, said }) => ({ category, name, said })),
      question: { text: question, answers: options.map(({ text, said }) => ({ text, said })) },
    },
  }
}

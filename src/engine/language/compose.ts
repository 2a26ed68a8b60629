/** Puts what a model understood and said into findings; where it said nothing that may be shown, ours stands. */
import type { EngineName, Equation, Findings, Lever } from '#domain/situation/analysis.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { emotionsOf, type Settled } from './settle.ts'
import type { Unsure } from './understood.ts'
import { FEELINGS } from './understood.ts'

/** What may be shown of its lines, by the place of the equation or step they belong to. */
export type Shown = {
  items: Map<number, { expected?: string; wishes?: string[]; saw?: string; why?: string }>
  reading: string
  steps: Map<number, { type: Lever; text: string; itemId?: number }>
  other: string
  question: string
}

export const nothingShown = (): Shown => ({
  items: new Map(),
  reading: '',
  steps: new Map(),
  other: '',
  question: '',
})

export function compose(
  base: Findings,
  settled: Settled,
  shown: Shown,
  engine: EngineName,
): Findings {
  const equations = settled.equations.map((equation, at) => withLines(equation, at, shown))
  const emotions = (settled.emotions ?? emotionsOf(equations, [])).map((emotion) => {
    const at = settled.equations.findIndex(({ category }) => category === emotion.category)
    const known = base.emotions.find(({ category }) => category === emotion.category)
    const description =
      shown.items.get(at)?.why || known?.description || (equations[at]?.perception ?? '')
    return { ...emotion, description }
  })
  const claim = ({ itemId, evidence }: Equation) => ({ itemId, evidence })
  const { asks: _asks, care: _care, ...rest } = base
  const felt = new Set(emotions.map(({ category }) => category))
  return {
    ...rest,
    engine,
    reading: shown.reading || base.reading,
    emotions,
    perceptions: equations.map((it) => ({ description: it.perception, ...claim(it) })),
    expectations: equations.map((it) => ({ description: it.expectation, ...claim(it) })),
    recommendations: shown.steps.size > 0 ? recommendationsOf(shown) : base.recommendations,
    questions: shown.question ? [shown.question] : base.questions,
    equations,
    certainty: settled.certainty,
    ...(base.alternatives && {
      alternatives: base.alternatives.filter(({ category }) => !felt.has(category)),
    }),
    ...((base.care || settled.isHeavy) && { care: true as const }),
  }
}

/** Another view is nothing to do: something to do comes before it. */
function recommendationsOf({ steps, other }: Shown): Findings['recommendations'] {
  const [first, ...more] = steps.values()
  const view = other ? [{ type: 'perception' as const, text: other }] : []
  return first ? [first, ...view, ...more] : []
}

function withLines(equation: Equation, at: number, { items }: Shown): Equation {
  const { expected, wishes = [], saw } = items.get(at) ?? {}
  return {
    ...equation,
    ...(expected && { expectation: expected }),
    ...(saw && { perception: saw }),
    // What nobody said and nobody can know is offered, not told.
    ...(!expected &&
      wishes.length > 0 && {
        expectation: '',
        wish: { origin: 'open' as const, suggestions: wishes },
      }),
  }
}

/** Where the model would have to guess, it asks; each answer finishes the reading. */
export function withQuestion(
  findings: Findings,
  base: Findings,
  { question, answers }: Unsure,
  items: readonly ItemSnapshot[],
  idOf: (name: string) => number | undefined,
): Findings {
  const options = answers.flatMap(({ text, feeling, item }) => {
    const group = FEELINGS.get(feeling)
    const itemId = idOf(item) ?? items[0]?.itemId
    if (!group || itemId === undefined) return []
    return [{ text, name: feeling, category: group.category, itemId }]
  })
  const said = ({ category, itemId }: (typeof options)[number]) => ({
    feelings: [{ category, itemId }],
  })
  return {
    ...findings,
    certainty: 'asks',
    asks: {
      ...(base.asks?.decisive && { decisive: base.asks.decisive }),
      line: base.asks?.line ?? '',
      feelings: options.map((it) => ({ category: it.category, name: it.name, said: said(it) })),
      question: {
        text: question,
        answers: options.map((it) => ({ text: it.text, said: said(it) })),
      },
    },
  }
}

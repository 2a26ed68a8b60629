import type { Equation, Findings } from '#domain/analysis.ts'
import { emotionOf } from '#domain/equation.ts'
import { unnamed } from '#engine/text/item-phrase.ts'
import type { EmbeddedEngine, Question } from '#server/outside/engine/analysis-engine.ts'

/**
 * An engine that reads nothing: every chosen item has suffered the same loss. For tests that are about
 * what the server does with an analysis; what an analysis says is tested with the engine itself.
 */
export function plainEngine() {
  const asked: Question[] = []
  let reads = 0
  let gate: Promise<void> = Promise.resolve()
  const engine: EmbeddedEngine & {
    asked: Question[]
    /** From now on every analysis waits until the returned function is called. */
    hold: () => () => void
    /** How often the whole model looked for danger. */
    reads: () => number
  } = {
    asked,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    reads: () => reads,
    async speaksOfDanger(texts) {
      reads += 1
      return isDanger(texts)
    },
    glance: async (texts) => isDanger(texts),
    async analyse(question) {
      asked.push(question)
      await gate
      if (question.title === 'Break the engine') throw new Error('The engine is broken')
      const { title, description } = question
      return { findings: plainFindings(question), isCrisis: isDanger([title, description]) }
    },
  }
  return engine
}

/** The first has a pattern; the second only a model would understand. */
const isDanger = (texts: readonly string[]) =>
  texts.some((text) => /\bI want to die\b|\bthe river is calling me\b/i.test(text))

function plainFindings({ chosen, description, depth, published }: Question): Findings {
  const mayName = (itemId: number) => !published || published.named.includes(itemId)
  const equations = chosen.map(({ itemId, category, attachmentPower, ...item }): Equation => {
    const name = mayName(itemId) ? item.name : unnamed(category)
    const variables = {
      power: attachmentPower,
      shift: -0.8,
      accepted: true,
      time: 'now',
      source: 'outside',
      perspective: 'self',
      confidence: 'high',
    } as const
    return {
      itemId,
      itemName: name,
      expectation: `${name} keeps its worth.`,
      perception: `${name} has lost worth.`,
      ...variables,
      ...emotionOf(variables),
      evidence: [{ start: 0, end: Math.min(10, description.length) }],
    }
  })
  const { name, category, intensity } = equations[0]!
  return {
    engine: 'embedded',
    reading: 'Something you care about has lost worth.',
    emotions: [{ name, category, intensity, description: 'You have lost something.' }],
    perceptions: equations.map(({ perception }) => ({ description: perception })),
    expectations: equations.map(({ expectation }) => ({ description: expectation })),
    recommendations: [{ type: 'body', text: 'Breathe out slowly, three times.' }],
    questions: [],
    equations,
    ...(depth === 'premium' && {
      personalConnections: [
        { emotionName: name, selfMapItem: equations[0]!.itemName, description: 'It is near you.' },
      ],
      psychologicalInsights: [],
      growthOpportunities: [],
      cognitivePatterns: [],
    }),
  }
}

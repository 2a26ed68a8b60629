import { emotionOf } from '#domain/emotion/equation.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { isNothing, type Said } from '#domain/situation/said.ts'
import type { WalkKnown } from '#domain/situation/walk.ts'
import { unnamed } from '#engine/input/item-phrase.ts'
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
      await gate
      return isDanger(texts) || onlyModelSees(texts)
    },
    dangerIn: async (sentences) => sentences.map((text) => (isDanger([text]) ? 1 : 0)),
    checkWithSmallModel: async (texts, from) =>
      isDanger(texts) || (from === 'care' && isDoubtful(texts)),
    async analyse(question) {
      asked.push(question)
      await gate
      if (question.title === 'Break the engine') throw new Error('The engine is broken')
      const { title, description } = question
      const findings = plainFindings(question)
      const texts = [title, description]
      const isCrisis = isDanger(texts) || onlyModelSees(texts)
      return { findings, isCrisis, facts: NO_FACTS, shown: [{ kind: 'step', lineKey: 'breathe' }] }
    },
    readFacts: async () => NO_FACTS,
    know: async ({ description, chosen }) =>
      isDanger([description]) ? null : knownPlainly(description, chosen[0]?.itemId ?? null),
    write: async (question, facts, said) => ({
      findings: isNothing(said)
        ? readPlainly(question)
        : { ...putRight(readPlainly(question), said), said },
      isCrisis: false,
      facts,
    }),
  }
  return engine
}

/** Nothing is plain but what is said in so many words. */
const knownPlainly = (description: string, itemId: number | null): WalkKnown => ({
  itemId: /\bpromotion\b/i.test(description) ? itemId : null,
  seen: /\bfuming\b/i.test(description) ? 'lost' : null,
  unclear: /\bfuming\b/i.test(description) ? [] : ['lost', 'kept', 'may be lost'],
  hasWanted: /\bexpected\b/i.test(description),
  isTender: /\bdied\b/i.test(description),
  wanted: ['to be chosen'],
  saw: ['a door that closed'],
})

const NO_FACTS: Facts = {
  whole: {},
  sentences: [],
  items: [],
  itemIds: [],
  crisisLogit: -9,
  careLogit: -9,
}

/** What the person says stands in the place of what was read. */
function putRight(findings: Findings, { equations: set, feelings = [] }: Said): Findings {
  const equations = findings.equations.flatMap((equation) => {
    const own = set?.find(({ itemId }) => itemId === equation.itemId)
    const changed = own ? { ...equation, ...own } : equation
    const read = { ...changed, ...emotionOf(changed) }
    if (feelings.length === 0) return [read]
    return feelings.map(({ category, strength }) => ({
      ...read,
      category,
      name: category,
      ...(strength && { intensity: strength / 10 }),
    }))
  })
  return {
    ...findings,
    equations,
    emotions: mergeEmotions(equations, []),
    reading: 'As you see it.',
  }
}

/** The first has a pattern; the second only a model would understand. */
const isDanger = (texts: readonly string[]) =>
  texts.some((text) => /\bI want to die\b|\bthe river is calling me\b/i.test(text))

/** The large model alone is sure of these; the small one has its doubts about the first, and about fog. */
const onlyModelSees = (texts: readonly string[]) =>
  texts.some((text) => /\bthe water is dark and warm\b|\bthe door stands open\b/i.test(text))
const isDoubtful = (texts: readonly string[]) =>
  texts.some((text) => /\bthe water is dark and warm\b|\bthe fog never lifts\b/i.test(text))

/** Words that say nothing are asked about. */
const ASKED: Findings['asks'] = {
  decisive: { start: 0, end: 17 },
  line: 'That can be a loss, and it can be a relief. You know which.',
  feelings: [
    { category: 'sadness', name: 'hurt', said: { feelings: [{ category: 'sadness' }] } },
    { category: 'happiness', name: 'relief', said: { feelings: [{ category: 'happiness' }] } },
  ],
  question: {
    text: 'Was it more a loss or a relief?',
    answers: [{ text: 'More a loss', said: { side: 'unpleasant' } }],
  },
}

function plainFindings(question: Question): Findings {
  const read = readPlainly(question)
  const asked = { ...read, certainty: 'asks', asks: ASKED, ...NOTHING } as const
  if (/^nothing special/i.test(question.description)) return { ...asked, tellsNothing: true }
  return /^just a weird day/i.test(question.description)
    ? { ...asked, emotions: LIKELY, recommendations: read.recommendations }
    : read
}

/** What it may be is nothing anybody felt yet. */
const LIKELY: Findings['emotions'] = [
  { name: 'sadness', category: 'sadness', intensity: 0.5, description: 'It hurts.', share: 0.7 },
  { name: 'happiness', category: 'happiness', intensity: 0.5, description: 'Relief.', share: 0.3 },
]

const NOTHING = {
  emotions: [],
  equations: [],
  perceptions: [],
  expectations: [],
  recommendations: [],
}

function readPlainly({ chosen, description, depth, published }: Question): Findings {
  const mayName = (itemId: number) => !published || published.named.includes(itemId)
  // Nobody knows what was expected.
  const isOpen = /^nobody knows/i.test(description)
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
      expectation: isOpen ? '' : `${name} keeps its worth.`,
      perception: `${name} has lost worth.`,
      ...variables,
      ...emotionOf(variables),
      evidence: [{ start: 0, end: Math.min(10, description.length) }],
      actor: 'other',
      ...(isOpen && { wish: { origin: 'default', suggestions: ['to be asked'] } }),
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
    certainty: 'likely',
    alternatives: [
      {
        category: 'sadness',
        name: 'hurt',
        sentence: 'It hurts: something I counted on is gone.',
        said: { feelings: [{ category: 'sadness' }] },
      },
    ],
    questions: ['What would have helped?'],
    equations,
    ...(/\bdied\b/.test(description) && !published && { grief: true as const }),
    ...(depth === 'premium' && {
      personalConnections: [
        {
          emotionName: 'hurt',
          selfMapItem: equations[0]!.itemName,
          description: 'It is near you.',
        },
      ],
      psychologicalInsights: [],
      growthOpportunities: [],
      cognitivePatterns: [],
    }),
  }
}

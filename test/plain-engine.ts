import { emotionOf } from '#domain/emotion/equation.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import { type Correction, isNothing } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
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
    carriedBy: async () => null,
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
    hear: async (_, facts) => facts,
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

/** What the person says stands in the place of what was read, and everything below follows it. */
function putRight(findings: Findings, said: Correction): Findings {
  const { equations: set, feelings = [], expected, saw, moment: name, about } = said
  const equations = findings.equations.flatMap((equation) => {
    const own = set?.find(({ itemId }) => itemId === equation.itemId)
    const changed = {
      ...equation,
      ...own,
      ...aboutIt(about),
      ...(saw && { perception: saw }),
    }
    const moment = name ? (MOMENTS.find((one) => one.name === name) ?? null) : equation.moment
    const wish = expected
      ? { origin: 'own' as const, own: expected, suggestions: ['to be asked'] }
      : changed.wish
    const read = {
      ...changed,
      ...emotionOf(changed),
      ...(wish && { wish }),
      ...(moment !== undefined && { moment }),
    }
    if (feelings.length === 0) return [read]
    return feelings.map(({ category, strength, word }, at) => ({
      ...read,
      category,
      name: word ?? category,
      ...(at > 0 && said.beside?.[0]?.saw && { perception: said.beside[0].saw }),
      ...(strength && { intensity: strength / 10 }),
    }))
  })
  const moment = equations[0]?.moment
  const changed = [expected, saw, name, feelings[0]?.category].filter(Boolean).join(' ')
  return {
    ...findings,
    equations,
    emotions: mergeEmotions(equations).map((emotion) => ({
      ...emotion,
      whose: feelings.some(({ word }) => word === emotion.name)
        ? ('chosen' as const)
        : ('proposed' as const),
    })),
    reading: 'As you see it.',
    ...(moment !== undefined && { moment }),
    ...(changed && {
      questions: [`What about ${changed}?`],
      recommendations: [stepOf('Tomorrow', `think of ${changed}`)],
    }),
  }
}

const aboutIt = (about: Correction['about']): Partial<Equation> => {
  if (about === undefined || typeof about === 'number') return {}
  return { itemId: null, itemName: about ?? '' }
}

const stepOf = (when: string, act: string): Findings['recommendations'][number] => ({
  type: 'body',
  text: `${when}, I’ll ${act}.`,
  when,
  act,
})

const momentOf = (name: string, card: string) => ({
  name,
  is: card,
  card,
  insight: `“${card}” is worth remembering.`,
  share: 0.8,
  whose: 'read' as const,
})
const MOMENTS = [
  momentOf('forgotten/own-day', 'Someone forgot my day.'),
  momentOf('forgotten/left-behind', 'They left without me.'),
]
const OFFERED: NonNullable<Findings['moments']> = MOMENTS.map(({ name, card }) => ({
  name,
  card,
  category: 'sadness' as const,
}))

/** A text that tells of people it doesn't explain is open to several moments. */
const offeredFor = (description: string) => (/\bwithout me\b/i.test(description) ? OFFERED : [])

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
    ? { ...asked, emotions: LIKELY, moments: OFFERED, recommendations: read.recommendations }
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

const NO_PART = { itemId: null, name: '', category: '', attachmentPower: 0.5 }

function readPlainly({ chosen, description, depth, published }: Question): Findings {
  const mayName = (itemId: number) => !published || published.named.includes(itemId)
  const moment = /\bforgot\b/i.test(description) ? MOMENTS[0]! : null
  const parts = chosen.length > 0 ? chosen : [NO_PART]
  const equations = parts.map(({ itemId, category, attachmentPower, ...item }): Equation => {
    const name = itemId === null || mayName(itemId) ? item.name : unnamed(category)
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
      expectation: 'You wanted to be asked.',
      perception: published ? '' : `${description.split('.')[0]}.`,
      ...variables,
      ...emotionOf(variables),
      evidence: [{ start: 0, end: Math.min(10, description.length) }],
      actor: 'other',
      ...(!published && {
        moment,
        wish: {
          origin: 'suggested',
          lead: 'I wanted',
          own: 'to be asked',
          suggestions: ['a word of thanks'],
        },
      }),
    }
  })
  const { name, category, intensity } = equations[0]!
  return {
    engine: 'embedded',
    reading: 'Something you care about has lost worth.',
    emotions: [{ name, category, intensity, description: 'You have lost something.' }],
    perceptions: equations.map(({ perception }) => ({ description: perception })),
    expectations: equations.map(({ expectation }) => ({ description: expectation })),
    recommendations: published ? [] : [stepOf('Tonight', 'breathe out slowly, three times')],
    ...(!published && { moment, moments: moment ? OFFERED.slice(1) : offeredFor(description) }),
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

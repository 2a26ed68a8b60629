import { LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import { ripple, rippledVariables } from '#domain/emotion/ripple.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import type {
  Emotion,
  EngineName,
  Equation,
  Evidence,
  Findings,
} from '#domain/situation/analysis.ts'
import { sentName } from '#domain/situation/external-text.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { itemPhrase } from '#engine/input/item-phrase.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import { cleanAll, UnfitAnswerError } from './clean-answer.ts'
import type { ProviderAnswer } from './provider-answer.ts'

/** The card has room for so much. */
const MOST = { equations: 6, recommendations: 4, questions: 3, parts: 4, patterns: 2, steps: 4 }

/**
 * Turns a provider's answer into findings. It may say what it read; which emotion that is, and how
 * strong, is decided by our own rule. What does not rest on an item of the person is left out.
 */
export function toFindings(
  answer: ProviderAnswer,
  question: Question,
  engine: EngineName,
): Findings {
  const clean = cleanAll(answer)
  const items = new Map(question.chosen.map((item) => [nameKey(sentName(item.name)), item]))
  const itemOf = (name: string) => items.get(nameKey(name.trim()))
  const own = clean.equations
    .flatMap((read) => {
      const item = itemOf(read.item)
      return item ? [toEquation(read, item, question.description)] : []
    })
    .slice(0, MOST.equations)
  if (own.length === 0 || !clean.reading)
    throw new UnfitAnswerError('It rests on nothing the person named.')

  const equations = [...own, ...carriedOn(own, question)]
  const emotions = describe(mergeEmotions(equations, []), clean.emotions, equations)
  const claim = ({ itemId, evidence }: Equation) => ({ itemId, evidence })
  return {
    engine,
    reading: clean.reading,
    emotions,
    perceptions: own.map((it) => ({ description: it.perception, ...claim(it) })),
    expectations: own.map((it) => ({ description: it.expectation, ...claim(it) })),
    recommendations: filled(clean.recommendations, 'text')
      .slice(0, MOST.recommendations)
      .map(({ type, text, item }) => ({ type, text, ...idOf(itemOf(item)) })),
    questions: clean.questions.filter(Boolean).slice(0, MOST.questions),
    equations,
    ...(question.depth === 'premium' && depthOf(clean, emotions, question, itemOf)),
  }
}

const idOf = (item: ItemSnapshot | undefined) => (item ? { itemId: item.itemId } : {})

const filled = <Part extends Record<Key, string>, Key extends string>(
  parts: readonly Part[] = [],
  key: Key,
): Part[] => parts.filter((part) => part[key] !== '')

function toEquation(
  read: ProviderAnswer['equations'][number],
  { itemId, name, attachmentPower: power }: ItemSnapshot,
  description: string,
): Equation {
  const { expectation, perception, accepted, time, source, perspective, confidence } = read
  const variables = {
    power,
    shift: Math.min(1, Math.max(-1, Number.isFinite(read.shift) ? read.shift : 0)),
    accepted,
    time,
    source,
    perspective,
    confidence,
    ...(read.isRepelled && { isRepelled: true }),
    ...(read.isAttacked && { isAttacked: true }),
  }
  return {
    itemId,
    itemName: name,
    expectation,
    perception,
    ...variables,
    ...emotionOf(variables),
    evidence: evidenceOf(read.quote, description),
  }
}

/** Words that are not in the description are no evidence. */
function evidenceOf(quote: string, description: string): Evidence[] {
  const words = quote.trim().replace(/^["'“”]+|["'“”]+$/g, '')
  const start = words.length > 2 ? description.indexOf(words) : -1
  return start < 0 ? [] : [{ start, end: start + words.length }]
}

/** What reaches other items of the map through relationships. */
function carriedOn(
  own: readonly Equation[],
  { chosen, others, relationships }: Question,
): Equation[] {
  const phrases = new Map(
    [...chosen, ...others].map(({ itemId, name, category }) => [
      itemId,
      itemPhrase(name, category).text,
    ]),
  )
  const map = new Map(others.map((item) => [item.itemId, item]))
  const known = new Map(own.map((equation) => [equation.itemId, equation]))
  return ripple([...known.values()], relationships).flatMap(({ itemId, fromItemId, shift }) => {
    const item = map.get(itemId)
    const from = known.get(fromItemId)
    if (!item || !from) return []
    const variables = rippledVariables(from, item.attachmentPower, shift)
    const equation: Equation = {
      itemId,
      itemName: item.name,
      expectation: `You want nothing to be taken from ${phrases.get(itemId)}.`,
      perception: `What happens to ${phrases.get(fromItemId)} reaches ${phrases.get(itemId)} too.`,
      ...variables,
      ...emotionOf(variables),
      evidence: from.evidence.slice(0, 1),
      through: true,
      via: from.itemName,
    }
    known.set(itemId, equation)
    return [equation]
  })
}

function describe(
  emotions: readonly Emotion[],
  texts: ProviderAnswer['emotions'],
  equations: readonly Equation[],
): Emotion[] {
  return emotions.map((emotion) => {
    const written = texts.find(({ category }) => category === emotion.category)?.description
    const strongest = equations.find(({ category }) => category === emotion.category)
    return { ...emotion, description: written || strongest?.perception || emotion.description }
  })
}

function depthOf(
  clean: ProviderAnswer,
  emotions: readonly Emotion[],
  { description }: Question,
  itemOf: (name: string) => ItemSnapshot | undefined,
): Partial<Findings> {
  const nameOf = (category: Emotion['category']) =>
    emotions.find((emotion) => emotion.category === category)?.name ?? LADDERS[category][2]
  return {
    personalConnections: filled(clean.personalConnections, 'description')
      .flatMap(({ category, item, description }) => {
        const tied = itemOf(item)
        const emotionName = nameOf(category)
        return tied
          ? [{ emotionName, selfMapItem: tied.name, description, itemId: tied.itemId }]
          : []
      })
      .slice(0, MOST.parts),
    psychologicalInsights: filled(clean.psychologicalInsights, 'description').slice(0, MOST.parts),
    growthOpportunities: filled(clean.growthOpportunities, 'description')
      .slice(0, MOST.parts)
      .map((it) => ({ ...it, actionSteps: it.actionSteps.filter(Boolean).slice(0, MOST.steps) })),
    // A thinking pattern that cannot be quoted is not told.
    cognitivePatterns: filled(clean.cognitivePatterns, 'description')
      .flatMap((it) => {
        const [place] = evidenceOf(it.quote, description)
        const quote = description.slice(place?.start, place?.end)
        return place ? [{ ...it, quote, evidence: [place] }] : []
      })
      .slice(0, MOST.patterns),
  }
}

/** Where the words leave it open: what it may be, what was seen, steps that hold for all of it, and one question. */

import { type EmotionCategory, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Alternative, Asks, Emotion, Findings } from '#domain/situation/analysis.ts'
import { quoteOf } from '../input/clause.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { toSecondPerson } from '../input/second-person.ts'
import type { Sentence } from '../input/sentences.ts'
import type { AnalyseInput, SituationText } from '../input/situation-text.ts'
import {
  NOTHING_TOLD,
  OPEN_LINES,
  type Open,
  QUESTIONS,
  type Question,
  READ_AS,
  STEPS_FOR_ANY,
} from '../library/asking.ts'
import type { Decision } from '../rules/decide.ts'
import { AHEAD, INWARD } from '../rules/feeling-kinds.ts'
import { SIDE_TO_NAME } from '../rules/side-thresholds.ts'
import type { Understanding } from '../rules/understand.ts'
import type { Page } from './page.ts'
import { put } from './put.ts'
import { isTellable } from './seen.ts'

const ALTERNATIVES = 3
/** What is less likely than this is no other way to read it. */
const POSSIBLE_FROM = 0.04
/** Nobody who mourns is asked whether it repels them. */
const DISGUST_FROM = 0.2
const SIDE_IS_SURE = 0.95

/** From here on the words lean to one side, if not surely. */
const SIDE_LEANS = 0.75

const isSideOpen = ({ side, sideCertainty }: Understanding['reading']): boolean =>
  sideCertainty < SIDE_TO_NAME[side]

const nameOf = ({ variables, category }: Decision): string =>
  LADDERS[category][emotionOf(variables).level - 1]!

const MIDDLE = 2
/** What is only asked about is named by its plain word, not by a strength nobody knows yet. */
const plainly = (categories: readonly EmotionCategory[]): Feeling[] =>
  categories.map((category) => ({ category, name: LADDERS[category][MIDDLE]! }))

type Feeling = { category: EmotionCategory; name: string }

/** Nobody is asked for their guilt first. */
const gentlestFirst = (feelings: readonly Feeling[]): Feeling[] =>
  feelings.toSorted(
    (one, other) => Number(one.category === 'shame') - Number(other.category === 'shame'),
  )

/** The one question whose answer tells the likeliest readings apart. */
function questionFor(
  open: Open,
  feelings: readonly Feeling[],
  { isGrief, reading }: Understanding,
): Question | undefined {
  const [first, second] = feelings
  // Who mourns is not asked whether it was a relief, and nobody where the words already lean to one side.
  const isLeaning = isGrief || reading.sideCertainty >= SIDE_LEANS || first?.category === 'sadness'
  if (open === 'short' || open === 'neutral' || open === 'foreign') return QUESTIONS.side
  if (open === 'side') return isLeaning ? undefined : QUESTIONS.side
  if (!first || !second) return undefined
  if (isPleasant(first.category) !== isPleasant(second.category))
    return isLeaning ? undefined : QUESTIONS.side
  if (AHEAD.has(first.category) !== AHEAD.has(second.category)) return QUESTIONS.time
  // Who mourns is not asked whose doing it was.
  if (isGrief || [first, second].some(({ category }) => category === 'sadness')) return undefined
  if (INWARD.has(first.category) !== INWARD.has(second.category)) return QUESTIONS.actor
  return undefined
}

function openOf({ vagueness, equations, unclear, reading, ranked }: Understanding): Open {
  if (vagueness !== 'clear') return vagueness
  if (equations.length === 0) return unclear.length > 0 ? 'item' : 'unmapped'
  const isOneSided = ranked
    .slice(0, 2)
    .every(({ category }) => isPleasant(category) === (reading.side === 'pleasant'))
  return isSideOpen(reading) || !isOneSided ? 'side' : 'word'
}

function lineFor(open: Open, feelings: readonly Feeling[], item: string): string {
  const [first, second] = feelings
  return put(OPEN_LINES[open], {
    item,
    first: first?.name ?? '',
    second: second?.name ?? '',
  })
}

/** The parts that are Premium's, with nothing in them. */
export const nothingMore = ({ depth }: AnalyseInput): Partial<Findings> =>
  depth === 'basic'
    ? {}
    : {
        personalConnections: [],
        psychologicalInsights: [],
        growthOpportunities: [],
        cognitivePatterns: [],
      }

/** "A girl!!" says little by itself. */
const WORDS_TO_TELL_BACK = 4

const FELT = /\b(?:feels?|felt|feeling|mood)\b/

/** What tells most, but no exclamation and no threat that nobody means, where there is something else. */
function decisiveOf({ equations, vagueness }: Understanding, text: SituationText): number {
  const likeliest = equations[0]?.toldIn ?? []
  // Where nothing happened, how it felt is all there is to tell back.
  const felt = text.normalised.findIndex((sentence) => FELT.test(sentence))
  const told = vagueness === 'clear' || felt < 0 ? likeliest : [felt, ...likeliest]
  const all = [...told, ...text.sentences.keys()]
  const isFull = (at: number) =>
    text.sentences[at]!.text.split(/\s+/).length >= WORDS_TO_TELL_BACK && isTellable(text, at)
  return all.find(isFull) ?? told[0] ?? 0
}

/** Each with its share, as strong as its equation would make it; nothing of it is claimed. */
function likelyEmotions({ understanding: { likely, ranked, equations } }: Page): Emotion[] {
  const itemId = equations[0]?.item.id
  return likely.map(({ category, share }) => {
    const decision = ranked.find((one) => one.category === category)
    const intensity = decision && emotionOf(decision.variables).intensity
    return { ...likelyEmotion(category, itemId, intensity), share }
  })
}
const UNKNOWN_STRENGTH = 0.5

/** What it may be, said as what that would mean. */
export const likelyEmotion = (
  category: EmotionCategory,
  itemId: number | undefined,
  intensity = UNKNOWN_STRENGTH,
): Emotion => ({
  category,
  name: LADDERS[category][MIDDLE]!,
  intensity,
  description: toSecondPerson(READ_AS[category]),
  level: MIDDLE + 1,
  confidence: 'low',
  ...(itemId !== undefined && { itemIds: [itemId] }),
  whose: 'proposed',
})

const seenIn = (decisive: Sentence) => ({
  description: `What you saw, in your words: “${quoteOf(decisive).text}”.`,
  evidence: [{ start: decisive.start, end: decisive.end }],
})

/** Steps that hold for every feeling it may be. */
export function stepsForAny(likely: readonly EmotionCategory[]): Findings['recommendations'] {
  const [side, other] = new Set(likely.map(isPleasant))
  const isOpen = side === undefined || other !== undefined
  const steps = STEPS_FOR_ANY[isOpen ? 'open' : side ? 'pleasant' : 'unpleasant']
  return steps.map(([type, text]) => ({ type, text }))
}

export function writeAsks(input: AnalyseInput, page: Page): Findings {
  const { understanding, text } = page
  const open = openOf(understanding)
  const { likely, tellsNothing } = understanding
  const feelings = gentlestFirst(plainly(likely.map(({ category }) => category)))
  const [unclear] = understanding.unclear
  const item = unclear ? itemPhrase(unclear.name, unclear.category).text : 'this part of you'
  const line = tellsNothing ? NOTHING_TOLD : lineFor(open, feelings, item)
  const decisive = text.sentences[decisiveOf(understanding, text)]
  const question = questionFor(open, feelings, understanding)
  const asks: Asks = {
    ...(decisive && { decisive: { start: decisive.start, end: decisive.end } }),
    line,
    feelings: feelings.map((feeling) => ({
      ...feeling,
      said: { feelings: [{ category: feeling.category }] },
    })),
    ...(question && {
      question: { text: question.text, answers: question.answers.map((answer) => ({ ...answer })) },
    }),
  }
  const told = decisive && !page.isPublished ? `You write “${quoteOf(decisive).text}”. ` : ''
  return {
    engine: 'embedded',
    reading: `${told}${line}`,
    emotions: tellsNothing || page.isPublished ? [] : likelyEmotions(page),
    perceptions: tellsNothing || !decisive || page.isPublished ? [] : [seenIn(decisive)],
    expectations: [],
    recommendations: tellsNothing ? [] : stepsForAny(likely.map(({ category }) => category)),
    ...(tellsNothing && { tellsNothing: true }),
    questions: question ? [question.text] : [],
    equations: [],
    certainty: 'asks',
    ...(page.isPublished ? {} : { asks }),
    ...nothingMore(input),
  }
}

/** Feelings that are often mistaken for one another, the nearest first. */
const NEIGHBOURS: Record<EmotionCategory, readonly EmotionCategory[]> = {
  happiness: ['pride', 'positiveanticipation', 'sadness'],
  pride: ['happiness', 'positiveanticipation', 'shame'],
  positiveanticipation: ['happiness', 'worry', 'pride'],
  sadness: ['anger', 'regret', 'worry'],
  worry: ['fear', 'sadness', 'anger'],
  fear: ['worry', 'anger', 'sadness'],
  anger: ['sadness', 'worry', 'shame'],
  disgust: ['anger', 'fear', 'sadness'],
  negativeanticipation: ['worry', 'sadness', 'fear'],
  regret: ['sadness', 'shame', 'anger'],
  shame: ['regret', 'sadness', 'worry'],
}

/** The next best readings, ready to be chosen; where the side is not sure, one of the other side among them. */
export function alternativesTo({ equations, ranked, reading }: Understanding): Alternative[] {
  const [main] = equations
  if (!main) return []
  const told = new Set(equations.map(({ verdict }) => verdict.category))
  // Whoever has said which side it is on is not offered the other one again.
  const isSaid = reading.sideCertainty === 1
  const isOther = ({ category }: Decision) => isPleasant(category) !== (reading.side === 'pleasant')
  const likely = ranked.filter(
    (decision) =>
      decision.certainty >= (decision.category === 'disgust' ? DISGUST_FROM : POSSIBLE_FROM) &&
      !(isSaid && isOther(decision)),
  )
  const near = NEIGHBOURS[main.verdict.category].flatMap(
    (category) => ranked.find((decision) => decision.category === category) ?? [],
  )
  const others = [...new Set([...likely, ...near])].filter(({ category }) => !told.has(category))
  const other = reading.sideCertainty < SIDE_IS_SURE ? ranked.find(isOther) : undefined
  const chosen = others.filter((decision) => decision !== other).slice(0, ALTERNATIVES)
  const all = other && !told.has(other.category) ? [...chosen.slice(0, 2), other] : chosen
  return all.map((decision) => ({
    category: decision.category,
    name: nameOf(decision),
    sentence: READ_AS[decision.category],
    said: { feelings: [{ category: decision.category }] },
  }))
}

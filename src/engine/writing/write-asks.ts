/** Where the words leave it open: what it may be, what was seen, steps that hold for all of it, and one question. */

import { type EmotionCategory, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Asks, Emotion, Findings } from '#domain/situation/analysis.ts'
import type { Sentence } from '#domain/values/sentences.ts'
import { quoteOf } from '../input/clause.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { toSecondPerson } from '../input/second-person.ts'
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
import { AHEAD, INWARD } from '../rules/feeling-kinds.ts'
import type { Understanding } from '../rules/understand.ts'
import { asSentence } from './fill.ts'
import type { Page, Story } from './page.ts'
import { put } from './put.ts'
import { isTellable } from './seen.ts'
import { tellStory } from './story.ts'

/** From this share on one feeling, or one side, is what it reads like. */
const ONE_LEADS = 0.7
const SIDE_LEADS = 0.6

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

const isLeaningToSide = ({ likely: [first, ...others] }: Understanding): boolean => {
  const isSameSide = ({ category }: { category: EmotionCategory }) =>
    first !== undefined && isPleasant(category) === isPleasant(first.category)
  const share = others.filter(isSameSide).reduce((sum, one) => sum + one.share, first?.share ?? 0)
  return share >= SIDE_LEADS
}

/** The one question whose answer tells the likeliest readings apart. */
function questionFor(
  open: Open,
  feelings: readonly Feeling[],
  understanding: Understanding,
): Question | undefined {
  const [first, second] = feelings
  const { isGrief } = understanding
  if (open === 'short' || open === 'neutral' || open === 'foreign') return QUESTIONS.side
  if (!first || !second) return undefined
  // Who mourns is not asked whether it was a relief, and nobody where the words already lean to one side.
  const isKnown = isGrief || first.category === 'sadness' || isLeaningToSide(understanding)
  if (isPleasant(first.category) !== isPleasant(second.category))
    return isKnown ? undefined : QUESTIONS.side
  if (AHEAD.has(first.category) !== AHEAD.has(second.category)) return QUESTIONS.time
  // Who mourns is not asked whose doing it was.
  if (isGrief || [first, second].some(({ category }) => category === 'sadness')) return undefined
  if (INWARD.has(first.category) !== INWARD.has(second.category)) return QUESTIONS.actor
  return undefined
}

function openOf({ vagueness, equations, unclear, likely: [first, second] }: Understanding): Open {
  if (vagueness !== 'clear') return vagueness
  if (equations.length === 0) return unclear.length > 0 ? 'item' : 'unmapped'
  return first && (!second || first.share >= ONE_LEADS) ? 'leans' : 'word'
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

/** What it would be about if it were this one: the words that speak for it, and what was wanted where the text says so. */
const storiesOf = (page: Page): Map<EmotionCategory, Story> =>
  new Map(
    page.understanding.possible.map((equation) => {
      const alone = {
        ...page,
        wishes: new Set(page.wishes),
        used: new Set<number>(),
        rests: new Map(),
      }
      return [equation.verdict.category, tellStory(equation, alone)]
    }),
  )

const asRead = (category: EmotionCategory, story: Story | undefined): string => {
  const [what, about] = READ_AS[category].split(': ')
  const seen = story?.equation.toldIn.includes(story.seen?.at ?? -1) ? story.seen : null
  return seen
    ? asSentence(`${toSecondPerson(what!)}: ${seen.clause}`)
    : toSecondPerson(`${what}: ${about}`)
}

/** Each with its share, as strong as its equation would make it; nothing of it is claimed. */
function likelyEmotions(
  { understanding: { likely, ranked, equations } }: Page,
  stories: ReadonlyMap<EmotionCategory, Story>,
): Emotion[] {
  const itemId = equations[0]?.item.id
  return likely.map(({ category, share }) => {
    const decision = ranked.find((one) => one.category === category)
    const intensity = decision && emotionOf(decision.variables).intensity
    const description = asRead(category, stories.get(category))
    return { ...likelyEmotion(category, itemId, intensity), description, share }
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
export function stepsForAny(
  likely: readonly { category: EmotionCategory; share?: number | undefined }[],
): Findings['recommendations'] {
  const [first, ...others] = likely
  const isGood = first && isPleasant(first.category)
  const isOneSided = others.every(({ category }) => isPleasant(category) === isGood)
  const isOpen = !first || !(isOneSided || (first.share ?? 0) >= ONE_LEADS)
  const steps = STEPS_FOR_ANY[isOpen ? 'open' : isGood ? 'pleasant' : 'unpleasant']
  return steps.map(([type, text]) => ({ type, text }))
}

export function writeAsks(input: AnalyseInput, page: Page): Findings {
  const { understanding, text } = page
  const open = openOf(understanding)
  const { likely, tellsNothing } = understanding
  const feelings = gentlestFirst(plainly(likely.map(({ category }) => category)))
  const [unclear] = understanding.unclear
  const item = unclear ? itemPhrase(unclear.name, unclear.category).text : 'this part of you'
  const likeliest = feelings.filter(({ category }) =>
    likely.slice(0, 2).some((one) => one.category === category),
  )
  const line = tellsNothing ? NOTHING_TOLD : lineFor(open, likeliest, item)
  const decisive = text.sentences[decisiveOf(understanding, text)]
  const question = questionFor(open, feelings, understanding)
  const stories = page.isPublished ? new Map<EmotionCategory, Story>() : storiesOf(page)
  const asks: Asks = {
    ...(decisive && { decisive: { start: decisive.start, end: decisive.end } }),
    line,
    feelings: feelings.map((feeling) => {
      const wish = stories.get(feeling.category)?.expected.sentence
      const said = { feelings: [{ category: feeling.category }] }
      return { ...feeling, ...(wish && { wish }), said }
    }),
    ...(question && {
      question: { text: question.text, answers: question.answers.map((answer) => ({ ...answer })) },
    }),
  }
  const told = decisive && !page.isPublished ? `You write “${quoteOf(decisive).text}”. ` : ''
  return {
    engine: 'embedded',
    reading: `${told}${line}`,
    emotions: tellsNothing || page.isPublished ? [] : likelyEmotions(page, stories),
    perceptions: tellsNothing || !decisive || page.isPublished ? [] : [seenIn(decisive)],
    expectations: [],
    recommendations: tellsNothing ? [] : stepsForAny(likely),
    ...(tellsNothing && { tellsNothing: true }),
    questions: question ? [question.text] : [],
    equations: [],
    certainty: 'asks',
    ...(page.isPublished ? {} : { asks }),
    ...nothingMore(input),
  }
}

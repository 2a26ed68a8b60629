/**
 * Writes the page of an open reading: possible feelings, the decisive sentence, steps that fit all of them, one
 * question.
 */
import { type EmotionCategory, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Asks, Emotion, Findings } from '#domain/situation/analysis.ts'
import type { OfferedMoment } from '#domain/situation/moment.ts'
import { quoteOf } from '../input/quote.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import {
  NOTHING_TOLD,
  OPEN_LINES,
  type Open,
  QUESTIONS,
  type Question,
  STEPS_FOR_ANY,
} from '../library/asking.ts'
import { BY_FEELING } from '../library/by-feeling.ts'
import { AHEAD, INWARD } from '../rules/feeling-kinds.ts'
import { offered } from '../rules/moment.ts'
import type { Understanding } from '../rules/understand.ts'
import { asSentence } from './fill.ts'
import type { Page, Story } from './page.ts'
import { asPlan } from './steps.ts'
import { tellStory } from './story.ts'

/** The share from which one feeling, or one side, leads. */
const ONE_LEADS = 0.7
const SIDE_LEADS = 0.6
const QUOTED_WORDS = 40

const MIDDLE = 2
/** Uses the middle step's name, because the strength is unknown. */
const plainName = (category: EmotionCategory): string => LADDERS[category][MIDDLE]!

type Likely = Understanding['likely'][number]

/** Puts shame last, so the first question isn't about guilt. */
const gentlestFirst = (likely: readonly Likely[]): Likely[] =>
  likely.toSorted(
    (one, other) => Number(one.category === 'shame') - Number(other.category === 'shame'),
  )

const isLeaningToSide = ({ likely: [first, ...others] }: Understanding): boolean => {
  const isSameSide = ({ category }: Likely) =>
    first !== undefined && isPleasant(category) === isPleasant(first.category)
  const share = others.filter(isSameSide).reduce((sum, one) => sum + one.share, first?.share ?? 0)
  return share >= SIDE_LEADS
}

/** The question that best separates the likeliest readings. */
function questionFor(open: Open, understanding: Understanding): Question | undefined {
  const [first, second] = gentlestFirst(understanding.likely)
  const { isGrief } = understanding
  if (open === 'short' || open === 'neutral' || open === 'foreign') return QUESTIONS.side
  if (!first || !second) return undefined
  // In grief, or if the text leans to one side, don't ask whether it was good.
  const isKnown = isGrief || first.category === 'sadness' || isLeaningToSide(understanding)
  if (isPleasant(first.category) !== isPleasant(second.category))
    return isKnown ? undefined : QUESTIONS.side
  if (AHEAD.has(first.category) !== AHEAD.has(second.category)) return QUESTIONS.time
  // In grief, don't ask who caused it.
  if (isGrief || [first, second].some(({ category }) => category === 'sadness')) return undefined
  return INWARD.has(first.category) !== INWARD.has(second.category) ? QUESTIONS.actor : undefined
}

function openOf({ vagueness, likely: [first, second] }: Understanding): Open {
  if (vagueness !== 'clear') return vagueness
  return first && (!second || first.share >= ONE_LEADS) ? 'leans' : 'word'
}

const lineFor = (open: Open, [first, second]: readonly Likely[]): string =>
  OPEN_LINES[open]
    .replace('{first}', first ? plainName(first.category) : '')
    .replace('{second}', second ? plainName(second.category) : '')

/** Empty Premium parts. */
export const nothingMore = ({ depth }: AnalyseInput): Partial<Findings> =>
  depth === 'basic'
    ? {}
    : {
        personalConnections: [],
        psychologicalInsights: [],
        growthOpportunities: [],
        cognitivePatterns: [],
      }

const UNKNOWN_STRENGTH = 0.5

/** A possible emotion, described by its meaning. */
export const likelyEmotion = (
  category: EmotionCategory,
  itemId: number | null | undefined,
  intensity = UNKNOWN_STRENGTH,
): Emotion => ({
  category,
  name: plainName(category),
  intensity,
  description: BY_FEELING[category].means,
  level: MIDDLE + 1,
  confidence: 'low',
  ...(itemId && { itemIds: [itemId] }),
  whose: 'proposed',
})

/** Steps that fit all possible feelings. */
export function stepsForAny(
  likely: readonly { category: EmotionCategory; share?: number | undefined }[],
): Findings['recommendations'] {
  const [first, ...others] = likely
  const isGood = first && isPleasant(first.category)
  const isOneSided = others.every(({ category }) => isPleasant(category) === isGood)
  const isOpen = !first || !(isOneSided || (first.share ?? 0) >= ONE_LEADS)
  const steps = STEPS_FOR_ANY[isOpen ? 'open' : isGood ? 'pleasant' : 'unpleasant']
  return steps.map(([type, when, act]) => ({ type, text: asPlan(when, act), when, act }))
}

/** For a confession or a death, no cards of the other side are offered. */
const TENDER: ReadonlySet<EmotionCategory> = new Set(['shame', 'regret', 'sadness'])

function cardsOf(stories: readonly Story[], understanding: Understanding): OfferedMoment[] {
  const [first] = stories
  const isTender = first && TENDER.has(first.equation.verdict.category)
  const isOneSided = isTender || understanding.isGrief || isLeaningToSide(understanding)
  const isFit = ({ equation }: Story) =>
    !isOneSided ||
    isPleasant(equation.verdict.category) === isPleasant(first!.equation.verdict.category)
  const cards = stories
    .filter(isFit)
    .flatMap(({ candidates, equation: { verdict }, circumstances }) =>
      offered(candidates, null, { category: verdict.category, circumstances }).map((card) => ({
        card,
        share: candidates.find(({ entry }) => entry.name === card.name)!.share,
      })),
    )
    .toSorted((one, other) => other.share - one.share)
    .map(({ card }) => card)
  return [...new Map(cards.map((card) => [card.name, card])).values()].slice(0, 3)
}

/** The feelings offered. Beside a confession or a death, none of the other side. */
function likelyOf({ likely, isGrief }: Understanding): readonly Likely[] {
  const [first] = likely
  if (!first || isPleasant(first.category) || !(isGrief || INWARD.has(first.category)))
    return likely
  const hard = likely.filter(({ category }) => !isPleasant(category))
  return hard.length > 1 ? hard : likely
}

export function writeAsks(input: AnalyseInput, page: Page): Findings {
  const { understanding, text, isPublished } = page
  const { tellsNothing, ranked, vagueness } = understanding
  const likely = likelyOf(understanding)
  const open = openOf(understanding)
  const stories = understanding.possible.map((equation) => tellStory(equation, page, true))
  const isQuiet = tellsNothing || isPublished
  const cards = isQuiet || vagueness !== 'clear' ? [] : cardsOf(stories, understanding)
  const ofCard = likely.find(({ category }) => category === cards[0]?.category)
  // A headline that leans to one feeling above a card of another would contradict itself.
  const isApart = open === 'leans' && ofCard !== undefined && ofCard !== likely[0]
  const two = isApart ? [likely[0]!, ofCard] : likely.slice(0, 2)
  const line = tellsNothing ? NOTHING_TOLD : lineFor(isApart ? 'word' : open, gentlestFirst(two))
  const decisive = text.sentences[stories[0]?.seenAt ?? 0]
  const question = questionFor(open, understanding)
  const asks: Asks = {
    ...(decisive && { decisive: { start: decisive.start, end: decisive.end } }),
    line,
    feelings: gentlestFirst(likely).map(({ category }) => ({
      category,
      name: plainName(category),
      said: { feelings: [{ category }] },
    })),
    ...(question && {
      question: { text: question.text, answers: question.answers.map((answer) => ({ ...answer })) },
    }),
  }
  return {
    engine: 'embedded',
    reading: line,
    emotions: isQuiet
      ? []
      : likely.map(({ category, share }) => {
          const decision = ranked.find((one) => one.category === category)
          const intensity = decision && emotionOf(decision.variables).intensity
          const itemId = stories[0]?.equation.item.id
          return { ...likelyEmotion(category, itemId, intensity), share }
        }),
    perceptions:
      isQuiet || !decisive
        ? []
        : [
            {
              description: asSentence(quoteOf(decisive, QUOTED_WORDS).text),
              evidence: [{ start: decisive.start, end: decisive.end }],
            },
          ],
    expectations: [],
    recommendations: tellsNothing ? [] : stepsForAny(likely),
    ...(tellsNothing && { tellsNothing: true }),
    questions: question ? [question.text] : [],
    equations: [],
    certainty: 'asks',
    moment: null,
    moments: cards,
    ...(isPublished ? {} : { asks }),
    ...nothingMore(input),
  }
}

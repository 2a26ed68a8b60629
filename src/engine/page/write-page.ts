/** Writes the page of a claimed reading from its equation and moment. */
import { isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { NEIGHBOURS } from '#domain/emotion/neighbours.ts'
import type { Alternative, Emotion, Equation, Findings } from '#domain/situation/analysis.ts'
import { NO_MOMENT } from '#domain/situation/moment.ts'
import { formatFeeling } from '#domain/situation/own-saying.ts'
import { peopleIn } from '../input/people.ts'
import { type AnalyseInput, isOpen } from '../input/situation-text.ts'
import { ABOUT_OWN_LINE, ABOUT_OWN_SIGHT, BY_FEELING } from '../library/by-feeling.ts'
import { mayBeSaid } from '../rules/circumstances.ts'
import type { Decision } from '../rules/decide.ts'
import { asMoment, offered } from '../rules/moment.ts'
import type { Understanding } from '../rules/understand.ts'
import {
  chooseInsight,
  insightOf,
  writeConnections,
  writeGrowth,
  writeInsights,
  writePatterns,
} from './depth.ts'
import { afterQuote, asSentence, fill, type Who } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import { type Page, plainLines, type Story } from './page.ts'
import { aboutItem, isOfAnotherFeeling, stepsFor } from './steps.ts'
import { tellStory } from './story.ts'

/** The maximum number of alternative readings. */

const ALTERNATIVES = 3
/** The minimum certainty of an alternative. */
const POSSIBLE_FROM = 0.04
/** The minimum certainty to offer disgust or, in grief, anger, which seem strange otherwise. */
const STRANGE_FROM = 0.2
const SIDE_IS_SURE = 0.95

const nameOf = ({ variables, category }: Decision): string =>
  LADDERS[category][emotionOf(variables).level - 1]!

/** The next best readings. Includes one of the other side if the side isn't sure. */
function alternativesTo(understanding: Understanding): Alternative[] {
  const { equations, ranked, reading, isGrief } = understanding
  const [main] = equations
  if (!main) return []
  const told = new Set(equations.map(({ verdict }) => verdict.category))
  // If the person chose the side, don't offer the other one.
  const isSaid = reading.sideCertainty === 1
  const isOther = ({ category }: Decision) => isPleasant(category) !== (reading.side === 'pleasant')
  const isMourning = !isPleasant(main.verdict.category) && isGrief
  const isStrange = ({ category, certainty }: Decision) =>
    certainty < STRANGE_FROM && (category === 'disgust' || (isMourning && category === 'anger'))
  const isFar = (decision: Decision) =>
    isStrange(decision) || (isMourning && isPleasant(decision.category))
  const likely = ranked.filter(
    (decision) =>
      decision.certainty >= POSSIBLE_FROM && !isFar(decision) && !(isSaid && isOther(decision)),
  )
  const near = NEIGHBOURS[main.verdict.category].flatMap(
    (category) =>
      ranked.find(
        (one) => one.category === category && !isOther(one) && !(isMourning && isFar(one)),
      ) ?? [],
  )
  const others = [...new Set([...likely, ...near])].filter(({ category }) => !told.has(category))
  const other =
    reading.sideCertainty < SIDE_IS_SURE && !isMourning ? ranked.find(isOther) : undefined
  const chosen = others.filter((decision) => decision !== other).slice(0, ALTERNATIVES)
  const all = other && !told.has(other.category) ? [...chosen.slice(0, 2), other] : chosen
  return all.map((decision) => ({
    category: decision.category,
    name: nameOf(decision),
    sentence: BY_FEELING[decision.category].card,
    said: { feelings: [{ category: decision.category }] },
  }))
}

const evidenceOf = ({ equation, seenAt }: Story, { text }: Page) =>
  [...new Set([seenAt, ...equation.evidence])]
    .flatMap((at) => text.sentences[at] ?? [])
    .map(({ start, end }) => ({ start, end }))
    .toSorted((a, b) => a.start - b.start)

const claimOf = (story: Story, page: Page) => ({
  ...aboutItem(story),
  evidence: evidenceOf(story, page),
})

const momentOf = (story: Story, { said }: Page) =>
  story.moment && asMoment(story.moment, insightOf(story)?.text ?? '', story.isMain ? said : {})

export function toEquation(story: Story, page: Page): Equation {
  const { item, variables, verdict, via } = story.equation
  const { actor } = page.understanding
  return {
    itemId: isOpen(item) ? null : item.id,
    itemName: item.name,
    ...story.wish,
    perception: story.perception,
    ...variables,
    ...verdict,
    evidence: evidenceOf(story, page),
    moment: momentOf(story, page),
    ...(actor && { actor }),
    ...(via ? { through: true as const, via: via.item.name } : {}),
  }
}

/** The reason for a feeling: from the moment, else its general meaning. */
function reasonOf(story: Story, page: Page): string {
  const { moment, equation, who } = story
  const { used } = page
  const { category } = equation.verdict
  const senses = moment?.entry.feelings.includes(category) ? moment.entry.sense : []
  const sense = senses.find((one) => !used.has(one))
  if (sense) used.add(sense)
  return sense ? asSentence(fill(sense, 'you', who)) : plainLines(story, page).means
}

const confidenceOf = (certainty: number): NonNullable<Emotion['confidence']> =>
  certainty >= 0.6 ? 'high' : certainty >= 0.35 ? 'medium' : 'low'

/** Merges equations of one group into one emotion, named by the strongest. */
function toEmotions(stories: readonly Story[], page: Page): Emotion[] {
  const groups = Map.groupBy(stories, ({ equation }) => equation.verdict.category)
  return [...groups.values()]
    .map((group) => {
      const story = group.reduce((top, next) =>
        next.equation.verdict.intensity > top.equation.verdict.intensity ? next : top,
      )
      const { verdict, certainty } = story.equation
      const ids = group.flatMap((one) => aboutItem(one).itemId ?? [])
      return {
        ...verdict,
        description: reasonOf(story, page),
        confidence: confidenceOf(certainty),
        itemIds: [...new Set(ids)],
      }
    })
    .slice(0, 3)
}

const feel = ({ equation }: Story) => formatFeeling(equation.verdict.name, 'you')

/** The sentence that names the feeling, or links two feelings. */
function readingOf(main: Story, second: Story | undefined): string {
  const { lead, word, noun, isNoun } = feel(main)
  if (!second) return asSentence(`${lead} ${word}`)
  const isMixed =
    isPleasant(main.equation.verdict.category) !== isPleasant(second.equation.verdict.category)
  const other = feel(second)
  const both =
    isNoun !== other.isNoun
      ? `you feel ${noun} and ${other.noun}`
      : other.lead === lead
        ? `${lead} ${word} and ${other.word}`
        : `${lead} ${word}, and ${other.lead} ${other.word}`
  return isMixed
    ? `${asSentence(both)} Neither cancels the other out.`
    : asSentence(`${both}, both at once`)
}

/** Without a moment for the pleasant feeling, step and question serve the unpleasant one beside it. */
const isHeavier = (second: Story, main: Story): boolean =>
  !main.moment &&
  isPleasant(main.equation.verdict.category) &&
  !isPleasant(second.equation.verdict.category)

function questionFor(story: Story, page: Page): string[] {
  const { moment, isMomentKept, circumstances, equation, who, about, typed } = story

  const asks = isOfAnotherFeeling(story, page) ? [] : (moment?.entry.asks ?? [])
  const own = asks.filter(({ needs }) => mayBeSaid(needs, circumstances))
  const [asked] = page.lines.inOrder(own, 'question', ({ text }) => text)
  const { isGrief } = page.understanding
  if (!asked && isGrief) return []
  const { category } = equation.verdict
  // A line the person typed is answered, unless the moment's question follows it already.
  const isFollowed = asked && (isGrief || !isMomentKept)
  if (!isFollowed && typed.wanted) return [afterQuote(typed.wanted, ABOUT_OWN_LINE[category].ask)]
  if (!isFollowed && typed.saw) return [afterQuote(typed.saw, ABOUT_OWN_SIGHT)]
  const text = asked?.text ?? plainLines(story, page).ask
  page.lines.say('question', text)
  return [fill(text, 'you', asked ? who : about)]
}

/** "My flatmate Jess", where the text says so. */
const roleIn = ({ text }: Page, { name }: Who): string =>
  peopleIn(text.description).find(({ phrase }) => phrase.endsWith(` ${name}`))?.phrase ?? name

/** Returns no cards after "None of these". */
function cardsFor({ candidates, moment, equation, circumstances, about }: Story, page: Page) {
  if (page.isPublished || page.said.moment === NO_MOMENT) return []
  const { category } = equation.verdict
  const isTheirs = equation.called !== undefined && equation.called.whose !== 'proposed'
  return offered(candidates, moment, {
    category,
    circumstances,
    isTheirs,
    about: about ? roleIn(page, about) : '',
  })
}

const distinct = <Part extends { description: string }>(parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ description }, at) =>
      description !== '' && parts.findIndex((part) => part.description === description) === at,
  )

/** The stories of a page. Equations through a relationship quote nothing. */
export function storiesOf(page: Page): Story[] {
  const used = new Set<number>()
  return page.understanding.equations.map((equation, at) => {
    const story = tellStory(equation, page, at === 0, used)
    used.add(story.seenAt)
    return story
  })
}

export function writePage(input: AnalyseInput, page: Page, traps: readonly FoundTrap[]): Findings {
  const stories = storiesOf(page)
  const [main] = stories
  if (!main) throw new Error('An analysis needs at least one equation.')
  const own = stories.filter(({ equation }) => !equation.via)
  const { category } = main.equation.verdict
  const second = own.find(({ equation }) => equation.verdict.category !== category)
  const told = second ? [main, second] : [main]
  const served = second && isHeavier(second, main) ? second : main
  const moment = momentOf(main, page)
  const insight = chooseInsight(told, served, page)
  return {
    engine: 'embedded',
    reading: readingOf(main, second),
    emotions: toEmotions(own, page),
    perceptions: distinct(
      told.map((story) => ({ description: story.perception, ...claimOf(story, page) })),
    ),
    expectations: distinct(
      told.map((story) => ({
        description: story.wish.expectation,
        origin: story.wish.wish.origin,
        ...claimOf(story, page),
      })),
    ),
    recommendations: stepsFor(served, page).map((step) =>
      served === main ? step : { ...step, category: served.equation.verdict.category },
    ),
    questions: questionFor(served, page),
    equations: stories.map((story) => toEquation(story, page)),
    certainty: page.understanding.certainty,
    alternatives: alternativesTo(page.understanding),
    ...(page.understanding.untouched.length > 0 &&
      !page.isPublished && {
        untouched: page.understanding.untouched.map(({ name }) => name),
      }),
    moment,
    ...(insight && { insight: insight.text }),
    moments: cardsFor(main, page),
    ...(input.depth === 'premium' && {
      personalConnections: writeConnections(own, page),
      psychologicalInsights: writeInsights(main, insight, input.relationships, own),
      growthOpportunities: writeGrowth(main),
      cognitivePatterns: writePatterns(traps),
    }),
  }
}

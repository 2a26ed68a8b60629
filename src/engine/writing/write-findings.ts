/** Puts the whole analysis together from what was understood. */

import { isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { STRENGTH } from '#domain/emotion/strength.ts'
import type { Emotion, Equation, Findings } from '#domain/situation/analysis.ts'
import { strengthFrom } from '../feelings/strength.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import { ALSO, CORRECT } from '../library/phrases.ts'
import { TRAP_ENTRIES } from '../library/traps.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { mention } from '../rules/touched.ts'
import { fill } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import { fitCard } from './fit-card.ts'
import { createPick, type Pick } from './pick.ts'
import { type Page, type Story, tellStory } from './story.ts'
import { alternativesTo } from './write-asks.ts'
import { writeConnections, writeGrowth, writeInsights, writePatterns } from './write-depth.ts'
import { writeRecommendations } from './write-recommendations.ts'
import {
  certaintyWord,
  put,
  writeBeside,
  writeExpectation,
  writePerception,
  writeReading,
  writeWhy,
} from './write-story.ts'

export type Told = { story: Story; expectation: string; perception: string }

export const evidenceOf = (equation: ReadEquation, page: Page) =>
  [...equation.evidence]
    .sort((a, b) => a - b)
    .map((at) => ({ start: page.text.sentences[at]!.start, end: page.text.sentences[at]!.end }))

export function toEquation({ story, expectation, perception }: Told, page: Page): Equation {
  const { item, variables, verdict, via, event } = story.equation
  const { actor } = page.understanding
  return {
    itemId: item.id,
    itemName: item.name,
    expectation,
    perception,
    ...variables,
    ...verdict,
    evidence: evidenceOf(story.equation, page),
    ...(actor && { actor }),
    ...(event && { event }),
    ...(via ? { through: true as const, via: via.item.name } : {}),
  }
}

/** What else the text itself names: that a feeling goes for a part nobody spoke of would be a guess. */
function alsoTouches(story: Story, group: readonly Told[], page: Page, pick: Pick): string {
  const named = group.filter(({ story }) => mention(story.equation.item, page.text.whole) > 0)
  const others = [...new Set(named.map((next) => next.story.slots.item))].filter(
    (item) => item !== story.slots.item,
  )
  if (others.length === 0) return ''
  return ` ${put(pick.from(ALSO, 'also') ?? ALSO[0], { items: others.join(' and ') })}`
}

/** A stated feeling keeps its writer's word and is as strong as they say; what was read is called by the ladder. */
function namedAs({ verdict, stated, variables, item }: ReadEquation, { understanding }: Page) {
  if (!stated) return { name: verdict.name, intensity: verdict.intensity }
  const { reading } = understanding
  const { strength, because } = strengthFrom(
    reading.strengthCues,
    { category: verdict.category, stated, equation: variables, partName: item.name },
    reading.stated.feelings,
  )
  return {
    name: stated.shown,
    intensity: strength / STRENGTH.max,
    whose: 'written' as const,
    strengthFrom: 'rule' as const,
    because,
  }
}

/**
 * Equations of one group become one emotion; the strongest names it. What only reached a part of the map
 * through a relationship is no feeling anybody wrote of.
 */
function toEmotions(told: readonly Told[], main: Story, page: Page, pick: Pick): Emotion[] {
  const direct = told.filter(({ story }) => !story.equation.via)
  const groups = Map.groupBy(direct, ({ story }) => story.equation.verdict.category)
  return [...groups.values()]
    .map((group) => {
      const { story } = group.reduce((top, next) =>
        next.story.equation.verdict.intensity > top.story.equation.verdict.intensity ? next : top,
      )
      const { verdict, certainty } = story.equation
      const write = story === main ? writeWhy : writeBeside
      return {
        ...namedAs(story.equation, page),
        category: verdict.category,
        description: `${write(story, pick, `why ${verdict.category}`)}${alsoTouches(story, group, page, pick)}`,
        level: verdict.level,
        confidence: certaintyWord(certainty),
        itemIds: [...new Set(group.map((next) => next.story.equation.item.id))],
      }
    })
    .sort((a, b) => b.intensity - a.intensity)
    .slice(0, 3)
}

function questionsFor(
  main: Story,
  input: { unclear: readonly { name: string; category: string }[] },
  pick: Pick,
) {
  const { verdict, runnerUp } = main.equation
  const own = pick.from(main.words.questions, 'question')
  const isSameSide = runnerUp && isPleasant(runnerUp) === isPleasant(verdict.category)
  const other = isSameSide ? LADDERS[runnerUp][verdict.level - 1]! : null
  const unclear = input.unclear[0]
  const second = unclear
    ? `You also chose ${itemPhrase(unclear.name, unclear.category).text}. How is that part touched by this?`
    : other
      ? `Does ${verdict.name} fit best, or is it closer to ${other}?`
      : put(pick.from(CORRECT, 'correct')!, { emotion: verdict.name })
  return own ? [fill(own, main.slots), second] : [second]
}

/** The writer's own deed against somebody who is there, and can be spoken to without danger. */
function mayRepair(story: Story, page: Page): boolean {
  const { equation, words, canBeSpokenTo, hasApologised } = story
  return (
    equation.verdict.category === 'shame' &&
    equation.item.category === 'people' &&
    page.understanding.actor === 'me' &&
    !words.care &&
    canBeSpokenTo &&
    !hasApologised
  )
}

export function writeFindings(
  input: AnalyseInput,
  page: Page,
  traps: readonly FoundTrap[],
): Findings {
  const pick = createPick(`${input.title}\n${input.description}`, page.judge)
  const stories = page.understanding.equations.map((equation, at, all) =>
    tellStory(equation, page, {
      isFirst: all.findIndex(({ event }) => event === equation.event) === at,
      isMain: at === 0,
    }),
  )
  const [main] = stories
  if (!main) throw new Error('An analysis needs at least one equation.')
  const own = stories.filter(({ equation }) => !equation.via)
  const other = own.find(
    ({ equation }) =>
      equation.verdict.category !== main.equation.verdict.category &&
      equation.verdict.intensity >= main.equation.verdict.intensity * 0.6,
  )
  const reading = writeReading(main, other, pick)
  const told = stories.map((story) => ({
    story,
    expectation: writeExpectation(story, pick),
    perception: writePerception(story, pick),
  }))
  // A second one is shown where it has words of its own; the equations carry all of them.
  const shown = told
    .filter(
      ({ story }) => story === main || (!story.equation.via && (story.reading || story.hoped)),
    )
    .slice(0, 2)
  const claim = ({ story }: Told) => ({
    itemId: story.equation.item.id,
    evidence: evidenceOf(story.equation, page),
  })
  const trap = traps[0]
  const trapReframe =
    trap && !main.words.care ? (pick.from(TRAP_ENTRIES[trap.trap].reframes, 'trap') ?? null) : null
  const findings: Findings = {
    engine: 'embedded',
    reading,
    emotions: toEmotions(told, main, page, pick),
    perceptions: shown.map((entry) => ({ description: entry.perception, ...claim(entry) })),
    expectations: shown.map((entry) => ({ description: entry.expectation, ...claim(entry) })),
    recommendations: writeRecommendations(own, trapReframe, mayRepair(main, page), pick),
    questions: questionsFor(main, page.understanding, pick),
    equations: told.map((entry) => toEquation(entry, page)),
    certainty: page.understanding.certainty,
    alternatives: alternativesTo(page.understanding),
  }
  if (input.depth === 'basic') return fitCard(findings)
  return fitCard({
    ...findings,
    personalConnections: writeConnections(own, pick),
    psychologicalInsights: writeInsights(main, pick),
    growthOpportunities: writeGrowth(main, pick),
    cognitivePatterns:
      main.words.care || isPleasant(main.equation.verdict.category)
        ? []
        : writePatterns(traps, pick),
  })
}

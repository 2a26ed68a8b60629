/** Puts the whole analysis together from what was understood. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Emotion, Equation, Findings } from '#domain/situation/analysis.ts'
import type { ShownLine } from '#domain/situation/shown-line.ts'
import type { AnalyseInput } from '../input/situation-text.ts'
import { didWrong } from '../library/candour.ts'
import { ALSO } from '../library/phrases.ts'
import { namedFeelings } from '../rules/clues.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { mention } from '../rules/touched.ts'
import { alternativesTo } from './alternatives.ts'
import { fillAbout } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import { fitCard } from './fit-card.ts'
import { writeHeadline } from './headline.ts'
import { type Hidden, hiddenAnswer } from './hidden-answer.ts'
import type { Page, Seen, Story } from './page.ts'
import { createPick, type Pick } from './pick.ts'
import { put } from './put.ts'
import { tellStory } from './story.ts'
import { saidAbout } from './wish.ts'
import { writeConnections, writeGrowth, writeInsights, writePatterns } from './write-depth.ts'
import { writeRecommendations } from './write-recommendations.ts'
import { certaintyWord, writeBeside, writeWhy } from './write-story.ts'

export const evidenceOf = (equation: ReadEquation, page: Page) =>
  [...equation.evidence]
    .sort((a, b) => a - b)
    .map((at) => ({ start: page.text.sentences[at]!.start, end: page.text.sentences[at]!.end }))

export function toEquation(story: Story, perception: string, page: Page): Equation {
  const { item, variables, verdict, via, event } = story.equation
  const { actor } = page.understanding
  return {
    itemId: item.id,
    itemName: item.name,
    expectation: story.expected.sentence,
    perception,
    ...variables,
    ...verdict,
    evidence: evidenceOf(story.equation, page),
    wish: story.expected.wish,
    ...(actor && { actor }),
    ...(event && { event }),
    ...(via ? { through: true as const, via: via.item.name } : {}),
  }
}

/** What else the text itself names: that a feeling goes for a part nobody spoke of would be a guess. */
function alsoTouches(story: Story, group: readonly Story[], page: Page): string {
  const named = group.filter(({ equation }) => mention(equation.item, page.text.whole) > 0)
  const others = [...new Set(named.map(({ slots }) => slots.item))].filter(
    (item) => item !== story.slots.item,
  )
  if (others.length === 0) return ''
  return ` ${put(ALSO, { items: others.join(' and ') })}`
}

/**
 * Equations of one group become one emotion; the strongest names it. What only reached a part of the map
 * through a relationship is no feeling anybody wrote of.
 */
function toEmotions(stories: readonly Story[], main: Story, page: Page, pick: Pick): Emotion[] {
  const direct = stories.filter((story) => !story.equation.via)
  const groups = Map.groupBy(direct, ({ equation }) => equation.verdict.category)
  return [...groups.values()]
    .map((group) => {
      const story = group.reduce((top, next) =>
        next.equation.verdict.intensity > top.equation.verdict.intensity ? next : top,
      )
      const { verdict, certainty } = story.equation
      const write = story === main ? writeWhy : writeBeside
      return {
        name: verdict.name,
        category: verdict.category,
        intensity: verdict.intensity,
        description: `${write(story, pick, `why ${verdict.category}`)}${alsoTouches(story, group, page)}`,
        level: verdict.level,
        confidence: certaintyWord(certainty),
        itemIds: [...new Set(group.map(({ equation }) => equation.item.id))],
      }
    })
    .sort((a, b) => b.intensity - a.intensity)
    .slice(0, 3)
}

/** One question, with a line to answer it in. */
function questionsFor(main: Story, hidden: Hidden | null, pick: Pick): string[] {
  if (hidden) return [`What would you have ${hidden.verb}, if not “${hidden.words}”?`]
  const own = pick.from(main.words.questions, 'question')
  return own ? [fillAbout(own, main.slots)] : []
}

/** The writer's own deed against somebody who is there, and can be spoken to without danger. */
function mayRepair(story: Story, page: Page): boolean {
  const { equation, words, canBeSpokenTo, hasApologised } = story
  return (
    equation.verdict.category === 'shame' &&
    equation.item.category === 'people' &&
    page.understanding.actor === 'me' &&
    didWrong(page.text.whole) &&
    !words.care &&
    canBeSpokenTo &&
    !hasApologised
  )
}

export function writeFindings(
  input: AnalyseInput,
  page: Page,
  traps: readonly FoundTrap[],
): { findings: Findings; shown: ShownLine[] } {
  const pick = createPick(`${input.title}\n${input.description}`, page.judge, input.shown)
  const stories = page.understanding.equations.map((equation, at) =>
    tellStory(equation, page, at === 0),
  )
  const [main] = stories
  if (!main) throw new Error('An analysis needs at least one equation.')
  const own = stories.filter(({ equation }) => !equation.via)
  const other = own.find(
    (story) =>
      story.equation.verdict.category !== main.equation.verdict.category &&
      story.equation.verdict.intensity >= main.equation.verdict.intensity * 0.6,
  )
  const isUnpleasant = !isPleasant(main.equation.verdict.category)
  const hidden =
    isUnpleasant && !page.isPublished && !main.words.care && main.canBeSpokenTo
      ? hiddenAnswer(page.text)
      : null
  const isTheirs = ({ equation, isMain }: Story) =>
    Boolean(saidAbout(equation, page.said, isMain).saw)
  if (other && !isTheirs(main) && !isTheirs(other)) untangle(main, other)
  // What was wanted is asked once for each feeling.
  for (const { equation, expected } of own)
    if (![main, other].some((story) => story?.equation === equation)) expected.wish.suggestions = []
  const reading = writeHeadline(main, other, pick)
  // What happened is seen by every part it touches; a further one may have words of its own.
  const seenBy = ({ seen }: Story) => (seen ?? main.seen)?.sentence ?? ''
  const claim = ({ equation }: Story) => ({
    itemId: equation.item.id,
    evidence: evidenceOf(equation, page),
  })
  const told = [
    main,
    ...own.filter((story) => story !== main && (story.seen || story.expected.sentence)),
  ].slice(0, 2)
  const findings: Findings = {
    engine: 'embedded',
    reading,
    emotions: toEmotions(stories, main, page, pick),
    perceptions: distinct(told.map((story) => ({ description: seenBy(story), ...claim(story) }))),
    expectations: distinct(
      told.map((story) => ({ description: story.expected.sentence, ...claim(story) })),
    ),
    recommendations: writeRecommendations(
      own,
      { text: page.text, mayRepair: mayRepair(main, page) },
      pick,
    ),
    questions: questionsFor(main, hidden, pick),
    equations: stories.map((story) => toEquation(story, seenBy(story), page)),
    certainty: page.understanding.certainty,
    alternatives: alternativesTo(page.understanding),
  }
  const deeper: Partial<Findings> =
    input.depth === 'basic'
      ? {}
      : {
          personalConnections: writeConnections(own, pick),
          psychologicalInsights: writeInsights(own, input.relationships, hidden),
          growthOpportunities: writeGrowth(main, pick),
          cognitivePatterns: main.words.care || !isUnpleasant ? [] : writePatterns(traps, pick),
        }
  return { findings: fitCard({ ...findings, ...deeper }), shown: pick.shown() }
}

/** Where the words of one name the feeling of the other, each gets its own. */
function untangle(main: Story, other: Story): void {
  const names = (seen: Seen | null, { equation }: Story) =>
    seen !== null &&
    namedFeelings(seen.clause).some(({ category }) => category === equation.verdict.category)
  if (!main.seen || !other.seen || names(other.seen, other) || !names(other.seen, main)) return
  ;[main.seen, other.seen] = [other.seen, main.seen]
}

function distinct<Part extends { description: string }>(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ description }, at) =>
      description !== '' && parts.findIndex((part) => part.description === description) === at,
  )
}

/** The premium sections: connections to the map, insights, growth, thinking patterns. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import { type PowerWord, powerWord } from '#domain/self-map/attachment-power.ts'
import { isGivenExample } from '#domain/self-map/self-map.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { upperFirst } from '#domain/values/text.ts'
import { itemPhrase } from '../input/item-phrase.ts'
import { quoteOf } from '../input/quote.ts'
import { isOpen } from '../input/situation-text.ts'
import { ABOUT_OWN_LINE } from '../library/by-feeling.ts'
import { INSIGHTS_IN_GRIEF, type Insight } from '../library/insights.ts'
import { TRAP_ENTRIES } from '../library/traps.ts'
import { mayBeSaid } from '../rules/circumstances.ts'
import { afterQuote, fill } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import { type Page, plainInsights, type Story } from './page.ts'
import { aboutItem, isOfAnotherFeeling } from './steps.ts'

type Connections = NonNullable<Findings['personalConnections']>
type Insights = NonNullable<Findings['psychologicalInsights']>
type Growth = NonNullable<Findings['growthOpportunities']>
type Patterns = NonNullable<Findings['cognitivePatterns']>

const PLACES: Record<PowerWord, string> = {
  core: 'is at the core of your map',
  close: 'is close to you',
  matters: 'matters to you',
  'at the edge': 'is at the edge of your map',
}

const QUOTED_WORDS = 16
const MAX_CONNECTIONS = 3

const phraseOf = ({ equation: { item } }: Story) => itemPhrase(item.name)

/** One per part of the map: its closeness and the words that touch it. */
export function writeConnections(
  stories: readonly Story[],
  { text, isPublished }: Page,
): Connections {
  const byItem = new Map(stories.map((story) => [story.equation.item.id, story]))
  return [...byItem.values()]
    .filter(({ equation }) => !isOpen(equation.item) && !isGivenExample(equation.item))
    .slice(0, MAX_CONNECTIONS)
    .map((story) => {
      const { item, verdict, evidence } = story.equation
      const sentence = text.sentences[evidence[0] ?? -1]
      const quote = sentence && !isPublished ? quoteOf(sentence, QUOTED_WORDS) : null
      const place = `${upperFirst(phraseOf(story))} ${PLACES[powerWord(item.power)]}`
      return {
        emotionName: verdict.name,
        selfMapItem: item.name,
        description: quote
          ? `${place}, and you wrote “${quote.text.replace(/\.$/, '')}”.`
          : `${place}, and this affects it.`,
        itemId: item.id,
        ...(quote && { evidence: [{ start: quote.start, end: quote.end }] }),
      }
    })
}

export const ANOTHER_VIEW = 'Another way to see it'

export function insightOf({ moment, circumstances }: Story) {
  return moment?.entry.insights.find(({ needs }) => mayBeSaid(needs, circumstances)) ?? null
}

/** The sentence worth remembering: of the moment of one of the feelings, else of the word of the served one. */
export function chooseInsight(
  told: readonly Story[],
  served: Story,
  page: Page,
): Insight | undefined {
  const ofMoment = told
    .filter((story) => !isOfAnotherFeeling(story, page))
    .map(insightOf)
    .find((insight) => insight !== null)
  if (ofMoment) return ofMoment
  const { wanted } = served.typed
  const isMourning = page.understanding.isGrief && !isPleasant(served.equation.verdict.category)
  if (wanted && !isMourning)
    return {
      title: 'What you wanted',
      text: afterQuote(wanted, ABOUT_OWN_LINE[served.equation.verdict.category].means),
    }
  const insights = isMourning ? INSIGHTS_IN_GRIEF : plainInsights(served, page)
  const [insight] = page.lines.inOrder(insights, 'closing', ({ text }) => text)
  if (insight) page.lines.say('closing', insight.text)
  return insight
}

/** The insight, another view, and two parts of the map the person related. */
export function writeInsights(
  main: Story,
  insight: Insight | undefined,
  ties: readonly Tie[],
  own: readonly Story[],
): Insights {
  const [view] = main.moment?.entry.views ?? []
  return [
    ...(insight ? [{ title: insight.title, description: insight.text, ...aboutItem(main) }] : []),
    ...tied(own, ties),
    ...(view
      ? [
          {
            title: ANOTHER_VIEW,
            description: fill(view, 'you', main.who),
            ...aboutItem(main),
          },
        ]
      : []),
  ].slice(0, 2)
}

function tied(stories: readonly Story[], ties: readonly Tie[]): Insights {
  const touched = new Map(stories.map((story) => [story.equation.item.id, story]))
  const tie = ties.find(
    ({ sourceItemId, targetItemId }) => touched.has(sourceItemId) && touched.has(targetItemId),
  )
  if (!tie) return []
  const [source, target] = [tie.sourceItemId, tie.targetItemId].map((id) =>
    phraseOf(touched.get(id)!),
  )
  const isConflict = tie.relationshipType === 'conflicts'
  return [
    {
      title: isConflict
        ? 'Two parts of you pulling in different directions'
        : 'Two parts of you that belong together',
      description: isConflict
        ? `On your map, ${source} conflicts with ${target}. This affects both.`
        : `On your map, ${source} is linked to ${target}. This affects both.`,
      itemId: tie.sourceItemId,
    },
  ]
}

export function writeGrowth(main: Story): Growth {
  const grow = main.moment?.entry.grow
  if (!grow) return []
  const { area, text, steps } = grow
  return [
    {
      area,
      description: fill(text, 'you', main.who),
      actionSteps: steps.map((step) => fill(step, 'you', main.who)),
      ...aboutItem(main),
    },
  ]
}

export const writePatterns = (traps: readonly FoundTrap[]): Patterns =>
  traps.map(({ trap, quote }) => ({
    pattern: trap,
    quote: quote.text,
    description: TRAP_ENTRIES[trap].offers[0]!,
    impact: TRAP_ENTRIES[trap].impacts[0]!,
    evidence: [{ start: quote.start, end: quote.end }],
  }))

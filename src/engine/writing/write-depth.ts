/** The premium sections: connections to the map, insights, growth, thinking patterns. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { Findings, Variables } from '#domain/situation/analysis.ts'
import { CONNECTED, PLACES, TURN_TITLES, TURNS } from '../library/phrases.ts'
import { TRAP_ENTRIES } from '../library/traps.ts'
import { fill } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import type { Pick } from './pick.ts'
import type { Story } from './story.ts'
import { put } from './write-story.ts'

type Connections = NonNullable<Findings['personalConnections']>
type Insights = NonNullable<Findings['psychologicalInsights']>
type Growth = NonNullable<Findings['growthOpportunities']>
type Patterns = NonNullable<Findings['cognitivePatterns']>

function connectionText(story: Story, isQuoted: boolean, isFirst: boolean, pick: Pick): string {
  const { item } = story.equation
  const isGain = isPleasant(story.equation.verdict.category)
  const word = powerWord(item.power)
  const isNear = word === 'core' || word === 'close'
  const list = !isQuoted
    ? CONNECTED[isFirst ? 'first' : 'plain']
    : isGain
      ? isNear
        ? CONNECTED.gainNear
        : CONNECTED.gainFar
      : isNear
        ? CONNECTED.near
        : CONNECTED.far
  return put(pick.from(list, `connection ${item.id}`) ?? list[0], {
    item: story.slots.item,
    place: PLACES[word],
    quote: story.quote?.text ?? '',
  })
}

/** One for each item; the same words are quoted once. */
export function writeConnections(stories: readonly Story[], pick: Pick): Connections {
  const quoted = new Set<number>()
  return stories
    .filter(
      ({ equation }, at) =>
        stories.findIndex((story) => story.equation.item.id === equation.item.id) === at,
    )
    .slice(0, 3)
    .map((story, at) => {
      const { item, verdict } = story.equation
      const isQuoted = story.quote !== null && !quoted.has(story.quote.start)
      if (isQuoted) quoted.add(story.quote!.start)
      return {
        emotionName: verdict.name,
        selfMapItem: item.name,
        description: connectionText(story, isQuoted, at === 0, pick),
        itemId: item.id,
        ...(isQuoted ? { evidence: [{ start: story.quote!.start, end: story.quote!.end }] } : {}),
      }
    })
}

/** The same equation with one variable changed: what the feeling would become. */
const NEIGHBOUR: Record<string, Partial<Variables>> = {
  anger: { accepted: true, time: 'now' },
  sadness: { accepted: false, time: 'past', source: 'outside' },
  fear: { time: 'future' },
  worry: { time: 'now' },
  negativeanticipation: { accepted: false },
  regret: { time: 'now' },
  disgust: { isRepelled: false, time: 'now' },
  shame: { source: 'outside', time: 'now' },
  positiveanticipation: { time: 'now' },
  pride: { source: 'outside', time: 'now' },
}

function turn(story: Story, pick: Pick): Insights {
  const { variables, verdict, item } = story.equation
  const other = emotionOf({ ...variables, ...NEIGHBOUR[verdict.category] })
  const text = pick.from(TURNS[verdict.category], 'turn')
  if (!text) return []
  return [
    {
      title: pick.from(TURN_TITLES, 'turn title')!,
      description: put(text, { name: verdict.name, other: other.name }),
      itemId: item.id,
    },
  ]
}

/** What explains a person to themselves has to fit better than what only describes the event. */
const INSIGHT_NEEDS = 0.05

/** To whom something dear is lost, nobody explains what else it could be. */
const isGriefStrong = ({ equation: { verdict } }: Story): boolean =>
  verdict.category === 'sadness' && verdict.level >= 4

export function writeInsights(main: Story, pick: Pick): Insights {
  const insight = pick.from(main.words.insights, 'insight', INSIGHT_NEEDS)
  const own = insight
    ? [
        {
          title: insight.title,
          description: fill(insight.text, main.slots),
          itemId: main.equation.item.id,
        },
      ]
    : []
  return main.words.care || isGriefStrong(main) ? own : [...own, ...turn(main, pick)]
}

/** Something to grow in is offered only where it was written for this, and fits. */
export function writeGrowth(main: Story, pick: Pick): Growth {
  if (main.words.care) return []
  const growth = pick.from(main.words.growth, 'growth', INSIGHT_NEEDS)
  if (!growth) return []
  return [
    {
      area: growth.area,
      description: fill(growth.text, main.slots),
      actionSteps: [...growth.steps],
      itemId: main.equation.item.id,
    },
  ]
}

export const writePatterns = (traps: readonly FoundTrap[], pick: Pick): Patterns =>
  traps.map(({ trap, quote }) => {
    const entry = TRAP_ENTRIES[trap]
    return {
      pattern: trap,
      quote: quote.text,
      description: pick.from(entry.offers, `offer ${trap}`)!,
      impact: pick.from(entry.impacts, `impact ${trap}`)!,
      evidence: [{ start: quote.start, end: quote.end }],
    }
  })

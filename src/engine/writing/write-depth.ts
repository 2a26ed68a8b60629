/** The premium sections: connections to the map, insights about this person, growth, thinking patterns. */

import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import { upperStart } from '../input/clause.ts'
import { GROWTH } from '../library/growth.ts'
import { CONNECTED, PLACES } from '../library/phrases.ts'
import { TRAP_ENTRIES } from '../library/traps.ts'
import { fill } from './fill.ts'
import type { FoundTrap } from './find-traps.ts'
import type { Hidden } from './hidden-answer.ts'
import { asThing, type Story } from './page.ts'
import type { Pick } from './pick.ts'
import { put } from './put.ts'

type Connections = NonNullable<Findings['personalConnections']>
type Insights = NonNullable<Findings['psychologicalInsights']>
type Growth = NonNullable<Findings['growthOpportunities']>
type Patterns = NonNullable<Findings['cognitivePatterns']>

/** An example of the product is nothing the person has placed. */
const isExample = ({ id }: { id: number }) => id < 0

function connectionText(story: Story, quote: string | null, pick: Pick): string | null {
  const { item } = story.equation
  if (isExample(item) && !quote) return null
  const list = isExample(item) ? CONNECTED.example : quote ? CONNECTED.quoted : CONNECTED.plain
  return put(pick.from(list, `connection ${item.id}`) ?? list[0], {
    item: asThing(story.slots.item),
    place: PLACES[powerWord(item.power)],
    quote: quote ?? '',
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
    .flatMap((story) => {
      const { item, verdict } = story.equation
      const quote = story.quote && !quoted.has(story.quote.start) ? story.quote : null
      if (quote) quoted.add(quote.start)
      const description = connectionText(story, quote?.text ?? null, pick)
      if (!description) return []
      return [
        {
          emotionName: verdict.name,
          selfMapItem: item.name,
          description: upperStart(description),
          itemId: item.id,
          ...(quote && { evidence: [{ start: quote.start, end: quote.end }] }),
        },
      ]
    })
}

const STRONG = 0.65

/** About this person or not at all: what they hid, and what their own map says beside the situation. */
export function writeInsights(
  stories: readonly Story[],
  ties: readonly Tie[],
  hidden: Hidden | null,
): Insights {
  const [main] = stories
  if (!main || main.words.care === 'grief') return []
  return [
    ...(hidden ? [unsaid(main, hidden)] : []),
    ...tied(stories, ties),
    ...nearerThanPlaced(main),
  ].slice(0, 2)
}

function unsaid({ slots, canBeSpokenTo, equation }: Story, { words }: Hidden): Insights[number] {
  const who = canBeSpokenTo ? slots.who : undefined
  return {
    title: 'What was not said',
    description: `The answer that was heard is “${words}”. What it did to you ${who ? `${who} does not know from you` : 'nobody has heard from you'} yet.`,
    itemId: equation.item.id,
  }
}

/** Two parts of the map that the person tied to each other, both in one situation. */
function tied(stories: readonly Story[], ties: readonly Tie[]): Insights {
  const touched = new Map(stories.map((story) => [story.equation.item.id, story]))
  const tie = ties.find(
    ({ sourceItemId, targetItemId }) => touched.has(sourceItemId) && touched.has(targetItemId),
  )
  if (!tie) return []
  const [source, target] = [touched.get(tie.sourceItemId)!, touched.get(tie.targetItemId)!].map(
    ({ slots }) => asThing(slots.item),
  )
  const isConflict = tie.relationshipType === 'conflicts'
  return [
    {
      title: isConflict
        ? 'Two parts of you that pull apart'
        : 'Two parts of you that hang together',
      description: isConflict
        ? `On your map ${source} conflicts with ${target}. Both are in this situation.`
        : `On your map ${source} bears on ${target}. Here both are touched at once.`,
      itemId: tie.sourceItemId,
    },
  ]
}

function nearerThanPlaced({ equation: { item, verdict }, slots }: Story): Insights {
  const word = powerWord(item.power)
  if (
    isExample(item) ||
    verdict.intensity < STRONG ||
    (word !== 'at the edge' && word !== 'matters')
  )
    return []
  return [
    {
      title: 'Nearer than it stands',
      description: `${upperStart(asThing(slots.item))} stands ${PLACES[word]}, and yet this is strong. Perhaps it is closer to you than you placed it.`,
      itemId: item.id,
    },
  ]
}

/** From here on what was written for a sub-kind of event is taken for it. */
const GROWTH_FROM = 0.6

/** Something to grow in: written for this very event, else for its kind. */
export function writeGrowth(main: Story, pick: Pick): Growth {
  const { verdict, isSortClear } = main.equation
  const { category } = verdict
  // Whoever is afraid right now has no week to grow in.
  if (main.words.care || category === 'fear') return []
  const ofKind = GROWTH.filter(
    ({ kinds, side }) =>
      isSortClear && kinds.includes(main.words.id) && (side === 'gain') === isPleasant(category),
  )
  const growth =
    pick.fitting(main.words.growth, 'growth', GROWTH_FROM) ?? pick.from(ofKind, 'growth')
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

/** What is asked about a situation, put together the same way on the server and in a browser. */

import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import type { RememberedWish } from '#domain/situation/remembered-wish.ts'
import type { Said } from '#domain/situation/said.ts'
import type { SaidLine, ShownLine } from '#domain/situation/shown-line.ts'
import {
  type ItemSnapshot,
  toSnapshot,
  type VisitorSituation,
} from '#domain/situation/situation.ts'
import type { Engine } from './engine.ts'
import type { AnalyseInput } from './input/situation-text.ts'
import type { Checks } from './language/check-line.ts'

/** As many suggestions as a page shows. */
const SHOWN = 3

/** What a person wished for before, in the same kind of moment with the same part of their map, is offered first. */
const withRemembered = (findings: Findings, wishes: readonly RememberedWish[] = []): Findings =>
  wishes.length === 0
    ? findings
    : { ...findings, equations: findings.equations.map((it) => offering(it, wishes)) }

function offering(equation: Equation, wishes: readonly RememberedWish[]): Equation {
  const { wish, moment, itemName } = equation
  if (!wish || !moment) return equation
  const known = wishes
    .filter(
      (it) => it.event === kindOfMoment(moment.name) && nameKey(it.itemName) === nameKey(itemName),
    )
    .map((it) => it.wish)
  const suggestions = [...new Set([...known, ...wish.suggestions])].slice(0, SHOWN)
  return { ...equation, wish: { ...wish, suggestions } }
}

/** Basic leaves out connections, insights, growth and thinking traps. */
export type Depth = 'basic' | 'premium'

export type Question = {
  title: string
  description: string
  /** What the person says it touched. */
  chosen: readonly ItemSnapshot[]
  /** The rest of their map, which it may reach through relationships. */
  others: readonly ItemSnapshot[]
  relationships: readonly Tie[]
  depth: Depth
  /** What the person has read in the last thirty days; none of it is said again. */
  shown?: readonly ShownLine[]
  /** What they wished for before, in their own words. */
  wishes?: readonly RememberedWish[]
  /** For a copy others may read: none of the person's words, and no item's name but these. */
  published?: { named: readonly number[] }
}

/** `isCrisis` where the engine, while reading, came upon danger to life; it can only add to the first look. */
export type Answer = {
  findings: Findings
  isCrisis: boolean
  /** Which lines of the library it says. */
  shown?: readonly ShownLine[]
  /** What the embedded engine read; it alone can write an analysis anew. */
  facts?: Facts
}

type Told = { id: number; title: string; description: string; items: readonly ItemSnapshot[] }
type Own = {
  items: readonly SelfMapItem[]
  relationships: readonly Tie[]
  shown?: readonly SaidLine[]
  wishes?: readonly RememberedWish[]
}

/** The chosen items as they were then, and the rest of the map as it is now. What was said of this situation may be said again. */
export function questionOf(
  { id, title, description, items: chosen }: Told,
  { items, relationships, shown = [], wishes = [] }: Own,
  depth: Depth,
): Question {
  const isOfAnother = (it: { situationId: number }) => it.situationId !== id
  const isChosen = new Set(chosen.map(({ itemId }) => itemId))
  const others = items.filter(({ id }) => !isChosen.has(id)).map(toSnapshot)
  return {
    title,
    description,
    chosen,
    others,
    relationships,
    depth,
    shown: shown.filter(isOfAnother),
    wishes: wishes.filter(isOfAnother),
  }
}

/** The example map, with what the visitor typed in its place or beside it. Null for an item nobody knows. */
export function visitorQuestion(
  { title, description, selfMapItemIds, exampleSelfMapItems }: VisitorSituation,
  depth: Depth,
): Question | null {
  const map = new Map([...EXAMPLE_ITEMS, ...exampleSelfMapItems].map((item) => [item.id, item]))
  const chosen = [...new Set(selfMapItemIds)].map((id) => map.get(id))
  if (!chosen.every((item) => item !== undefined)) return null
  const others = [...map.values()].filter(({ id }) => !selfMapItemIds.includes(id))
  return {
    title,
    description,
    chosen: chosen.map(toSnapshot),
    others: others.map(toSnapshot),
    relationships: EXAMPLE_RELATIONSHIPS.filter(
      ({ sourceItemId, targetItemId }) => map.has(sourceItemId) && map.has(targetItemId),
    ),
    depth,
  }
}

export const readFactsOf = (engine: Engine, question: Question): Promise<Facts> =>
  engine.readFacts(toInput(question))

/** The analysis of facts read before, and of what the person said since; without the model. */
export function writeAnswer(
  engine: Pick<Engine, 'write'>,
  question: Question,
  facts: Facts,
  said?: Said,
): Answer {
  const { crisis, findings, shown = [] } = engine.write(toInput(question), facts, said)
  const offered = withRemembered(findings, question.wishes)
  return { findings: offered, isCrisis: crisis.isCrisis, facts, shown }
}

export const analyseQuestion = async (engine: Engine, question: Question): Promise<Answer> =>
  writeAnswer(engine, question, await readFactsOf(engine, question))

/** What a language model's sentences are checked with. */
export const checksBy = ({ read, carriedBy }: Pick<Engine, 'read' | 'carriedBy'>): Checks => ({
  carriedBy,
  async dangerIn(sentences) {
    const shares: number[] = []
    for (const sentence of sentences) shares.push((await read(sentence)).crisisShare)
    return shares
  },
})

export const toInput = ({ chosen, others, wishes: _, ...question }: Question): AnalyseInput => ({
  ...question,
  items: [...chosen.map(toItem(true)), ...others.map(toItem(false))],
})

const toItem =
  (isChosen: boolean) =>
  ({ itemId, name, category, attachmentPower }: ItemSnapshot) => ({
    id: itemId,
    name,
    category,
    power: attachmentPower,
    isChosen,
  })

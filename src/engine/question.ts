/** Builds the engine's input for a situation, the same on the server and in a browser. */

import { EXAMPLE_ITEMS, EXAMPLE_RELATIONSHIPS } from '#domain/content/examples/self-map.ts'
import type { Tie } from '#domain/emotion/ripple.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import { type Correction, typedLines } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import type { Proposal } from '#domain/situation/proposal.ts'
import type { RecentLine, RecentLineUse } from '#domain/situation/recent-line.ts'
import type { RememberedWish } from '#domain/situation/remembered-wish.ts'
import {
  type ItemSnapshot,
  toSnapshot,
  type VisitorSituation,
} from '#domain/situation/situation.ts'
import type { Engine } from './engine.ts'
import type { AnalyseInput } from './input/situation-text.ts'
import type { Checks } from './language/check-line.ts'

/** The number of suggestions a page shows. */
const SHOWN = 3

/** Puts earlier wishes for the same kind of moment and the same item first. */
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

/** Basic omits connections, insights, growth and thinking traps. */
export type Depth = 'basic' | 'premium'

export type Question = {
  title: string
  description: string
  /** The items the person chose. */
  chosen: readonly ItemSnapshot[]
  /** The rest of the map, reachable through relationships. */
  others: readonly ItemSnapshot[]
  relationships: readonly Tie[]
  depth: Depth
  /** Lines shown in the last thirty days, not to be repeated. */
  shown?: readonly RecentLine[]
  /** Earlier wishes in the person's words. */
  wishes?: readonly RememberedWish[]
  /** For a published copy: none of the person's words, and only these items by name. */
  published?: { named: readonly number[] }
}

/** `isCrisis` if the engine found danger while reading. It only adds to the first check. */
export type Answer = {
  findings: Findings
  isCrisis: boolean
  /** The library lines used. */
  shown?: readonly RecentLine[]
  /** The engine's facts, needed to rewrite the analysis. */
  facts?: Facts
}

type SituationText = {
  id: number
  title: string
  description: string
  items: readonly ItemSnapshot[]
  /** Things it names that are not on the map. */
  proposals?: readonly Proposal[] | undefined
}
type Own = {
  items: readonly SelfMapItem[]
  relationships: readonly Tie[]
  shown?: readonly RecentLineUse[]
  wishes?: readonly RememberedWish[]
}

/**
 * The chosen items as of then; as others the rest of the map as of now, and what the situation names. Lines and wishes
 * of this situation may be repeated.
 */
export function questionOf(
  { id, title, description, items: chosen, proposals = [] }: SituationText,
  { items, relationships, shown = [], wishes = [] }: Own,
  depth: Depth,
): Question {
  const isOfAnother = (it: { situationId: number }) => it.situationId !== id
  const isChosen = new Set(chosen.map(({ itemId }) => itemId))
  const isOther = ({ itemId }: ItemSnapshot) => !isChosen.has(itemId)
  const named = proposals
    .filter(({ state }) => state === 'proposed')
    .map(({ itemId, ...item }) => toSnapshot({ ...item, id: itemId }))
  return {
    title,
    description,
    chosen,
    others: [...items.map(toSnapshot), ...named].filter(isOther),
    relationships,
    depth,
    shown: shown.filter(isOfAnother),
    wishes: wishes.filter(isOfAnother),
  }
}

/** Uses the example map with the visitor's items replacing or extending it. Null for an unknown item. */
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

/** Writes the analysis from stored facts and corrections, without the model. */
export function writeAnswer(
  engine: Pick<Engine, 'write'>,
  question: Question,
  facts: Facts,
  said?: Correction,
): Answer {
  const { crisis, findings, shown = [] } = engine.write(toInput(question), facts, said)
  const offered = withRemembered(findings, question.wishes)
  return { findings: offered, isCrisis: crisis.isCrisis, facts, shown }
}

/** The engine's two steps after a correction. They may run in another thread or wait in a queue. */
export type Rewriter = {
  /** Reads the lines the person typed beside their text, so the analysis follows them. */
  hear: (question: Question, facts: Facts, said: Correction) => Promise<Facts>
  /** Writes an analysis from facts read before and the person's corrections, without the model. */
  write: (question: Question, facts: Facts, said: Correction) => Promise<Answer>
}

/** Rewrites the analysis with the person's corrections. */
export const answerCorrected = async (
  { hear, write }: Rewriter,
  question: Question,
  facts: Facts,
  said: Correction,
): Promise<Answer> =>
  write(question, typedLines(said).length > 0 ? await hear(question, facts, said) : facts, said)

export const rewriterOf = (engine: Engine): Rewriter => ({
  hear: (question, facts, said) => engine.hear(toInput(question), facts, said),
  write: async (question, facts, said) => writeAnswer(engine, question, facts, said),
})

export const analyseQuestion = async (engine: Engine, question: Question): Promise<Answer> =>
  writeAnswer(engine, question, await readFactsOf(engine, question))

/** The engine's checks for a language model's sentences. */
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

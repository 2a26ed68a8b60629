/** From what a model understood to equations: which emotion that is, and how strong, our own rule and the person decide. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { knownWord } from '#domain/emotion/known-word.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import { shiftFor } from '#domain/emotion/strength.ts'
import type { Emotion, Equation, Findings } from '#domain/situation/analysis.ts'
import { sentName } from '#domain/situation/external-text.ts'
import type { Certainty } from '#domain/situation/said.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { readStated } from '../feelings/stated.ts'
import { folded } from './grounds.ts'
import { placeOfQuote } from './quote-place.ts'
import type { Task } from './task.ts'
import { FEELINGS, type Touched, type Understood } from './understood.ts'

export type Settled = {
  equations: Equation[]
  /** Where our own reading or the person says what is felt; otherwise they follow from the equations. */
  emotions?: readonly Emotion[]
  certainty: Certainty
  /** The words leave a doubt whether somebody's life is in danger. */
  isHeavy: boolean
  hasDied: boolean
}

type Told = Pick<Task, 'description' | 'own' | 'sureSide'>

const itemsBySentName = (items: readonly ItemSnapshot[]) =>
  new Map(items.map((item) => [sentName(item.name), item]))

const MIDDLE = 3
/** How much a perception weighs where nobody says how sure it is; the rule multiplies by it. */
const CONFIDENCE = 'medium'
const WEIGHT = 0.9

/** Of ten: the model's own word, within what the person's word and its degree can mean. */
function strengthOf({ feeling }: Touched, category: EmotionCategory, description: string): number {
  const meant = 2 * (FEELINGS.get(feeling ?? '')?.level ?? MIDDLE) - 1
  const stated = readStated(description).feelings.find(({ group }) => group === category)
  if (!stated) return meant
  const { degree, usual, range } = stated
  const [low, high] = degree === null ? range : [usual + degree, usual + degree]
  return Math.min(10, Math.max(1, Math.min(high, Math.max(low, meant))))
}

function variablesOf(one: Touched, power: number, strength: number) {
  const size = shiftFor(strength / 10 / WEIGHT, power)
  const shift = one.side === 'kept' ? 0 : one.side === 'gain' ? size : -Math.max(size, 0.06)
  return { power, shift, confidence: CONFIDENCE, ...one.variables } as const
}

const groupOf = (one: Touched): EmotionCategory => emotionOf(variablesOf(one, 1, 5)).category

/** Written by the person: nobody tells them otherwise. */
export const statedIn = ({ emotions }: Findings): Emotion[] =>
  emotions.filter(({ whose }) => whose === 'written')

/** What goes back to the model, once: where the table, the person's word or a sure reading of ours says something else. */
export function doubtsAbout({ touched }: Understood, { own, sureSide }: Told): string[] {
  const doubts = touched.flatMap((one) => {
    const said = one.feeling && FEELINGS.get(one.feeling)?.category
    const ruled = groupOf(one)
    return said && said !== ruled
      ? [
          `"${one.item}": your variables give ${ruled} by the table, but "${one.feeling}" is ${said}.`,
        ]
      : []
  })
  const groups = new Set(touched.map(groupOf))
  for (const { name, category } of statedIn(own))
    if (!groups.has(category))
      doubts.push(`They write themselves that they feel ${name} (${category}).`)
  if (sureSide !== undefined && [...groups].every((group) => isPleasant(group) !== sureSide))
    doubts.push(
      `It is almost certainly ${sureSide ? 'pleasant' : 'unpleasant'}. Which words decide it?`,
    )
  return doubts
}

/** The other reading, where the model sees nothing of the side that ours is sure of. */
export function contradictedSide(
  { equations }: Settled,
  { sureSide }: Pick<Told, 'sureSide'>,
): Equation | null {
  const isOther = ({ category }: Equation) => isPleasant(category) !== sureSide
  return sureSide !== undefined && equations.every(isOther) ? (equations[0] ?? null) : null
}

export function settle(
  understood: Understood,
  told: Told,
  items: readonly ItemSnapshot[],
): Settled {
  const { own, description } = told
  const byName = itemsBySentName(items)
  const read = understood.touched.flatMap((one) => {
    const item = byName.get(one.item)
    return item ? [toEquation(one, item, description, own)] : []
  })
  const rest = { isHeavy: understood.risk > 0, hasDied: understood.hasDied }
  const stated = statedIn(own).map(({ category }) => category)
  if (stated.length === 0) return { equations: read, certainty: 'likely', ...rest }
  const groups = new Set(read.map(({ category }) => category))
  // What they wrote stands: a model that does not see it only finds words for what ours read.
  if (!stated.every((category) => groups.has(category)))
    return {
      equations: own.equations,
      emotions: own.emotions,
      certainty: own.certainty ?? 'sure',
      ...rest,
    }
  const isStated = ({ category }: Equation) => Number(stated.includes(category))
  const equations = read.toSorted((one, other) => isStated(other) - isStated(one))
  return { equations, certainty: 'sure', ...rest }
}

function toEquation(
  one: Touched,
  { itemId, name, attachmentPower: power }: ItemSnapshot,
  description: string,
  own: Findings,
): Equation {
  const variables = variablesOf(one, power, strengthOf(one, groupOf(one), description))
  const verdict = emotionOf(variables)
  const known = own.equations.find((equation) => equation.itemId === itemId)
  const isSameSide = known && isPleasant(known.category) === isPleasant(verdict.category)
  const evidence = placeOfQuote(one.quote, description)
  return {
    itemId,
    itemName: name,
    // What nobody said stays open until the model has a line.
    expectation: (isSameSide && known.expectation) || '',
    wish: (isSameSide && known.wish) || { origin: 'default', suggestions: [] },
    perception:
      (isSameSide && known.perception) || (evidence.length > 0 ? `You write “${one.quote}”.` : ''),
    ...variables,
    ...verdict,
    name: ownName(one.own, verdict.category, description) ?? verdict.name,
    evidence,
    ...(isSameSide && known.actor && { actor: known.actor }),
    ...(isSameSide && known.moment && { moment: known.moment }),
  }
}

/** The person's own word where the vocabulary has it; no other fits behind "You feel". */
function ownName(own: string, category: EmotionCategory, description: string): string | null {
  const isTheirs = own !== '' && folded(description).includes(folded(own))
  return isTheirs && knownWord(own, [])?.category === category ? own : null
}

/** One for each group, in the order they were understood: what matters most is not always what is strongest. */
export function emotionsOf(equations: readonly Equation[]): Emotion[] {
  const order: EmotionCategory[] = equations.map(({ category }) => category)
  return mergeEmotions(equations, []).toSorted(
    (one, other) => order.indexOf(one.category) - order.indexOf(other.category),
  )
}

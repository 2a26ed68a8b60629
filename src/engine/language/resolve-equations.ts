/** Turns a model's understanding into equations. Our rule and the person decide the emotion and its strength. */
import { type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { knownWord } from '#domain/emotion/known-word.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import { shiftFor } from '#domain/emotion/strength.ts'
import type { Emotion, Equation, Findings } from '#domain/situation/analysis.ts'
import type { Certainty } from '#domain/situation/correction.ts'
import { sentName } from '#domain/situation/external-text.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { readStated } from '../feelings/stated.ts'
import { folded } from '../lexicon/stems.ts'
import { type AffectedItem, FEELINGS, type ModelUnderstanding } from './model-understanding.ts'
import { placeOfQuote } from './quote-place.ts'
import { asRead, type Task } from './task.ts'

export type ResolvedReading = {
  equations: Equation[]
  /** Set if our reading or the person names the feelings. Otherwise they follow from the equations. */
  emotions?: readonly Emotion[]
  certainty: Certainty
  /** The text leaves a doubt about danger to life. */
  isHeavy: boolean
  hasDied: boolean
}

type ResolveTask = Pick<Task, 'description' | 'own' | 'sureSide'>

const MIDDLE = 3
/** The default confidence of a perception and its weight in the rule. */
const CONFIDENCE = 'medium'
const WEIGHT = 0.9

/** The model's strength (of ten), clamped to the range of the person's word and degree. */
function strengthOf(
  { feeling }: AffectedItem,
  category: EmotionCategory,
  description: string,
): number {
  const meant = 2 * (FEELINGS.get(feeling ?? '')?.level ?? MIDDLE) - 1
  const stated = readStated(description).feelings.find(({ group }) => group === category)
  if (!stated) return meant
  const { degree, usual, range } = stated
  const [low, high] = degree === null ? range : [usual + degree, usual + degree]
  return Math.min(10, Math.max(1, Math.min(high, Math.max(low, meant))))
}

function variablesOf(one: AffectedItem, power: number, strength: number) {
  const size = shiftFor(strength / 10 / WEIGHT, power)
  const shift = one.side === 'kept' ? 0 : one.side === 'gain' ? size : -Math.max(size, 0.06)
  return { power, shift, confidence: CONFIDENCE, ...one.variables } as const
}

const groupOf = (one: AffectedItem): EmotionCategory => emotionOf(variablesOf(one, 1, 5)).category

/** Feelings the person wrote, which a model can't overrule. */
export const statedIn = ({ emotions }: Findings): Emotion[] =>
  emotions.filter(({ whose }) => whose === 'written')

/** Doubts sent back to the model once: conflicts with the table, the person's word or our engine's sure reading. */
export function doubtsAbout(
  { touched }: ModelUnderstanding,
  { own, sureSide }: ResolveTask,
): string[] {
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

/** The model's reading, if it sees nothing of the side ours is sure of. */
export function contradictedSide(
  { equations }: ResolvedReading,
  { sureSide }: Pick<ResolveTask, 'sureSide'>,
): Equation | null {
  const isOther = ({ category }: Equation) => isPleasant(category) !== sureSide
  return sureSide !== undefined && equations.every(isOther) ? (equations[0] ?? null) : null
}

export function resolveEquations(
  understood: ModelUnderstanding,
  told: ResolveTask,
  items: readonly ItemSnapshot[],
): ResolvedReading {
  const { own, description } = told
  const byName = new Map(items.map((item) => [sentName(item.name), item]))
  const read = understood.touched.flatMap((one) => {
    const item = byName.get(one.item)
    return item ? [toEquation(one, item, description, own)] : []
  })
  const rest = { isHeavy: understood.risk > 0, hasDied: understood.hasDied }
  const stated = statedIn(own).map(({ category }) => category)
  if (stated.length === 0) return { equations: read, certainty: 'likely', ...rest }
  const groups = new Set(read.map(({ category }) => category))
  // The stated feelings win. If the model misses one, it only phrases our reading.
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
  one: AffectedItem,
  item: ItemSnapshot,
  description: string,
  own: Findings,
): Equation {
  const part = asRead(item)
  const strength = strengthOf(one, groupOf(one), description)
  const variables = variablesOf(one, item.attachmentPower, strength)
  const verdict = emotionOf(variables)
  const known = own.equations.find(
    ({ itemId, itemName }) => itemId === part.itemId && itemName === part.itemName,
  )
  const isSameSide = known && isPleasant(known.category) === isPleasant(verdict.category)
  const evidence = placeOfQuote(one.quote, description)
  return {
    ...part,
    // Empty until the model has a line for it.
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

/** The person's word if the vocabulary has it. Others don't fit after "You feel". */
function ownName(own: string, category: EmotionCategory, description: string): string | null {
  const isTheirs = own !== '' && folded(description).includes(folded(own))
  return isTheirs && knownWord(own, [])?.category === category ? own : null
}

/** One emotion per group in the model's order, because the most important isn't always the strongest. */
export function emotionsOf(equations: readonly Equation[]): Emotion[] {
  const order: EmotionCategory[] = equations.map(({ category }) => category)
  return mergeEmotions(equations).toSorted(
    (one, other) => order.indexOf(one.category) - order.indexOf(other.category),
  )
}

/** From what a model understood to equations: which emotion that is, and how strong, our own rule decides. */
import { type EmotionCategory, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import { mergeEmotions } from '#domain/emotion/merge-emotions.ts'
import type { Emotion, Equation, Findings, Verdict } from '#domain/situation/analysis.ts'
import { sentName } from '#domain/situation/external-text.ts'
import type { Certainty } from '#domain/situation/said.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { folded } from './grounds.ts'
import { placeOfQuote } from './quote-place.ts'
import { disagreementsIn, FEELINGS, type Touched, type Understood } from './understood.ts'

export type Settled = {
  equations: Equation[]
  /** Where the person said what they feel; otherwise they follow from the equations. */
  emotions?: readonly Emotion[]
  certainty: Certainty
  /** The words leave a doubt whether somebody's life is in danger. */
  isHeavy: boolean
}

const itemsBySentName = (items: readonly ItemSnapshot[]) =>
  new Map(items.map((item) => [sentName(item.name), item]))

const variablesOf = (one: Touched, power: number) => ({ power, ...one.variables })

/** What goes back to the model, once: where the table or a sure reading of ours says something else. */
export function doubtsAbout(
  understood: Understood,
  items: readonly ItemSnapshot[],
  own: Findings,
): string[] {
  const byName = itemsBySentName(items)
  const power = (one: Touched) => byName.get(one.item)?.attachmentPower ?? 0.5
  const doubts = disagreementsIn(
    understood,
    (one) => emotionOf(variablesOf(one, power(one))).category,
  )
  const [main] = own.emotions
  const [first] = understood.touched
  if (own.certainty === 'sure' && main && first) {
    const { category } = emotionOf(variablesOf(first, power(first)))
    if (isPleasant(category) !== isPleasant(main.category))
      doubts.push(
        `A careful engine is sure that it is ${isPleasant(main.category) ? 'pleasant' : 'unpleasant'} (${main.name}); you read the other side. Which words decide it?`,
      )
  }
  return doubts
}

export function settle(
  understood: Understood,
  description: string,
  items: readonly ItemSnapshot[],
  own: Findings,
): Settled {
  const byName = itemsBySentName(items)
  const equations = understood.touched.flatMap((one) => {
    const item = byName.get(one.item)
    return item ? [toEquation(one, item, description, own)] : []
  })
  const isSure = understood.touched[0]?.variables.confidence === 'high' && own.certainty !== 'asks'
  return {
    equations,
    certainty: isSure ? 'sure' : 'likely',
    isHeavy: understood.risk > 0,
  }
}

function toEquation(
  one: Touched,
  { itemId, name, attachmentPower: power }: ItemSnapshot,
  description: string,
  own: Findings,
): Equation {
  const variables = variablesOf(one, power)
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
    name: nameOf(one, verdict, description),
    evidence,
    ...(isSameSide && known.actor && { actor: known.actor }),
    ...(isSameSide && known.moment && { moment: known.moment }),
  }
}

/** "Miss him" says what is felt, and is no name that stands behind "you feel". */
const NO_NAME = /\b(?:him|her|them|it|you|us|me)\b|^(?:i|we|to)\b/i

/** The person's own word, else the word the model chose; our rule moves that by one step at most. */
function nameOf({ own, feeling }: Touched, verdict: Verdict, description: string): string {
  if (own && !NO_NAME.test(own) && folded(description).includes(folded(own))) return own
  const chosen = feeling ? FEELINGS.get(feeling) : undefined
  if (!chosen || chosen.category !== verdict.category) return verdict.name
  const level = Math.min(verdict.level + 1, Math.max(verdict.level - 1, chosen.level))
  return LADDERS[verdict.category][level - 1] ?? verdict.name
}

/** One for each group, in the order they were understood: what matters most is not always what is strongest. */
export function emotionsOf(equations: readonly Equation[], before: readonly Emotion[]): Emotion[] {
  const order: EmotionCategory[] = equations.map(({ category }) => category)
  return mergeEmotions(equations, before).toSorted(
    (one, other) => order.indexOf(one.category) - order.indexOf(other.category),
  )
}

/** Call A: a language model's understanding of a situation, item by item, before it writes. */
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { folded } from '../lexicon/stems.ts'
import { isYes, listOf, objectOf, oneOf, shortQuote, textOf, wholeOf } from './model-json.ts'

const SIDES = ['gain', 'kept', 'loss'] as const
const TIMES = ['past', 'now', 'future'] as const
const SOURCES = ['own', 'outside', 'standing'] as const

/** All feeling words with their group and step. */
export const FEELINGS: ReadonlyMap<string, { category: EmotionCategory; level: number }> = new Map(
  EMOTION_CATEGORIES.flatMap((category) =>
    LADDERS[category].map((word, at) => [word, { category, level: at + 1 }] as const),
  ),
)
const FEELING_NAMES = [...FEELINGS.keys()]

export type ModelUnderstanding = NonNullable<ReturnType<typeof readUnderstanding>>
export type AffectedItem = ModelUnderstanding['touched'][number]
export type Unsure = NonNullable<ModelUnderstanding['unsure']>

/** The maximum number of equations and answers. */
const MAX = { touched: 6, answers: 3 }

/** Null if no item of the person is affected. */
export function readUnderstanding(value: unknown, items: readonly string[]) {
  const { touched, unsure, died, risk } = objectOf(value)
  const read = listOf(touched).flatMap((one) => readAffectedItem(one, items) ?? [])
  if (read.length === 0) return null
  return {
    touched: read.slice(0, MAX.touched),
    unsure: readUnsure(unsure, items),
    hasDied: isYes(died),
    risk: wholeOf(risk, 0, 2) ?? (isYes(risk) ? 1 : 0),
  }
}

function readAffectedItem(value: unknown, items: readonly string[]) {
  const read = objectOf(value)
  const item = itemIn(read.item, items)
  const feeling = oneOf(FEELING_NAMES, read.feeling)
  const side = oneOf(SIDES, read.side) ?? sideOf(feeling)
  if (!item || !side) return null
  return {
    item,
    side,
    /** The chosen word. Null if it isn't one of ours. */
    feeling,
    /** The person's word, if they used one. */
    own: textOf(read.own).slice(0, 40),
    quote: shortQuote(read.quote),
    /** Without strength and shift, which the model doesn't compute. */
    variables: {
      accepted: isYes(read.settled),
      time: oneOf(TIMES, read.time) ?? 'now',
      source: oneOf(SOURCES, read.source) ?? 'outside',
      perspective: isYes(read.others) ? ('others' as const) : ('self' as const),
      ...(isYes(read.repelled) && { isRepelled: true }),
      ...(isYes(read.attacked) && { isAttacked: true }),
    },
  }
}

function sideOf(feeling: string | null): (typeof SIDES)[number] | null {
  const group = feeling && FEELINGS.get(feeling)?.category
  if (!group) return null
  return ['happiness', 'pride', 'positiveanticipation'].includes(group) ? 'gain' : 'loss'
}

/**
 * Finds an item by its name, ignoring case. Part of the name is enough if no other item matches. If there is only one
 * item, the name may be empty.
 */
export function itemIn(value: unknown, items: readonly string[]): string | null {
  const said = folded(textOf(value))
  if (!said) return new Set(items).size === 1 ? items[0]! : null
  const same = items.find((name) => folded(name) === said)
  if (same) return same
  const near = items.filter((name) => folded(name).includes(said) || said.includes(folded(name)))
  return near.length === 1 ? near[0]! : null
}

function readUnsure(value: unknown, items: readonly string[]) {
  const { question, answers } = objectOf(value)
  const read = listOf(answers).flatMap((one) => {
    const { text, feeling, item } = objectOf(one)
    const named = oneOf(FEELING_NAMES, feeling)
    const about = itemIn(item, items) ?? items[0]
    return textOf(text) && named && about
      ? [{ text: textOf(text), feeling: named, item: about }]
      : []
  })
  const asked = textOf(question)
  return asked && read.length > 1 ? { question: asked, answers: read.slice(0, MAX.answers) } : null
}

const text = { type: 'string' }
const yesOrNo = { type: 'boolean' }
const choice = (values: readonly string[]) => ({ type: 'string', enum: values })
export const list = (items: object) => ({ type: 'array', items })
/** All fields are required, because servers that enforce a schema demand it. */
export const shape = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** The quote comes before the conclusions. A feeling is a plain string, because the instructions list all words. */
export const understoodSchema = (items: readonly string[]) =>
  shape({
    touched: list(
      shape({
        item: choice(items),
        quote: text,
        feeling: text,
        own: text,
        side: choice(SIDES),
        settled: yesOrNo,
        time: choice(TIMES),
        source: choice(SOURCES),
        others: yesOrNo,
        attacked: yesOrNo,
        repelled: yesOrNo,
      }),
    ),
    unsure: shape({ question: text, answers: list(shape({ text, feeling: text, item: text })) }),
    died: yesOrNo,
    risk: { type: 'integer' },
  })

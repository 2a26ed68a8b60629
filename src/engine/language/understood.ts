/** Call A: what a language model understands of a situation, item by item, before it says a word about it. */
import { EMOTION_CATEGORIES, type EmotionCategory, LADDERS } from '#domain/emotion/emotion.ts'
import { isLoss } from '#domain/emotion/equation.ts'
import type { Variables } from '#domain/situation/correction.ts'
import { folded } from './grounds.ts'
import { isYes, listOf, objectOf, oneOf, shortQuote, textOf, wholeOf } from './model-json.ts'

const SIDES = ['gain', 'kept', 'loss'] as const
const TIMES = ['past', 'now', 'future'] as const
const SOURCES = ['own', 'outside', 'standing'] as const

/** Every word a feeling may be called by, with its group and its step. */
export const FEELINGS: ReadonlyMap<string, { category: EmotionCategory; level: number }> = new Map(
  EMOTION_CATEGORIES.flatMap((category) =>
    LADDERS[category].map((word, at) => [word, { category, level: at + 1 }] as const),
  ),
)
const FEELING_NAMES = [...FEELINGS.keys()]

export type Touched = {
  item: string
  variables: Omit<Variables, 'power'>
  /** The word it chose; null where it is none of ours. */
  feeling: string | null
  /** The person's own word for it, where they used one. */
  own: string | null
  quote: string
}
export type Unsure = {
  question: string
  answers: { text: string; feeling: string; item: string }[]
}
export type Understood = {
  touched: Touched[]
  turn: string
  unsure: Unsure | null
  risk: number
}

/** At most so many parts of a map have an equation. */
const MOST = { touched: 6, answers: 3 }
/** How much of its worth an item gains or loses, by the five steps that are asked for. */
const SIZE = 0.2

/** Null where it understood nothing that is about an item of the person. */
export function readUnderstood(value: unknown, items: readonly string[]): Understood | null {
  const { touched, turn, unsure, risk } = objectOf(value)
  const read = listOf(touched).flatMap((one) => readTouched(one, items) ?? [])
  if (read.length === 0) return null
  return {
    touched: read.slice(0, MOST.touched),
    turn: textOf(turn),
    unsure: readUnsure(unsure, items),
    risk: wholeOf(risk, 0, 2) ?? (isYes(risk) ? 1 : 0),
  }
}

function readTouched(value: unknown, items: readonly string[]): Touched | null {
  const read = objectOf(value)
  const item = itemIn(read.item, items)
  const feeling = feelingIn(read.feeling)
  const side = oneOf(SIDES, read.side) ?? sideOf(feeling)
  if (!item || !side) return null
  const size = (wholeOf(read.shift, 1, 5) ?? FEELINGS.get(feeling ?? '')?.level ?? 3) * SIZE
  const sure = wholeOf(read.sure, 1, 3) ?? 2
  return {
    item,
    feeling,
    own: textOf(read.own).slice(0, 40) || null,
    quote: shortQuote(read.quote),
    variables: {
      shift: side === 'kept' ? 0 : side === 'gain' ? size : -size,
      accepted: isYes(read.settled),
      time: oneOf(TIMES, read.time) ?? 'now',
      source: oneOf(SOURCES, read.source) ?? 'outside',
      perspective: isYes(read.others) ? 'others' : 'self',
      confidence: sure === 3 ? 'high' : sure === 2 ? 'medium' : 'low',
      ...(isYes(read.repelled) && { isRepelled: true }),
      ...(isYes(read.attacked) && { isAttacked: true }),
    },
  }
}

const feelingIn = (value: unknown): string | null => oneOf(FEELING_NAMES, value)

function sideOf(feeling: string | null): (typeof SIDES)[number] | null {
  const group = feeling && FEELINGS.get(feeling)?.category
  if (!group) return null
  return ['happiness', 'pride', 'positiveanticipation'].includes(group) ? 'gain' : 'loss'
}

/** By its name, however it is written; a part of a name is enough where only one has it. */
export function itemIn(value: unknown, items: readonly string[]): string | null {
  const said = folded(textOf(value))
  if (!said) return null
  const same = items.find((name) => folded(name) === said)
  if (same) return same
  const near = items.filter((name) => folded(name).includes(said) || said.includes(folded(name)))
  return near.length === 1 ? near[0]! : null
}

function readUnsure(value: unknown, items: readonly string[]): Unsure | null {
  const { question, answers } = objectOf(value)
  const read = listOf(answers).flatMap((one) => {
    const { text, feeling, item } = objectOf(one)
    const named = feelingIn(feeling)
    const about = itemIn(item, items) ?? items[0]
    return textOf(text) && named && about
      ? [{ text: textOf(text), feeling: named, item: about }]
      : []
  })
  const asked = textOf(question)
  return asked && read.length > 1 ? { question: asked, answers: read.slice(0, MOST.answers) } : null
}

/** Says what our rule makes of the variables where it is another group than that of the word it chose. */
export function disagreementsIn(
  { touched }: Understood,
  groupOf: (one: Touched) => EmotionCategory,
): string[] {
  return touched.flatMap((one) => {
    const said = one.feeling && FEELINGS.get(one.feeling)?.category
    const ruled = groupOf(one)
    if (!said || said === ruled) return []
    const side = isLoss(one.variables.shift) ? 'a loss' : 'no loss'
    return [
      `For "${one.item}" your variables (${side}, ${one.variables.accepted ? 'settled' : 'open'}, ${one.variables.time}, ${one.variables.source}) give ${ruled} by the table, but you chose "${one.feeling}", which is ${said}.`,
    ]
  })
}

const text = (description?: string) => ({ type: 'string', ...(description && { description }) })
const choice = (values: readonly string[]) => ({ type: 'string', enum: values })
const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum })
export const list = (items: object) => ({ type: 'array', items })
/** Every field is required: servers that force a schema ask for that. */
export const shape = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

export const understoodSchema = (items: readonly string[]) =>
  shape({
    touched: list(
      shape({
        item: choice(items),
        quote: text(),
        side: choice(SIDES),
        shift: whole(1, 5),
        settled: { type: 'boolean' },
        time: choice(TIMES),
        source: choice(SOURCES),
        others: { type: 'boolean' },
        attacked: { type: 'boolean' },
        repelled: { type: 'boolean' },
        sure: whole(1, 3),
        feeling: choice(FEELING_NAMES),
        own: text(),
      }),
    ),
    turn: text(),
    unsure: shape({
      question: text(),
      answers: list(shape({ text: text(), feeling: choice(FEELING_NAMES), item: choice(items) })),
    }),
    risk: whole(0, 2),
  })

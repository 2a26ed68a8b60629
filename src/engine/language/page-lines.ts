/** Parses the answers of call B (the lines of the page) and call C (the deeper parts). */
import { LEVERS, TRAPS } from '#domain/situation/analysis.ts'
import { listOf, objectOf, oneOf, shortQuote, textOf } from './model-json.ts'
import { itemIn, list, shape } from './model-understanding.ts'

export type PageLines = ReturnType<typeof readPageLines>

/** A line may be an object with `text`. */
export const readLine = (value: unknown): string => textOf(value) || textOf(objectOf(value).text)

const MAX = { items: 6, wishes: 3, steps: 3, parts: 4, patterns: 2, actions: 4 }

const read = <Part>(given: unknown, most: number, one: (value: unknown) => Part | null): Part[] =>
  listOf(given)
    .flatMap((value) => one(value) ?? [])
    .slice(0, most)

/** A step with `when` and `act` in the first person, or one line in `text` if the model gives neither. */
const readStep = (value: unknown) => {
  const { lever, when, act } = objectOf(value)
  const step = {
    when: textOf(when).replace(/(?<![,.])[,.]+$/, ''),
    act: textOf(act),
    text: readLine(value),
  }
  return step.text || (step.when && step.act)
    ? { lever: oneOf(LEVERS, lever) ?? 'action', ...step }
    : null
}

/** Missing lines become empty. */
export function readPageLines(value: unknown, names: readonly string[]) {
  const { items, reading, steps, other, question } = objectOf(value)
  return {
    items: read(items, MAX.items, (one) => {
      const { item, expected, wishes, saw, why } = objectOf(one)
      const about = itemIn(item, names)
      if (!about) return null
      const wanted = read(wishes, MAX.wishes, (wish) => textOf(wish) || null)
      const lines = { expected: readLine(expected), saw: readLine(saw), why: readLine(why) }
      return { item: about, wishes: wanted, ...lines }
    }),
    reading: readLine(reading),
    steps: read(steps, MAX.steps, readStep),
    /** Another view with the words of the person that allow it. */
    other: { text: readLine(other), quote: shortQuote(objectOf(other).quote) },
    question: readLine(question),
  }
}

const text = { type: 'string' }
const quoted = { quote: text, text }

export const pageSchema = (items: readonly string[]) =>
  shape({
    items: list(
      shape({
        item: { type: 'string', enum: items },
        expected: text,
        wishes: list(text),
        saw: text,
        why: text,
      }),
    ),
    reading: text,
    steps: list(shape({ lever: { type: 'string', enum: LEVERS }, when: text, act: text })),
    other: shape(quoted),
    question: text,
  })

export function readDepth(value: unknown, items: readonly string[]) {
  const { connections, insights, growth, patterns } = objectOf(value)
  return {
    connections: read(connections, MAX.parts, (one) => {
      const item = itemIn(objectOf(one).item, items)
      return item ? { item, text: readLine(one) } : null
    }),
    insights: read(insights, MAX.parts, (one) => ({
      title: textOf(objectOf(one).title),
      text: readLine(one),
    })),
    growth: read(growth, MAX.parts, (one) => {
      const { area, actions } = objectOf(one)
      const steps = read(actions, MAX.actions, (action) => textOf(action) || null)
      return { area: textOf(area), text: readLine(one), actions: steps }
    }),
    patterns: read(patterns, MAX.patterns, (one) => {
      const { pattern: named, quote, impact } = objectOf(one)
      const pattern = oneOf(TRAPS, named)
      const lines = { text: readLine(one), impact: readLine(impact) }
      return pattern ? { pattern, quote: shortQuote(quote), ...lines } : null
    }),
  }
}

export const depthSchema = (items: readonly string[]) =>
  shape({
    connections: list(shape({ item: { type: 'string', enum: items }, text })),
    insights: list(shape({ title: text, text })),
    growth: list(shape({ area: text, text, actions: list(text) })),
    patterns: list(shape({ pattern: { type: 'string', enum: TRAPS }, ...quoted, impact: text })),
  })

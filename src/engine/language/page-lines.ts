/** Call B: what a language model says, in the shape of the page; and call C, what lies deeper. */
import { LEVERS, type Lever, TRAPS, type Trap } from '#domain/situation/analysis.ts'
import type { Basis } from './claims.ts'
import { listOf, objectOf, oneOf, shortQuote, textOf } from './model-json.ts'
import { itemIn, list, shape } from './understood.ts'

/** One line of the page, with what it rests on. */
export type Line = {
  text: string
  basis: Basis
  quote: string
  /** The quote comes last: once it is there, nothing more is to come. */
  isFinished: boolean
}
export type Step = Line & { lever: Lever; item: string | null }

export type PageLines = {
  items: { item: string; expected: Line; wishes: string[]; saw: Line; why: Line }[]
  reading: Line
  steps: Step[]
  /** Another way to see it that their own words allow. */
  other: Line
  question: Line
}

const BASES = ['said', 'guess', 'general'] as const

export const readLine = (value: unknown): Line => {
  if (typeof value === 'string')
    return { text: value.trim(), basis: 'guess', quote: '', isFinished: true }
  const { text, basis, quote } = objectOf(value)
  return {
    text: textOf(text),
    basis: oneOf(BASES, basis) ?? 'guess',
    quote: shortQuote(quote),
    isFinished: quote !== undefined,
  }
}

const MOST = { items: 6, wishes: 3, steps: 3, parts: 4, patterns: 2, actions: 4 }

/** Whatever is there; a line that is missing is empty. */
export function readPageLines(value: unknown, items: readonly string[]): PageLines {
  const read = objectOf(value)
  return {
    items: listOf(read.items)
      .flatMap((one) => {
        const { item, expected, wishes, saw, why } = objectOf(one)
        const about = itemIn(item, items)
        const wanted = listOf(wishes).map(textOf).filter(Boolean).slice(0, MOST.wishes)
        return about
          ? [
              {
                item: about,
                expected: readLine(expected),
                wishes: wanted,
                saw: readLine(saw),
                why: readLine(why),
              },
            ]
          : []
      })
      .slice(0, MOST.items),
    reading: readLine(read.reading),
    steps: listOf(read.steps)
      .map((one) => {
        const { lever, item } = objectOf(one)
        const line = readLine(one)
        return {
          ...line,
          lever: oneOf(LEVERS, lever) ?? ('action' as const),
          item: itemIn(item, items),
        }
      })
      .filter(({ text }) => text)
      .slice(0, MOST.steps),
    other: readLine(read.other),
    question: { ...readLine(read.question), basis: 'general' },
  }
}

const text = { type: 'string' }
export const lineSchema = shape({ text, basis: { type: 'string', enum: BASES }, quote: text })

export const pageSchema = (items: readonly string[]) =>
  shape({
    items: list(
      shape({
        item: { type: 'string', enum: items },
        expected: lineSchema,
        wishes: list(text),
        saw: lineSchema,
        why: lineSchema,
      }),
    ),
    reading: lineSchema,
    steps: list(
      shape({
        lever: { type: 'string', enum: LEVERS },
        item: { type: 'string', enum: items },
        text,
        basis: { type: 'string', enum: BASES },
        quote: text,
      }),
    ),
    other: lineSchema,
    question: text,
  })

export type Depth = {
  connections: { item: string; line: Line }[]
  insights: { title: string; line: Line }[]
  growth: { area: string; line: Line; actions: string[] }[]
  patterns: { pattern: Trap; quote: string; line: Line; impact: Line }[]
}

export function readDepth(value: unknown, items: readonly string[]): Depth {
  const { connections, insights, growth, patterns } = objectOf(value)
  const parts = <Part>(given: unknown, read: (one: unknown) => Part | null, most = MOST.parts) =>
    listOf(given)
      .flatMap((one) => read(one) ?? [])
      .slice(0, most)
  return {
    connections: parts(connections, (one) => {
      const item = itemIn(objectOf(one).item, items)
      return item ? { item, line: readLine(one) } : null
    }),
    insights: parts(insights, (one) => ({
      title: textOf(objectOf(one).title),
      line: readLine(one),
    })),
    growth: parts(growth, (one) => {
      const { area, actions } = objectOf(one)
      const steps = listOf(actions).map(textOf).filter(Boolean).slice(0, MOST.actions)
      return { area: textOf(area), line: readLine(one), actions: steps }
    }),
    patterns: parts(
      patterns,
      (one) => {
        const { pattern, quote, impact } = objectOf(one)
        const trap = oneOf(TRAPS, pattern)
        return trap
          ? {
              pattern: trap,
              quote: shortQuote(quote),
              line: readLine(one),
              impact: readLine(impact),
            }
          : null
      },
      MOST.patterns,
    ),
  }
}

const basis = { type: 'string', enum: BASES }
export const depthSchema = (items: readonly string[]) =>
  shape({
    connections: list(shape({ item: { type: 'string', enum: items }, text, basis, quote: text })),
    insights: list(shape({ title: text, text, basis, quote: text })),
    growth: list(shape({ area: text, text, basis, quote: text, actions: list(text) })),
    patterns: list(
      shape({ pattern: { type: 'string', enum: TRAPS }, quote: text, text, basis, impact: text }),
    ),
  })

/**
 * What a language model answered, as data. Models think aloud, put words around what was asked for, or stop in the middle:
 * whatever is complete is used.
 */

/** Without what it thought before it spoke. */
const withoutThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>')
  if (end >= 0) return text.slice(end + '</think>'.length)
  const start = text.indexOf('<think>')
  return start >= 0 ? text.slice(0, start) : text
}

export type ModelJson = {
  value: unknown
  /** False where it ended too early; what was unfinished is left out. */
  isWhole: boolean
}

/** Null where there is no object in it at all. */
export function readModelJson(text: string): ModelJson | null {
  const spoken = withoutThoughts(text.slice(0, 200_000))
  // Words before it may have braces of their own.
  for (const { index } of [...spoken.matchAll(/\{/g)].slice(0, MOST_BEGINNINGS)) {
    const scanned = scan(spoken, index)
    const value = scanned && parsed(scanned.closed)
    if (value !== undefined && scanned) return { value, isWhole: scanned.isWhole }
  }
  return null
}

const MOST_BEGINNINGS = 8
/** Nothing that is asked for goes half as deep. */
const DEEPEST = 32

/**
 * Goes through the object that begins at `start`. Where it is not closed, it is cut behind the last thing that was
 * finished, and closed there. Undefined where it goes deeper than any answer does.
 */
function scan(text: string, start: number): { isWhole: boolean; closed: string } | undefined {
  const open: string[] = []
  let inString = false
  let isEscaped = false
  /** Behind the last finished value. Whatever closes finishes one, so since then things were only opened. */
  let safe = { at: start + 1, depth: 1 }
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!
    if (inString) {
      if (isEscaped) isEscaped = false
      else if (sign === '\\') isEscaped = true
      else if (sign === '"') {
        inString = false
        if (!isKey(text, at + 1)) safe = { at: at + 1, depth: open.length }
      }
      continue
    }
    if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') {
      open.push(sign === '{' ? '}' : ']')
      if (open.length > DEEPEST) return undefined
    } else if (sign === '}' || sign === ']') {
      open.pop()
      if (open.length === 0) return { isWhole: true, closed: text.slice(start, at + 1) }
      safe = { at: at + 1, depth: open.length }
    } else if (sign === ',' && /[\w\d]/.test(text[at - 1] ?? '')) safe = { at, depth: open.length }
  }
  const closers = open.slice(0, safe.depth).toReversed()
  return { isWhole: false, closed: text.slice(start, safe.at) + closers.join('') }
}

/** Whether what stands before is the name of something that is still to come, or may be. */
function isKey(text: string, at: number): boolean {
  const next = /\S/.exec(text.slice(at, at + 20))?.[0]
  return next === ':' || next === undefined
}

function parsed(text: string): unknown {
  // A line break within a string is no JSON, and many write one.
  const inOneLine = text.replace(/\p{Cc}/gu, ' ')
  for (const attempt of [text, inOneLine, inOneLine.replace(/,\s*([}\]])/g, '$1')]) {
    try {
      return JSON.parse(attempt)
    } catch {}
  }
  return undefined
}

type Loose = Readonly<Record<string, unknown>>

export const objectOf = (value: unknown): Loose =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Loose) : {}

/** More than anybody asks for; each takes a moment to look at. */
const MOST_PARTS = 24
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.slice(0, MOST_PARTS)
    : value === undefined || value === null
      ? []
      : [value]

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** In characters: more than anybody quotes, and enough to know whether it was written. */
const LONGEST_QUOTE = 300
export const shortQuote = (value: unknown): string => textOf(value).slice(0, LONGEST_QUOTE)

/** One of the words, however it is written; null for any other. */
export function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  const said = textOf(value).toLowerCase()
  return words.find((word) => word.toLowerCase() === said) ?? null
}

const YES = ['true', 'yes', '1', 'y']
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || YES.includes(textOf(value).toLowerCase())

/** A whole number within bounds; null where there is none. */
export function wholeOf(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(textOf(value))
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : null
}

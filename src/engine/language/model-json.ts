/**
 * Parses the JSON in a model's answer, even if it has thoughts or text around it or is truncated. All complete values
 * are used.
 */

/** Strips the model's `<think>` block. */
const withoutThoughts = (text: string): string => {
  const end = text.lastIndexOf('</think>')
  if (end >= 0) return text.slice(end + '</think>'.length)
  const start = text.indexOf('<think>')
  return start >= 0 ? text.slice(0, start) : text
}

/** Null without any JSON object. Unfinished values of a truncated one (`isWhole` is false) are dropped. */
export function readModelJson(text: string) {
  const spoken = withoutThoughts(text.slice(0, 200_000))
  // Text before the object may also contain braces.
  for (const { index } of [...spoken.matchAll(/\{/g)].slice(0, MAX_BEGINNINGS)) {
    const scanned = scan(spoken, index)
    const value = scanned && parsed(scanned.closed)
    if (value !== undefined && scanned) return { value, isWhole: scanned.isWhole }
  }
  return null
}

const MAX_BEGINNINGS = 8
/** More than twice the depth of any answer. */
const DEEPEST = 32

/**
 * Scans the object at `start`. If truncated, cuts it after the last complete value and closes it; undefined if nested
 * deeper than `DEEPEST`.
 */
function scan(text: string, start: number): { isWhole: boolean; closed: string } | undefined {
  const open: string[] = []
  let inString = false
  let isEscaped = false
  /** The position after the last complete value. Since then brackets were only opened. */
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

/** True if the string before `at` is a key, or may be because the text ends. */
function isKey(text: string, at: number): boolean {
  const next = /\S/.exec(text.slice(at, at + 20))?.[0]
  return next === ':' || next === undefined
}

function parsed(text: string): unknown {
  // Many models write raw line breaks in strings, which is invalid JSON.
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

/** More than any prompt asks for. Limits the checking time. */
const MAX_PARTS = 24
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value.slice(0, MAX_PARTS)
    : value === undefined || value === null
      ? []
      : [value]

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** In characters, enough to find the quote in the text. */
const LONGEST_QUOTE = 300
export const shortQuote = (value: unknown): string => textOf(value).slice(0, LONGEST_QUOTE)

/** Matches one of the words in any case. Null for others. */
export function oneOf<Word extends string>(words: readonly Word[], value: unknown): Word | null {
  const said = textOf(value).toLowerCase()
  return words.find((word) => word.toLowerCase() === said) ?? null
}

const YES = ['true', 'yes', '1', 'y']
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || YES.includes(textOf(value).toLowerCase())

/** A rounded number within bounds. Null if it isn't a number. */
export function wholeOf(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(textOf(value))
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : null
}

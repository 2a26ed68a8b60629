/**
 * Splits a text into sentences with their offsets, so later claims can cite them. Handles lists, fragments and lines
 * without full stops.
 */
export type Sentence = { text: string; start: number; end: number }

/** Abbreviations whose full stop doesn't end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|sr|jr|vs|etc|e\.g|i\.e|a\.m|p\.m|approx)\.$/i
/** "No. 7" is a number, "She said no." is an answer. */
const NUMBERED = /(?:^|[\s(])no\.$/i
/** "J. Meyer" is a name. "a B. Mum was proud" and "So do I." end a sentence. */
const INITIAL =
  /(?<!\b(?:[Aa]n?|the|[Pp]lan|vitamin|grade|type|option|part|group|class|team|got))(?:^|[\s(.])[B-HJ-Z]\.$/
const NAME_FOLLOWS =
  /^ ?(?!(?:I|We|You|He|She|It|They|My|Our|His|Her|Their|The|This|That|But|And|So|Then|When|Now|Nobody|Everyone)\b)\p{Lu}[\p{Ll}.]/u
/** The number of characters checked before and after. */
const NEAR = 20

/** True if the full stop at this index belongs to its word. */
export function isAbbreviation(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at + 1)
  const after = text.slice(at + 1, at + 1 + NEAR)
  if (ABBREVIATION.test(before)) return true
  return NUMBERED.test(before)
    ? /^ \d/.test(after)
    : INITIAL.test(before) && NAME_FOLLOWS.test(after)
}

/** Longer sentences are split at a comma or a space, to limit the length of spans. */
const LONGEST = 320

function trimmed(text: string, start: number, end: number): Sentence | null {
  while (start < end && /[\s•*\-–—]/.test(text[start]!)) start++
  while (end > start && /\s/.test(text[end - 1]!)) end--
  return /[\p{L}\p{N}]/u.test(text.slice(start, end))
    ? { text: text.slice(start, end), start, end }
    : null
}

function isStop(text: string, at: number): boolean {
  const char = text[at]!
  if (char === '\n') return true
  if (!/[.!?…。！？]/.test(char)) return false
  const next = text[at + 1]
  if (next !== undefined && /[.!?…]/.test(next)) return false
  if (next !== undefined && !/[\s"'”’)\]。！？]/.test(next) && !/[。！？]/.test(char)) return false
  if (char !== '.') return true
  if (isAbbreviation(text, at)) return false
  return !/\d/.test(text[at - 1] ?? '') || !/\d/.test(next ?? '')
}

function cutLong(text: string, sentence: Sentence): Sentence[] {
  const parts: Sentence[] = []
  let { start } = sentence
  while (sentence.end - start > LONGEST) {
    const window = text.slice(start, start + LONGEST)
    const comma = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '))
    const space = window.lastIndexOf(' ')
    let cut = comma > LONGEST / 3 ? comma + 1 : space > LONGEST / 3 ? space : LONGEST
    if (/[\uD800-\uDBFF]/.test(text[start + cut - 1]!)) cut--
    const part = trimmed(text, start, start + cut)
    if (part) parts.push(part)
    start += cut
  }
  const rest = trimmed(text, start, sentence.end)
  return rest ? [...parts, rest] : parts
}

export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isStop(text, at)) continue
    let end = Math.min(text.length, at + 1)
    while (/["'”’)\]]/.test(text[end] ?? '') && text[at] !== '\n') end++
    const sentence = trimmed(text, start, end)
    if (sentence) sentences.push(...cutLong(text, sentence))
    start = end
    at = Math.max(at, end - 1)
  }
  return sentences
}

/** The sentences alone. */
export const sentencesOf = (text: string): string[] =>
  splitSentences(text).map((sentence) => sentence.text)

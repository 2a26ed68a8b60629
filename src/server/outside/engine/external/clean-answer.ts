import { CANARY, instructionsFor } from './prompt.ts'

/** The answer must not be shown, whatever its shape; the embedded engine answers instead. */
export class UnfitAnswerError extends Error {
  override name = 'UnfitAnswerError'
}

/** In characters. */
const LONGEST = 900

/** Words of a diagnosis or a prescription: this product makes neither. */
const MEDICAL =
  /\bdiagnos|\b(?:you|they|he|she) (?:probably |clearly |may |might |could )?(?:have|has|suffers? from|are suffering from) (?:a |an |clinical |severe |major )*(?:depress|anxiety disorder|bipolar|ptsd|adhd|ocd|autis|narciss|borderline|schizo|psycho)|\bdisorder\b|\bbipolar\b|\bborderline personality|\bschizophreni|\bantidepress|\bssri\b|\bprescri|\bmedication|\bmilligram|\b\d+ ?mg\b/i

const MARKUP: readonly [RegExp, string][] = [
  [/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' '],
  [/<[^<>]{0,2000}>/g, ' '],
  [/[<>]/g, ''],
  [/!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1'],
  [/\b(?:https?|ftp|javascript|data|vbscript):\S*/gi, ''],
  [/\bwww\.\S+/gi, ''],
  [/\b[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.(?:com|org|net|io|dev|app|info)\b(?:\/\S*)?/gi, ''],
  [/```\w*|`/g, ''],
  [/\*\*|__|^#{1,6} /gm, ''],
  [/\p{Cc}+/gu, ' '],
  [/\s+([.,;:!?])/g, '$1'],
  [/\s{2,}/g, ' '],
]

/** Plain text of a decent length, or a refusal to show it. */
export function cleanText(text: string): string {
  let plain = text
    .slice(0, LONGEST * 4)
    .toWellFormed()
    .normalize('NFC')
  for (const [from, to] of MARKUP) plain = plain.replace(from, to)
  if (MEDICAL.test(plain)) throw new UnfitAnswerError('It speaks like a doctor.')
  if (givesInstructionsAway(plain)) throw new UnfitAnswerError('It repeats its instructions.')
  return plain.trim().slice(0, LONGEST)
}

/** Six words in a row of ours are not chance. */
const WORDS_IN_A_ROW = 6

function wordRuns(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z'-]+/g) ?? []
  return words
    .slice(0, Math.max(0, words.length - WORDS_IN_A_ROW + 1))
    .map((_, at) => words.slice(at, at + WORDS_IN_A_ROW).join(' '))
}

const ours = new Set(wordRuns(instructionsFor({ depth: 'premium' })))

const givesInstructionsAway = (text: string): boolean =>
  text.includes(CANARY) || wordRuns(text).some((run) => ours.has(run))

/** Compared with the person's own words and never shown as they came. */
const CHECKED_ELSEWHERE = new Set(['item', 'quote'])

/** Cleans every text inside, whatever the shape. */
export function cleanAll<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.map(cleanAll) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    CHECKED_ELSEWHERE.has(key) ? inner : cleanAll(inner),
  ])
  return Object.fromEntries(entries) as Value
}

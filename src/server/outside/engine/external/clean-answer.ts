import { plainText } from '#engine/danger/crisis-text.ts'
import { CANARY, instructionsFor } from './prompt.ts'
import { urgesHarm } from './urges-harm.ts'

/** The answer must not be shown, whatever its shape; the embedded engine answers instead. */
export class UnfitAnswerError extends Error {
  override name = 'UnfitAnswerError'
}

/** In characters. */
const LONGEST = 900

/** Words of a diagnosis or a prescription: this product makes neither. */
const MEDICAL =
  /\bdiagnos|\b(?:you|they|he|she) (?:probably |clearly |may |might |could )?(?:have|has|suffers? from|are suffering from) (?:a |an |clinical |severe |major )*(?:depress|anxiety disorder|bipolar|ptsd|adhd|ocd|autis|narciss|borderline|schizo|psycho)|\bdisorder\b|\bbipolar\b|\bborderline personality|\bschizophreni|\bantidepress|\bssri\b|\bprescri|\bmedication|\bmilligram|\b\d+ ?mg\b/i

/** What holds an emoji together is seen; every other sign that nobody sees only hides words from us. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})\ufe0f|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

const LABEL = '[\\p{L}\\p{N}_-]{1,63}'
const HOST = `(?<![\\p{L}\\p{N}_-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}`
const REST = '(?![\\p{L}\\p{N}_-])(?::\\d{1,5})?(?:[/?#]\\S*)?'
/** Ends of web addresses that begin no sentence. */
const ENDS =
  'com|org|net|io|dev|app|info|xyz|biz|co|eu|uk|de|fr|nl|ru|cn|ch|es|pl|se|ly|gl|gg|cc|tv|ai|top|icu|vip|site|online|website|web|shop|store|club|tech|link|click|page|pages|blog|zip|mov|tk|ml|cf|ga|edu|gov|mobi|pro|cloud|chat|bid|win|loan|buzz|rest|fun'
/** These are words too, which a sentence may begin with where a space is missing; then with a capital letter. */
const WORD_ENDS =
  'me|us|is|it|in|so|to|my|at|be|no|am|as|live|life|love|help|work|today|now|space|world'

const MARKUP: readonly [RegExp, string][] = [
  [/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' '],
  [/<[^<>]{0,2000}>/g, ' '],
  [/[<>]/g, ''],
  [/!?\[([^[\]]{0,500})\]\([^()]{0,2000}\)/g, '$1'],
  [/\b(?:https?|ftp|javascript|data|vbscript):\S*/gi, ''],
  [/\bwww\.\S+/gi, ''],
  [new RegExp(`${HOST}(?:${ENDS})${REST}`, 'giu'), ''],
  [new RegExp(`${HOST}(?:${WORD_ENDS})${REST}`, 'gu'), ''],
  [new RegExp(`${HOST}\\p{L}{2,63}(?::\\d{1,5})?/\\S*`, 'gu'), ''],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?:\/\S*)?/g, ''],
  [/```\w*|`/g, ''],
  [/\*\*|__|^#{1,6} /gm, ''],
  [/\p{Cc}+/gu, ' '],
  [/(?<!\s)\s+([.,;:!?])/g, '$1'],
  [/\s{2,}/g, ' '],
]

/** What is taken out may put together what stood around it, so it is looked at again until nothing is left to take. */
const ROUNDS = 6

function withoutMarkup(text: string): string {
  let plain = text
  for (let round = 0; round < ROUNDS; round++) {
    const before = plain
    for (const [from, to] of MARKUP) plain = plain.replace(from, to)
    if (plain === before) return plain
  }
  throw new UnfitAnswerError('It hides what it says.')
}

/** Plain text of a decent length, or a refusal to show it. */
export function cleanText(text: string): string {
  const seen = text
    .slice(0, LONGEST * 4)
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, LONGEST * 4)
    .replace(UNSEEN, '')
    .replace(/[。｡]/g, '.')
  const plain = withoutMarkup(seen)
  if (MEDICAL.test(plain) || MEDICAL.test(plainText(plain)))
    throw new UnfitAnswerError('It speaks like a doctor.')
  if (urgesHarm(plain)) throw new UnfitAnswerError('It urges harm.')
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

/** Far more of a kind than are shown; each text takes a moment to look at. */
const MOST_PARTS = 50

/** Cleans every text inside, whatever the shape. */
export function cleanAll<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value
  if (Array.isArray(value)) return value.slice(0, MOST_PARTS).map(cleanAll) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    CHECKED_ELSEWHERE.has(key) ? inner : cleanAll(inner),
  ])
  return Object.fromEntries(entries) as Value
}

/** Reduces external text to plain words, without markup, addresses or invisible characters. */

/** In characters, longer than any line we ask for. */
const LONGEST = 4000

/** Invisible characters, which can hide words from the checks. Joiners within an emoji are allowed. */
const UNSEEN =
  /(?<!\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d|(?<!\p{Extended_Pictographic})\ufe0f|(?![\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

const LABEL = '[\\p{L}\\p{N}_-]{1,63}'
const HOST = `(?<![\\p{L}\\p{N}_-])(?:[\\w.+-]{1,64}@)?(?:${LABEL}\\.){1,6}`
const REST = '(?![\\p{L}\\p{N}_-])(?::\\d{1,5})?(?:[/?#]\\S*)?'
/** Top-level domains that don't begin a sentence. */
const ENDS =
  'com|org|net|io|dev|app|info|xyz|biz|co|eu|uk|de|fr|nl|ru|cn|ch|es|pl|se|ly|gl|gg|cc|tv|ai|top|icu|vip|site|online|website|web|shop|store|club|tech|link|click|page|pages|blog|zip|mov|tk|ml|cf|ga|edu|gov|mobi|pro|cloud|chat|bid|win|loan|buzz|rest|fun'
/**
 * Top-level domains that are also words. A sentence may begin with one after a missing space, then with a capital
 * letter.
 */
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

/** Removing markup can form new markup, so this repeats until nothing changes. */
const ROUNDS = 6

function withoutMarkup(text: string): string {
  let plain = text
  for (let round = 0; round < ROUNDS; round++) {
    const before = plain
    for (const [from, to] of MARKUP) plain = plain.replace(from, to)
    if (plain === before) return plain
  }
  // Still changing after `ROUNDS`, so the text hides something.
  return ''
}

/** Empty if the text hides something. */
export function plainWordsOnly(text: string): string {
  const seen = text
    .slice(0, LONGEST)
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, LONGEST)
    .replace(UNSEEN, '')
    .replace(/[。｡]/g, '.')
  return withoutMarkup(seen).trim()
}

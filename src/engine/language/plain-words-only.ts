/** Text that came from outside as plain words: no markup, no address, no sign that nobody sees. */

/** In characters: nothing we ask for is longer. */
const LONGEST = 4000

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
  // It hides what it says.
  return ''
}

/** Empty where it hides what it says. */
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

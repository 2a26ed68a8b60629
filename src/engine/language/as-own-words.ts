/** Converts a sentence about a person to the first person, so the danger and feeling checks apply to it. */
import { detectCrisis, isAtLeast } from '../danger/crisis.ts'
import { plainText } from '../danger/crisis-text.ts'

const FIRST: Readonly<Record<string, string>> = {
  'you are': 'I am',
  "you're": 'I am',
  'you were': 'I was',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
}
/** After these words "you" is the object ("me"). */
const TO_YOU =
  /\b(without|to|with|for|of|from|at|by|on|about|let|take|took|make|made|tell|told|ask|asked|give|gave|leave|left|leaves|miss|hurt|help|love|hate|want|need|kill|saw|see) you\b/gi

export const asOwnWords = (text: string): string =>
  text
    .replace(/’/g, "'")
    .replace(TO_YOU, '$1 me')
    .replace(
      /\b(?:you are|you're|you were|yourself|yours|your|you)\b/gi,
      (words) => FIRST[words.toLowerCase()] ?? 'I',
    )

/** Removes hedges: "You may feel" becomes "you feel", because a hedge doesn't make a sentence harmless. */
export const withoutHedges = (text: string): string =>
  text
    .replace(/\b(?:perhaps|maybe|possibly|probably|it may be that|it might be that),? /gi, '')
    .replace(/\b(?<who>you|it|he|she|they|that) (?:may|might|could) be\b/gi, (_, who: string) =>
      who.toLowerCase() === 'you' || who.toLowerCase() === 'they' ? `${who} are` : `${who} is`,
    )
    .replace(/\b(?:may|might|could) (?:well |also )?(?=have\b)/gi, '')
    .replace(/\b(?:may|might|could) (?:well |also )?/gi, '')

/** Checks by patterns alone, with and without hedges, as a whole and sentence by sentence. */
export const speaksOfDanger = (text: string): boolean =>
  [text, withoutHedges(text)].some((said) => {
    const plain = plainText(asOwnWords(said))
    return [...new Set([plain, ...plain.split(' . ')])].some((words) =>
      isAtLeast(detectCrisis([words]).level, 'care'),
    )
  })

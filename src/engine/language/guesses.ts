/** What a sentence takes for granted that nobody wrote. */
import { type Check, isHedged } from './claims.ts'
import { folded, groupsOf, stemOf, wordsIn } from './grounds.ts'
import { restsOnWords } from './own-words.ts'

/** What somebody wanted is told as that; anything else in its place is a claim like any other. */
const WANTED =
  /\b(?:want(?:ed)?|wish(?:ed)?|hope[ds]?|hoping|count(?:ed)? on|expect(?:ed)?|thought|believed?|trust(?:ed)?|need(?:ed)?|meant|would have liked|looked forward|planned|longed)\b/i

/** What rests on nothing that was written is a guess, and sounds like one. */
export const isBareGuess: Check = ({ text, place, basis, isQuoted }, grounds) => {
  const isClaim = place === 'claim' || (place === 'wish' && !WANTED.test(text))
  const isGeneral = basis === 'general' && isOfOthers(text)
  if (!isClaim || isGeneral || isHedged(text)) return false
  if (basis === 'said' && isQuoted) return false
  const isMadeUp = (told: string) =>
    !isAboutFeelings(told) && !restsOnWords(told, grounds, isOfOthers(told) ? ALL : HALF)
  // A reason has to be theirs, too, not only what it is a reason for.
  const [, ...reasons] = text.split(/\bbecause\b/i)
  return isMadeUp(text) || reasons.some(isMadeUp)
}
/** How much of a guess has to be in their words: what is told of somebody else can be made up by a single one. */
const HALF = 0.5
const ALL = 1
const isOfOthers = (text: string): boolean => !/\byou\b|^\s*\w+ing\b/i.test(text)

/** "Fear does not wait for proof": what a feeling is like tells nothing of the person. */
const isAboutFeelings = (text: string): boolean => {
  const [subject = ''] = wordsIn(text)
  const others = folded(text).replace(/\b(?:who|what|where|when|how) you\b/g, '')
  return groupsOf(stemOf(subject)) !== null && !/\byou(?:rs?)?\b/.test(others)
}

/** One may ask what somebody would like, and offer two answers; "Why …" and "Did you …" take for granted what they ask about. */
const LEADS =
  /^(?:(?:and|but|so),? )?(?:why|do|does|did|is|are|was|were|have|has|had|will|can|could)\b/i
const LEAVES_OPEN = /\bor\b|\b(?:would|could) you (?:like|want)\b/i
export const leads: Check = ({ text, place }, grounds) =>
  place === 'question' &&
  LEADS.test(text.trim()) &&
  !LEAVES_OPEN.test(text) &&
  !restsOnWords(text, grounds, HALF)

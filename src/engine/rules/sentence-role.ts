/**
 * What a sentence does in a story: tells what happened, what was expected, how it is read, or how it
 * feels. Plain signs in the words come first, then the model's opinion.
 */
import type { Opinion } from '../model/opinion.ts'
import { namedFeelings } from './clues.ts'

export const SENTENCE_ROLES = ['event', 'expectation', 'reading', 'feeling', 'other'] as const
export type Role = (typeof SENTENCE_ROLES)[number]

const EXPECTED =
  /\b(?:i|we) (?:\w+ ){0,2}(?:expected|had hoped|hoped|counted on|had counted|assumed|was counting|had planned|dreamed of|looked forward|was sure (?:i|he|she|they|we|it) would|was looking forward|always wanted|promised myself|swore (?:i|to myself|we))\b|\bi (?:\w+ ){0,2}thought (?!my heart)(?:this|he|she|they|we|i|it|that|at least|my \w+).{0,50}\b(?:would|was the|were the|could|finally)\b|\b(?:was|were) supposed to\b|\bi (?:just |only |really )?want(?:ed)? (?:him|her|them|it|my \w+) to\b/
const READ =
  /^(?:so |and |but |honestly,? )?(?:i (?:\w+ )?(?:guess|think|suppose|bet|feel like|keep thinking|am sure)|i'm sure|maybe|perhaps|probably|obviously|clearly|they (?:all )?(?:probably|must|think|hate)|(?:he|she|everyone) (?:probably|must|thinks)|i(?:'m| am) (?:just |such |clearly |going to be |not |never )|i should(?:n'?t)? have|i (?:always|never)|nobody (?:will|cares|likes)|it feels (?:like|as if)|what if|this (?:means|shows|proves)|i(?:'ll| will) (?:never|always)|i don'?t know who)\b|\b(?:must think|probably (?:think|find|hate)s?|as if i)\b/
const FELT =
  /^(?:(?:and|but|so|then|now|honestly|inside),? )*(?:i (?:\w+ )?(?:feel|felt|was|am|cried|can'?t stop|hate that)|i'm|im|my (?:hands|heart|stomach|chest|throat|knees)|it (?:\w+ )?(?:hurts?|stung|stings|broke|makes me|made me))\b/

/** "Also worried, because …" leaves the "I am" out. */
const startsWithFeeling = (normalised: string): boolean =>
  namedFeelings(normalised.replace(/^(?:also|and|but|so|just|still|really|very),? /, '')).some(
    ({ at }) => at === 0,
  )

const isFeelingSentence = (normalised: string): boolean =>
  startsWithFeeling(normalised) ||
  (FELT.test(normalised) &&
    (namedFeelings(normalised).length > 0 ||
      /\b(?:my (?:hands|heart|stomach|chest|throat|knees|eyes)|cried|crying|tears|sick|shaking|numb|lie awake|hurts?|stung|grinning|smiling|heavy|lighter|warm)\b/.test(
        normalised,
      )))

const WISHED =
  /\b(?:would|should|hoped?|want(?:ed)?|wish(?:ed)?|expect(?:ed)?|thought|supposed|promised|plan(?:ned)?|dream(?:ed|t)?|meant to|agreed|counted|looking forward)\b/

const LONG = 20

const QUOTED = /"[^"]*"|(?<![a-z])'[^']{3,}'(?![a-z])/g

export function sentenceRole(sentence: string, opinion: Opinion): Role {
  // What others said is neither the writer's wish nor their feeling.
  const normalised = sentence.replace(QUOTED, ' ')
  if (EXPECTED.test(normalised)) return 'expectation'
  const words = normalised.split(' ').length
  if (READ.test(normalised) && words <= LONG) return 'reading'
  if (isFeelingSentence(normalised) && words <= 12) return 'feeling'
  const guess = SENTENCE_ROLES.reduce(
    (top, role) => ((opinion[role] ?? 0) > (opinion[top] ?? 0) ? role : top),
    'event' as Role,
  )
  const isSure = (opinion[guess] ?? 0) >= 0.75
  if (guess === 'expectation' && !(isSure && WISHED.test(normalised))) return 'event'
  if (guess === 'feeling' && !isFeelingSentence(normalised)) return isSure ? 'other' : 'event'
  return guess === 'reading' && (opinion.reading ?? 0) < 0.9 ? 'event' : guess
}

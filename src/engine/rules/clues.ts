/** What the words themselves say: feelings named outright, and where they lean. */
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import { anyOf } from '../lexicon/alternatives.ts'
import { FEELING_WORDS } from '../lexicon/feeling-words.ts'
import { AT_WORK, CLOSE, TEACHERS } from '../lexicon/people.ts'
import { BAD_WORDS, GOOD_WORDS } from '../lexicon/valence-words.ts'

const NEGATED =
  /(?:\b(?:not|never|no longer|isn'?t|wasn'?t|don'?t|didn'?t|doesn'?t|aren'?t|without|no|stop|nothing to be|less|hardly|barely|isnt|wasnt)(?: \w+){0,2} |\blike (?:an?|the) )$/
const OTHERS = new RegExp(
  `\\b(?:he|she|they|her|him|everyone|everybody|who|${anyOf(AT_WORK, TEACHERS, CLOSE)})(?:'s|'re)?(?: (?:is|was|are|were|got|looked|seemed|sounded|gets|felt|feels|so|very|really|all|still|just|always|being))* $`,
)

export type NamedFeeling = { category: EmotionCategory; level: number; at: number }

const compiled = EMOTION_CATEGORIES.flatMap((category) =>
  FEELING_WORDS[category].map(([words, level]) => ({
    category,
    level,
    pattern: new RegExp(`\\b(?:${words})\\b`, 'g'),
  })),
)

/** Feelings the writer names as their own, in a normalised sentence. */
export function namedFeelings(normalised: string): NamedFeeling[] {
  return compiled
    .flatMap(({ category, level, pattern }) =>
      [...normalised.matchAll(pattern)].map((match) => ({ category, level, at: match.index })),
    )
    .filter(({ at }) => {
      const before = normalised.slice(Math.max(0, at - 40), at)
      return !NEGATED.test(before) && !OTHERS.test(before)
    })
}

/** From -1, all words lean to the bad, to 1, all to the good; 0 where there are hardly any. */
export function leaning(normalised: string): number {
  const bad = normalised.match(BAD_WORDS)?.length ?? 0
  const good = normalised.match(GOOD_WORDS)?.length ?? 0
  return (good - bad) / (good + bad + 2)
}

/** The job is gone, not only at risk; the couple has parted. What is over has no tomorrow to plan for. */
export const JOB_IS_OVER =
  /\b(?:(?:was|were|been|got|is|am) (?:\w+ )?(?:laid off|fired|let go|made redundant)|(?:they|he|she) (?:fired|laid off|let) me|my badge|severance|(?:my|the) last day|i (?:\w+ )?(?:retired|resigned|quit))\b/
export const PARTED = /\b(?:divorc\w+|decree|separated|broke up|split up|left me|my ex)\b/

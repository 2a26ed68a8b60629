/** Signs in the words that the model has no head for. */
import { BAD_WORDS, GOOD_WORDS } from '../lexicon/valence-words.ts'

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

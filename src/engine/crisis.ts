/**
 * Notices words that speak of danger to life, so that help can be shown before anything else. Patterns
 * fire by themselves; the trained models, where they are at hand, fire by their own thresholds. Either one
 * is enough. Nothing is kept, and no reason is ever shown.
 */
import { plainText } from './crisis-text.ts'
import {
  CRISIS_FAMILIES,
  CRISIS_PATTERNS,
  type CrisisFamily,
  LOOKING_BACK,
  STORY_CONTEXT,
} from './library/crisis-patterns.ts'

const compiled = CRISIS_FAMILIES.map((family) => ({
  family,
  patterns: CRISIS_PATTERNS[family].map((source) => new RegExp(source)),
}))
const story = new RegExp(STORY_CONTEXT)
const lookingBack = new RegExp(LOOKING_BACK)

/** Speaking of oneself in the present outweighs any context. */
const FIRST_AND_NOW =
  /\b(?:i want to|i wanna|im going to|im gonna|i wish i (?:was|were|would)|i dont want to (?:live|be|exist)|kms|i am going to|i keep (?:thinking|imagining|googling|planning)|i(?:ve| have) been (?:thinking|imagining|planning)|i (?:think|dream|fantasi[sz]e) (?:about|of)|i cant stop thinking)\b/

function familyIn(plain: string): CrisisFamily | null {
  const found = compiled.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))
  if (!found) return null
  const isElsewhere = story.test(plain) || lookingBack.test(plain)
  return isElsewhere && !FIRST_AND_NOW.test(plain) ? null : found.family
}

export type CrisisScores = {
  /** True when a trained model's score reached its threshold. */
  hasFired: boolean
}

export type CrisisFinding = { isCrisis: boolean; family?: CrisisFamily }

/** `texts` are the title, the description, item names and dictated words, each by itself. */
export function detectCrisis(texts: readonly string[], scores?: CrisisScores): CrisisFinding {
  for (const text of texts) {
    const family = familyIn(plainText(text))
    if (family) return { isCrisis: true, family }
  }
  return { isCrisis: scores?.hasFired === true }
}

/**
 * Detects danger to life in two levels: `danger` shows help first, `care` adds a line to an ordinary analysis. Nothing
 * is stored, and no reason is shown.
 * Unmistakable first-person statements are danger by themselves. Other patterns only add to the models' scores, because
 * alone they also match grief, hospitals and quarrels.
 */

import { sentencesOf } from '#domain/values/sentences.ts'
import { EVERYDAY, LEFT_NOT_LOST, NOT_EVERYDAY } from '../lexicon/crisis-everyday.ts'
import { OTHER_LANGUAGES, withoutAccents } from '../lexicon/crisis-other-languages.ts'
import {
  CRISIS_PATTERNS,
  type CrisisFamily,
  LOOKING_BACK,
  STORY_CONTEXT,
  UNMISTAKABLE,
} from '../lexicon/crisis-patterns.ts'
import { plainText } from './crisis-text.ts'

const LEVELS = ['none', 'care', 'danger'] as const
export type DangerLevel = (typeof LEVELS)[number]

export const isAtLeast = (level: DangerLevel, lowest: DangerLevel): boolean =>
  LEVELS.indexOf(level) >= LEVELS.indexOf(lowest)

/**
 * The kind of danger: the writer to themselves, another person to themselves, another person to the writer, or the
 * writer to others.
 */
export type Whose = 'self' | 'other' | 'by-somebody' | 'to-others'

const FAMILIES = Object.entries(CRISIS_PATTERNS).map(([family, sources]) => ({
  family: family as CrisisFamily,
  patterns: sources.map((source) => new RegExp(source)),
}))

/** First person and present tense outweigh any context. */
const FIRST_AND_NOW =
  /\b(?:i want to|i wanna|im going to|im gonna|i wish i (?:was|were|would)|i dont want to (?:live|be|exist)|kms|i am going to|i keep (?:thinking|imagining|googling|planning)|i(?:ve| have) been (?:thinking|imagining|planning)|i (?:think|dream|fantasi[sz]e) (?:about|of)|i cant stop thinking)\b/

const everyday = EVERYDAY.map((source) => new RegExp(source))
const notEveryday = new RegExp(NOT_EVERYDAY)
const leftNotLost = new RegExp(LEFT_NOT_LOST.join('|'), 'g')

/** True if a sentence only sounds like danger, contains its harmless explanation, and nothing else about danger. */
export function isEveryday(sentence: string): boolean {
  const plain = plainText(sentence)
  const found = everyday.find((pattern) => pattern.test(plain))
  if (!found || notEveryday.test(plain.replace(leftNotLost, ' '))) return false
  return !familyIn(plain.replace(found, ' '))
}

/** The text without everyday sentences. */
const withoutEveryday = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => !isEveryday(sentence))
    .join('\n')

function familyIn(plain: string): CrisisFamily | null {
  const found = FAMILIES.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))
  if (!found) return null
  const isElsewhere = STORY_CONTEXT.test(plain) || LOOKING_BACK.test(plain)
  return isElsewhere && !FIRST_AND_NOW.test(plain) ? null : found.family
}

/**
 * Ignores quotes of others, unless the text is only a quote. The pattern excludes nested opening marks, which would
 * take quadratic time.
 */
const QUOTED = /["“][^"“”]*["”]/g

function saysPlainly(text: string): boolean {
  const unquoted = text.replace(QUOTED, ' ')
  const own = unquoted.trim() ? unquoted : text
  const plain = plainText(own)
  const lower = withoutAccents(own.toLowerCase())
  return (
    UNMISTAKABLE.some((pattern) => pattern.test(plain)) ||
    OTHER_LANGUAGES.some((pattern) => pattern.test(lower))
  )
}

const WHOSE: Partial<Record<CrisisFamily, Whose>> = {
  'other-person': 'other',
  'violence-at-home': 'by-somebody',
  'harm-to-others': 'to-others',
}

/** The distance of the models' scores from each level's threshold, negative if below. */
export type CrisisScores = { danger: number; care: number; whose?: Whose }

export type CrisisFinding = { level: DangerLevel; isCrisis: boolean; whose: Whose }

/** The score a pattern adds to the models if it isn't unmistakable. */
const PATTERN_LENDS = 2

/**
 * `texts` are title, description, item names and dictated words, checked separately. Without scores, a doubtful pattern
 * raises only `care`.
 */
export function detectCrisis(texts: readonly string[], scores?: CrisisScores): CrisisFinding {
  const families = texts.map((text) => familyIn(plainText(withoutEveryday(text))))
  const family = families.find((it) => it !== null) ?? null
  const whose = (family && WHOSE[family]) ?? scores?.whose ?? 'self'
  const finding = (level: DangerLevel) => ({ level, isCrisis: level === 'danger', whose })
  if (texts.some(saysPlainly)) return { ...finding('danger'), whose: 'self' }
  const lent = family ? PATTERN_LENDS : 0
  if (scores && scores.danger + lent >= 0) return finding('danger')
  return finding(family || (scores && scores.care >= 0) ? 'care' : 'none')
}

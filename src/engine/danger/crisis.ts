/**
 * Notices words that speak of danger to life, in two levels: `danger`, where help comes before anything else, and `care`,
 * where one quiet line stands beside an ordinary analysis. Nothing is kept, and no reason is ever shown.
 *
 * What is said of oneself without any doubt is danger by itself. Every other pattern only lends weight to the trained
 * models: patterns know the words of sorrow, hospitals and quarrels as well, and were wrong too often alone.
 */

import { splitSentences } from '#domain/values/sentences.ts'
import { EVERYDAY, LEFT_NOT_LOST, NOT_EVERYDAY } from '../lexicon/crisis-everyday.ts'
import { OTHER_LANGUAGES, withoutAccents } from '../lexicon/crisis-other-languages.ts'
import {
  CRISIS_FAMILIES,
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

/** Whose life it is about: one's own, another person's, or one's own at somebody's hands. */
export type Whose = 'self' | 'other' | 'by-somebody' | 'to-others'

const compiled = CRISIS_FAMILIES.map((family) => ({
  family,
  patterns: CRISIS_PATTERNS[family].map((source) => new RegExp(source)),
}))
const unmistakable = UNMISTAKABLE.map((source) => new RegExp(source))
const story = new RegExp(STORY_CONTEXT)
const lookingBack = new RegExp(LOOKING_BACK)

/** Speaking of oneself in the present outweighs any context. */
const FIRST_AND_NOW =
  /\b(?:i want to|i wanna|im going to|im gonna|i wish i (?:was|were|would)|i dont want to (?:live|be|exist)|kms|i am going to|i keep (?:thinking|imagining|googling|planning)|i(?:ve| have) been (?:thinking|imagining|planning)|i (?:think|dream|fantasi[sz]e) (?:about|of)|i cant stop thinking)\b/

const everyday = EVERYDAY.map((source) => new RegExp(source))
const notEveryday = new RegExp(NOT_EVERYDAY)
const leftNotLost = new RegExp(LEFT_NOT_LOST.join('|'), 'g')

/** Whether a sentence only sounds like danger, says itself why it is none, and says nothing of danger besides. */
export function isEveryday(sentence: string): boolean {
  const plain = plainText(sentence)
  const found = everyday.find((pattern) => pattern.test(plain))
  if (!found || notEveryday.test(plain.replace(leftNotLost, ' '))) return false
  return !familyIn(plain.replace(found, ' '))
}

/** The same text without what is everyday life; what it says besides is judged as ever. */
const withoutEveryday = (text: string): string =>
  splitSentences(text)
    .filter((sentence) => !isEveryday(sentence.text))
    .map((sentence) => sentence.text)
    .join('\n')

function familyIn(plain: string): CrisisFamily | null {
  const found = compiled.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))
  if (!found) return null
  const isElsewhere = story.test(plain) || lookingBack.test(plain)
  return isElsewhere && !FIRST_AND_NOW.test(plain) ? null : found.family
}

/**
 * What somebody else said stands in quotation marks, unless nothing else was written. No mark opens twice: a text full of
 * opened ones would be read to its end from each of them.
 */
const QUOTED = /["“][^"“”]*["”]/g

function saysPlainly(text: string): boolean {
  const unquoted = text.replace(QUOTED, ' ')
  const own = unquoted.trim() ? unquoted : text
  const plain = plainText(own)
  const lower = withoutAccents(own.toLowerCase())
  return (
    unmistakable.some((pattern) => pattern.test(plain)) ||
    OTHER_LANGUAGES.some((pattern) => pattern.test(lower))
  )
}

const WHOSE: Partial<Record<CrisisFamily, Whose>> = {
  'other-person': 'other',
  'violence-at-home': 'by-somebody',
  'harm-to-others': 'to-others',
}

/** How far the trained models' scores are above what raises each level; below 0 they stay quiet. */
export type CrisisScores = { danger: number; care: number; whose?: Whose }

export type CrisisFinding = { level: DangerLevel; isCrisis: boolean; whose: Whose }

/** How much a pattern that is not beyond doubt moves the models. */
const PATTERN_LENDS = 2

/**
 * `texts` are the title, the description, item names and dictated words, each by itself. Without scores, where no model is
 * at hand, a pattern that leaves doubt asks for care and no more.
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

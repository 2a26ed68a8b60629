/**
 * The Equation of Emotion as a picture: what was expected beside what is perceived, the items that give
 * it weight, and the emotion that comes out. This file says what the picture shows, `equation-scene.ts`
 * where it stands.
 */
import { type Findings, isDirect } from '../situation/analysis.ts'
import type { Said } from '../situation/said.ts'
import { upperFirst } from '../values/text.ts'
import { type EmotionCategory, isPleasant } from './emotion.ts'
import { isLoss, roundShare } from './equation.ts'
import { readIntensity } from './strength.ts'

export type PictureItem = {
  name: string
  power: number
  /** The name of a pair of colour tokens: `people`, `custom1`, … */
  colour: string
}
export type PictureEmotion = { name: string; category: EmotionCategory; intensity: number }

export type EquationPicture = {
  expectation: string
  perception: string
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  gapTitle: 'They match' | 'It turned out well' | 'A gap' | 'A wide gap'
  isMatch: boolean
  items: readonly PictureItem[]
  /** How many items are involved beyond those that are drawn. */
  moreItems: number
  /** The mean power of all items involved. */
  weight: number
  emotions: readonly PictureEmotion[]
}

const DRAWN_ITEMS = 3
const DRAWN_EMOTIONS = 2
const WIDE_FROM = 0.75

/** A gain meets the expectation, the more of it the better; a loss is a gap of its own size. */
const gapOfShift = (shift: number): number =>
  isLoss(shift) ? Math.abs(shift) : Math.max(0.05, 0.45 - 0.4 * Math.abs(shift))

/** For an analysis that came without equations. */
const gapOfEmotion = ({ category, intensity }: PictureEmotion, weight: number): number =>
  isPleasant(category)
    ? Math.max(0.05, 0.45 - 0.4 * intensity)
    : Math.min(1, 0.35 + (0.52 * intensity) / Math.max(0.35, weight))

/** A joy may be that something else came than was expected: of a person's own two lines only they know whether they match. */
function gapTitle(
  gap: number,
  isMatch: boolean,
  { expected, saw }: Said = {},
): EquationPicture['gapTitle'] {
  if (isMatch) return expected || saw ? 'It turned out well' : 'They match'
  return gap > WIDE_FROM ? 'A wide gap' : 'A gap'
}

const SEEN = /^What (?:you|they) see is (\S.*?\.)(?: |$)/su
const IN_EYES = /^In (?:your|their) eyes,? /
const LED_IN = /^[^:]{4,60}: (\S.*)$/su

/** What a sentence is about, without its way in: "How it looks to you: he forgot" says "He forgot". */
export function coreOf(sentence: string): string {
  const core = (SEEN.exec(sentence) ?? LED_IN.exec(sentence))?.[1] ?? sentence
  return upperFirst(core.replace(IN_EYES, '').replace(/\.$/, ''))
}

const WISHED =
  /(?:^|(?:,|\b(?:and|but|so|because)) )(?:you|they) (?:had |were )?(?:expected|hoped for|wanted|counted on|waited for|waiting for) (\S.{3,})$/isu

/** Only what was wished for: "You had worked on it and you expected him to call" says "Him to call". */
export function wishOf(sentence: string): string {
  const core = coreOf(sentence)
  return upperFirst(WISHED.exec(core)?.[1] ?? core)
}

type Told = Pick<Findings, 'emotions' | 'equations' | 'expectations' | 'perceptions' | 'said'>

/** Null when there is no emotion to show. `items` are those a person chose, strongest first or not. */
export function pictureOf(told: Told, items: readonly PictureItem[]): EquationPicture | null {
  const emotions = told.emotions
    .map(({ name, category, intensity }) => ({
      name,
      category,
      intensity: readIntensity(intensity),
    }))
    .toSorted((a, b) => b.intensity - a.intensity)
  const top = emotions[0]
  if (!top) return null

  const [strongest] = told.equations.filter(isDirect).toSorted((a, b) => b.intensity - a.intensity)
  const byPower = items.toSorted((a, b) => b.power - a.power)
  const weight = items.length
    ? roundShare(items.reduce((sum, { power }) => sum + power, 0) / items.length)
    : (strongest?.power ?? 0.5)
  const gap = strongest ? gapOfShift(strongest.shift) : gapOfEmotion(top, weight)
  const isMatch = strongest ? !isLoss(strongest.shift) : isPleasant(top.category)
  return {
    expectation: wishOf(strongest?.expectation ?? told.expectations[0]?.description ?? ''),
    perception: coreOf(strongest?.perception ?? told.perceptions[0]?.description ?? ''),
    gap,
    gapTitle: gapTitle(gap, isMatch, told.said),
    isMatch,
    items: byPower.slice(0, DRAWN_ITEMS),
    moreItems: Math.max(0, byPower.length - DRAWN_ITEMS),
    weight,
    emotions: emotions.slice(0, DRAWN_EMOTIONS),
  }
}

/** The view of a reading: each feeling with its equation, its part and its two lines. */
import { readIntensity } from '../emotion/strength.ts'
import { gapOfEmotion, gapOfShift } from '../emotion/two-circles.ts'
import { type Analysis, CARD_LIMITS, type Emotion, type Equation, isDirect } from './analysis.ts'
import { ownWordsAbout, placeIn } from './correction.ts'
import { partsOfWish, WANTED } from './wish.ts'

/**
 * The expectation. `pencilled`: suggested and not yet confirmed; `own`: tapped or typed later; `stated`: from the text;
 * `told`: a whole line for others or from an earlier release.
 */
export type WishView = {
  kind: 'pencilled' | 'own' | 'stated' | 'told'
  /** "I wanted". Empty for a whole sentence. */
  lead: string
  words: string
  stop: string
  /** Other suggestions for the same lead. */
  others: readonly string[]
}

export type EquationView = ReturnType<typeof viewEquations>[number]

const strongest = (one: { intensity: number }, other: { intensity: number }) =>
  other.intensity - one.intensity

/** Sorts by the person's order, else by strength. Further ones are behind "More". */
export function viewEquations(analysis: Analysis) {
  const direct = analysis.equations.filter(isDirect)
  const place = ({ category }: Emotion) => placeIn(analysis.said?.feelings ?? [], category)
  const shown = analysis.emotions
    .map((emotion) => ({ ...emotion, intensity: readIntensity(emotion.intensity) }))
    .toSorted((one, other) => place(one) - place(other) || strongest(one, other))
    .slice(0, CARD_LIMITS.emotions)
    .map((emotion, at) => viewWith(emotion, equationOf(emotion, direct), analysis, at))
  const main = shown.find(({ isMain }) => isMain) ?? shown[0]
  return shown.map((one) => {
    const isMain = one === main
    // `own` are the person's two lines about it.
    return { ...one, isMain, own: ownWordsAbout(analysis.said ?? {}, one.emotion.category, isMain) }
  })
}

const toldWish = (sentence: string): WishView | null =>
  sentence ? { kind: 'told', lead: '', words: sentence, stop: '', others: [] } : null

function viewWish(expectation: string, wish: Equation['wish']): WishView | null {
  if (!expectation || !wish?.own) return toldWish(expectation)
  const { origin, own, lead = WANTED, suggestions } = wish
  if (origin === 'stated')
    return { kind: 'stated', lead: '', words: own, stop: '', others: suggestions }
  if (origin === 'own')
    return { kind: 'own', ...partsOfWish(own), others: suggestions.filter((one) => one !== own) }
  return { kind: 'pencilled', lead, words: own, stop: '.', others: suggestions }
}

const equationOf = ({ category }: Emotion, direct: readonly Equation[]): Equation | undefined =>
  direct.filter((one) => one.category === category).toSorted(strongest)[0]

function viewWith(
  emotion: Emotion,
  equation: Equation | undefined,
  { equations, expectations, perceptions }: Analysis,
  at: number,
) {
  if (!equation)
    return {
      emotion,
      part: null,
      wish: toldWish(expectations[at]?.description ?? ''),
      saw: perceptions[at]?.description ?? '',
      gap: gapOfEmotion(emotion),
      isMain: at === 0,
    }
  const { itemId, itemName: name, power, expectation, perception, shift, wish } = equation
  return {
    emotion,
    /** Null if unknown. `itemId` is null for a name that isn't an item. */
    part: itemId === null && !name ? null : { itemId, name, power },
    /** Null in danger. */
    wish: viewWish(expectation, wish),
    saw: perception,
    /** From 0 (what happened matches the expectation) to 1 (nothing of it came true). */
    gap: gapOfShift(shift),
    /** True for the main reading, which alternatives refer to. */
    isMain: equation === equations.find(isDirect),
  }
}

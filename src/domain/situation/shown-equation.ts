/** What a page shows of a reading: each feeling with its own equation, the part it is about, its weight and its two lines. */
import { type EmotionCategory, LADDERS } from '../emotion/emotion.ts'
import { levelOf } from '../emotion/equation.ts'
import { NEIGHBOURS } from '../emotion/neighbours.ts'
import { readIntensity } from '../emotion/strength.ts'
import { gapOfEmotion, gapOfShift } from '../emotion/two-circles.ts'
import {
  type Alternative,
  type Analysis,
  CARD_LIMITS,
  type Emotion,
  type Equation,
  isDirect,
} from './analysis.ts'
import { type OwnWords, ownWordsAbout, placeIn } from './said.ts'

export type ShownEquation = {
  emotion: Emotion
  /** Null where it is open what it is about. */
  part: { itemId: number; name: string; power: number } | null
  /** Empty in danger, and in readings of earlier releases. */
  expected: string
  saw: string
  wish: NonNullable<Equation['wish']>
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  /** It was read first; other readings of it are near to this one. */
  isMain: boolean
  /** The person's own two lines about it. */
  own: OwnWords
}

export type NearFeeling = Pick<Alternative, 'category' | 'name'>

const UNSAID: ShownEquation['wish'] = { origin: 'default', suggestions: [] }
const strongest = (one: { intensity: number }, other: { intensity: number }) =>
  other.intensity - one.intensity

/** In the order the person named them, else the strongest first; further ones stand behind "More". */
export function equationsShown(analysis: Analysis): ShownEquation[] {
  const direct = analysis.equations.filter(isDirect)
  const place = ({ category }: Emotion) => placeIn(analysis.said?.feelings ?? [], category)
  const shown = analysis.emotions
    .map((emotion) => ({ ...emotion, intensity: readIntensity(emotion.intensity) }))
    .toSorted((one, other) => place(one) - place(other) || strongest(one, other))
    .slice(0, CARD_LIMITS.emotions)
    .map((emotion, at) => shownWith(emotion, equationOf(emotion, direct), analysis, at))
  const main = shown.find(({ isMain }) => isMain) ?? shown[0]
  return shown.map((one) => {
    const isMain = one === main
    return { ...one, isMain, own: ownWordsAbout(analysis.said ?? {}, one.emotion.category, isMain) }
  })
}

const equationOf = ({ category }: Emotion, direct: readonly Equation[]): Equation | undefined =>
  direct.filter((one) => one.category === category).toSorted(strongest)[0]

function shownWith(
  emotion: Emotion,
  equation: Equation | undefined,
  { equations, expectations, perceptions }: Analysis,
  at: number,
): Omit<ShownEquation, 'own'> {
  if (!equation)
    return {
      emotion,
      part: null,
      expected: expectations[at]?.description ?? '',
      saw: perceptions[at]?.description ?? '',
      wish: UNSAID,
      gap: gapOfEmotion(emotion),
      isMain: at === 0,
    }
  const { itemId, itemName: name, power, expectation, perception, shift, wish } = equation
  return {
    emotion,
    part: itemId === null ? null : { itemId, name, power },
    expected: expectation,
    saw: perception,
    wish: wish ?? UNSAID,
    gap: gapOfShift(shift),
    isMain: equation === equations.find(isDirect),
  }
}

/**
 * What it may be rather: for the feeling that was read first, what was read beside it; for another, what it is often
 * mistaken for. Who mourns is not asked about a second one.
 */
export function nearTo(
  { isMain, emotion }: ShownEquation,
  { alternatives = [], emotions, grief }: Analysis,
): NearFeeling[] {
  const isElse = ({ category }: NearFeeling) =>
    category === emotion.category || !emotions.some((other) => other.category === category)
  if (isMain) return alternatives.filter(isElse)
  if (grief) return []
  const name = (category: EmotionCategory) => LADDERS[category][levelOf(emotion.intensity) - 1]!
  return NEIGHBOURS[emotion.category]
    .map((category) => ({ category, name: name(category) }))
    .filter(isElse)
}

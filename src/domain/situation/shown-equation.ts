/** What a page shows of a reading: each feeling with its own equation, the part it is about, its weight and its two lines. */
import { readIntensity } from '../emotion/strength.ts'
import { gapOfEmotion, gapOfShift } from '../emotion/two-circles.ts'
import { type Analysis, CARD_LIMITS, type Emotion, type Equation, isDirect } from './analysis.ts'
import { placeIn } from './said.ts'

export type ShownEquation = {
  emotion: Emotion
  /** Null where a reading came without equations. */
  part: { itemId: number; name: string; power: number } | null
  /** Empty where nobody said it and nobody can know it. */
  expected: string
  saw: string
  wish: NonNullable<Equation['wish']>
  /** 0: what happened is what was expected; 1: nothing of it came true. */
  gap: number
  /** The person's own two lines are about this one. */
  isMain: boolean
}

const OPEN: ShownEquation['wish'] = { origin: 'open', suggestions: [] }
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
  const [first, ...others] = shown
  if (!first || shown.some(({ isMain }) => isMain)) return shown
  return [{ ...first, isMain: true }, ...others]
}

const equationOf = ({ category }: Emotion, direct: readonly Equation[]): Equation | undefined =>
  direct.filter((one) => one.category === category).toSorted(strongest)[0]

function shownWith(
  emotion: Emotion,
  equation: Equation | undefined,
  { equations, expectations, perceptions }: Analysis,
  at: number,
): ShownEquation {
  if (!equation)
    return {
      emotion,
      part: null,
      expected: expectations[at]?.description ?? '',
      saw: perceptions[at]?.description ?? '',
      wish: OPEN,
      gap: gapOfEmotion(emotion),
      isMain: at === 0,
    }
  const { itemId, itemName: name, power, expectation, perception, shift, wish } = equation
  return {
    emotion,
    part: { itemId, name, power },
    expected: expectation,
    saw: perception,
    wish: wish ?? OPEN,
    gap: gapOfShift(shift),
    isMain: equation === equations.find(isDirect),
  }
}

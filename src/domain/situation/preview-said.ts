/**
 * What a reading looks like in the moment something is said about it: word, number and part change at once, by the same
 * rule as on the server. The prose follows with its answer.
 */
import { isPleasant, LADDERS } from '../emotion/emotion.ts'
import { levelOf } from '../emotion/equation.ts'
import { MIDDLING, shiftFor } from '../emotion/strength.ts'
import { type Analysis, type Emotion, type Equation, isDirect } from './analysis.ts'
import { isNothing, type Said, type SaidFeeling } from './said.ts'

export type Part = { id: number; name: string; attachmentPower: number }

/** Null where only the server knows what comes of it. */
export function previewSaid(
  analysis: Analysis,
  said: Said,
  parts: readonly Part[],
): Analysis | null {
  const answersOnly = said.side ?? said.actor ?? said.time ?? said.moment ?? said.equations
  if (isNothing(said) || answersOnly !== undefined) return null
  const { asks, certainty: _certainty, fits: _fits, ...rest } = analysis
  if (asks && !said.feelings?.length) return null
  const [first] = asks ? [] : analysis.emotions
  const emotions = said.feelings?.length
    ? said.feelings.map((feeling, at) => feltAs(feeling, analysis, at))
    : analysis.emotions
  const readFirst = analysis.readFirst ?? (first && { category: first.category, name: first.name })
  return {
    ...rest,
    reading: '',
    emotions,
    equations: equationsFor(analysis, emotions, said, parts),
    said,
    isCorrected: true,
    ...(readFirst && { readFirst }),
  }
}

/** Naming it more exactly changes no number; another number keeps a word of the person's own. */
function feltAs(feeling: SaidFeeling, { emotions }: Analysis, at: number): Emotion {
  const { category, word, strength, itemId } = feeling
  const known = emotions.find((one) => one.category === category)
  const likely = at > 0 ? MIDDLING : (emotions[0]?.intensity ?? MIDDLING)
  const intensity = strength === undefined ? (known?.intensity ?? likely) : strength / 10
  const level = levelOf(intensity)
  const isTheirs = known && (known.whose !== 'proposed' || known.intensity === intensity)
  return {
    category,
    intensity,
    level,
    name: word || (isTheirs ? known.name : LADDERS[category][level - 1]!),
    description: '',
    whose: word ? 'chosen' : (known?.whose ?? 'proposed'),
    ...(itemId !== undefined && { itemIds: [itemId] }),
  }
}

function equationsFor(
  { equations, emotions: before }: Analysis,
  emotions: readonly Emotion[],
  { about }: Said,
  parts: readonly Part[],
): Equation[] {
  const direct = equations.filter(isDirect)
  return emotions.flatMap((emotion, at) => {
    const equation =
      direct.find(({ category }) => category === emotion.category) ??
      direct.find(({ category }) => category === before[0]?.category) ??
      direct[0]
    if (!equation) return []
    const itemId = emotion.itemIds?.length === 1 ? emotion.itemIds[0] : undefined
    const moved = parts.find(({ id }) => id === (at === 0 ? (about ?? itemId) : itemId))
    const power = moved?.attachmentPower ?? equation.power
    const { category, name, intensity, level = levelOf(intensity) } = emotion
    const size = Math.round(shiftFor(intensity, power) * 100) / 100
    return [
      {
        ...equation,
        ...(moved && { itemId: moved.id, itemName: moved.name }),
        ...(at > 0 && equation.category !== category && { expectation: '', perception: '' }),
        power,
        shift: isPleasant(category) ? size : -size,
        category,
        name,
        intensity,
        level,
      },
    ]
  })
}

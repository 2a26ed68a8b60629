/**
 * Four exercises of three minutes. One is offered after a reading, chosen by its equation; they are free and can be
 * skipped at every step.
 */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import type { RelationshipType } from '../self-map/relationship.ts'
import { type Analysis, type Equation, isDirect } from '../situation/analysis.ts'
import { lines } from '../values/text.ts'
import { Strength } from './step.ts'

export const ExerciseKind = z.enum(['anchor', 'me', 'witness', 'savour'])
export type ExerciseKind = z.infer<typeof ExerciseKind>

export const EXERCISE_WORDS = { max: 2000 } as const
// Formatted by hand, because loading a number format delays every page that imports this.
const inThousands = String(EXERCISE_WORDS.max).replace(/(\d{3})$/, ',$1')
const tooLong = `You can write up to ${inThousands} characters here`
export const ExerciseWords = lines({
  min: 1,
  max: EXERCISE_WORDS.max,
  tooShort: 'Write a line, or skip this.',
  tooLong,
})
export const MoreWords = lines({ max: EXERCISE_WORDS.max, tooLong })

export const NewExercise = z.object({
  kind: ExerciseKind,
  words: ExerciseWords,
  hard: z.optional(MoreWords),
  way: z.optional(MoreWords),
  /** The anchor written about. */
  itemId: z.optional(z.int()),
  before: z.optional(Strength),
  after: z.optional(Strength),
})
export type NewExercise = z.infer<typeof NewExercise>

export const Exercise = z.object({
  id: z.int(),
  situationId: z.int(),
  kind: ExerciseKind,
  category: EmotionCategory,
  itemName: z.nullable(z.string()),
  words: z.string(),
  hard: z.nullable(z.string()),
  way: z.nullable(z.string()),
  before: z.nullable(Strength),
  after: z.nullable(Strength),
  createdAt: z.string(),
})
export type Exercise = z.infer<typeof Exercise>

export const Anchor = z.object({ itemId: z.int(), name: z.string(), category: z.string() })
export type Anchor = z.infer<typeof Anchor>

export const ExerciseOffer = z.object({
  kind: ExerciseKind,
  category: EmotionCategory,
  /** From the analysis, 0 to 10. */
  strength: Strength,
  /** Someone died, so nothing is rated or meant to improve. */
  isGrief: z.boolean(),
  /** Up to two items the situation didn't touch, only for the anchor. */
  anchors: z.array(Anchor),
  /** All items touched or in conflict with those. */
  touched: z.array(z.int()),
  /** The name of the person the anger is with, if the map has it. */
  other: z.nullable(z.string()),
})
export type ExerciseOffer = z.infer<typeof ExerciseOffer>

export const ExerciseState = z.object({
  offer: z.nullable(ExerciseOffer),
  /** Oldest first. */
  kept: z.array(Exercise),
})
export type ExerciseState = z.infer<typeof ExerciseState>

/** Grief and joy aren't rated, because neither should fade. */
export const isWeighed = ({ kind, isGrief }: Pick<ExerciseOffer, 'kind' | 'isGrief'>): boolean =>
  kind !== 'savour' && !isGrief

type Source = Equation['source']

const everywhere = (kind: ExerciseKind | null) => ({ own: kind, outside: kind, standing: kind })
/** With the source `standing`, no recent act caused the shift, so it is held instead of reframed. */
const heldWhenStanding = { own: null, outside: null, standing: 'anchor' } as const

/** The exercise for each combination of emotion group and source of the shift. */
export const EXERCISE_FOR: Record<EmotionCategory, Record<Source, ExerciseKind | null>> = {
  sadness: everywhere('anchor'),
  shame: everywhere('anchor'),
  worry: everywhere('me'),
  regret: everywhere('me'),
  anger: { own: 'me', outside: 'witness', standing: 'anchor' },
  fear: heldWhenStanding,
  disgust: heldWhenStanding,
  negativeanticipation: heldWhenStanding,
  happiness: everywhere('savour'),
  pride: everywhere('savour'),
  positiveanticipation: everywhere('savour'),
}

type Item = { id: number; name: string; category: string; attachmentPower: number }
type Tie = { sourceItemId: number; targetItemId: number; relationshipType: RelationshipType }

/** When an exercise may be offered: never, only to hold on (`grief`), or any. */
export type Calm = 'never' | 'grief' | 'any'

type ExerciseContext = {
  analysis: Pick<Analysis, 'emotions' | 'equations' | 'certainty'>
  chosen: readonly { itemId: number; category: string }[]
  /** The person's own items without examples. */
  map: readonly Item[]
  ties: readonly Tie[]
  calm: Calm
}

export function exerciseFor({
  analysis,
  chosen,
  map,
  ties,
  calm,
}: ExerciseContext): ExerciseOffer | null {
  const [main] = analysis.emotions
  if (!main || calm === 'never' || analysis.certainty === 'asks') return null
  const equation = analysis.equations
    .filter((it) => isDirect(it) && it.category === main.category)
    .toSorted((one, other) => other.intensity - one.intensity)[0]
  const kind = equation && EXERCISE_FOR[main.category][equation.source]
  if (!kind || (calm === 'grief' && kind !== 'anchor')) return null

  const touched = touchedBy(analysis, chosen, ties)
  const anchors = kind === 'anchor' ? anchorsIn(map, touched) : []
  if (kind === 'anchor' && anchors.length === 0) return null
  const person = personIn(equation, chosen)
  if (kind === 'witness' && !person) return null
  return {
    kind,
    category: main.category,
    strength: Math.round(main.intensity * 10),
    isGrief: calm === 'grief',
    anchors,
    touched: [...touched],
    other: kind === 'witness' ? (person?.name ?? null) : null,
  }
}

/** Items chosen, read, or in conflict with either, so not suitable as anchors. */
function touchedBy(
  { equations }: ExerciseContext['analysis'],
  chosen: ExerciseContext['chosen'],
  ties: readonly Tie[],
): Set<number> {
  const touched = new Set([...chosen, ...equations].flatMap(({ itemId }) => itemId ?? []))
  const fighting = ties.filter(({ relationshipType }) => relationshipType === 'conflicts')
  const against = fighting.flatMap(({ sourceItemId, targetItemId }) => [
    ...(touched.has(sourceItemId) ? [targetItemId] : []),
    ...(touched.has(targetItemId) ? [sourceItemId] : []),
  ])
  return new Set([...touched, ...against])
}

/** The closest untouched item, and the closest of another category. */
function anchorsIn(map: readonly Item[], touched: ReadonlySet<number>): Anchor[] {
  const free = map
    .filter(({ id }) => !touched.has(id))
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower || one.id - other.id)
  const [first] = free
  const second = free.find(({ category }) => category !== first?.category) ?? free[1]
  return [first, second].flatMap((item) =>
    item ? [{ itemId: item.id, name: item.name, category: item.category }] : [],
  )
}

/** The person an anger is with, by name if they are on the map. */
function personIn(
  { itemId, itemName, actor }: Equation,
  chosen: ExerciseContext['chosen'],
): { name: string | null } | null {
  const isPerson = chosen.some((it) => it.itemId === itemId && it.category === 'people')
  if (isPerson) return { name: itemName }
  return actor === 'other' || actor === 'both' ? { name: null } : null
}

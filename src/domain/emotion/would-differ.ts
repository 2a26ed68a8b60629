/**
 * Compares the person's word for a situation with the equation's. Finds the single variable that would have to differ
 * for the equation to give the person's word, if there is one.
 */
import * as z from 'zod/mini'
import type { Variables } from '../situation/variables.ts'
import { EmotionCategory } from './emotion.ts'
import { emotionOf, roundShare } from './equation.ts'

/** A word for a feeling with its group and, if it has one, its step of the ladder. */
export const NamedWord = z.object({
  word: z.string(),
  category: EmotionCategory,
  level: z.optional(z.int().check(z.gte(1), z.lte(5))),
})
export type NamedWord = z.infer<typeof NamedWord>

type Target = Pick<NamedWord, 'category' | 'level'>

/** A changed variable and its new value. */
export type Difference = {
  [key in keyof Variables]-?: { of: key; to: NonNullable<Variables[key]> }
}[keyof Variables]

export const isSameWord = ({ category, level }: Target, variables: Variables): boolean => {
  const verdict = emotionOf(variables)
  return verdict.category === category && (level === undefined || verdict.level === level)
}

const STEPS = Array.from({ length: 100 }, (_, at) => roundShare((at + 1) / 100))
/** Sorts by the size of the change, smallest first. */
const nearest = (values: readonly number[], now: number): number[] =>
  values.toSorted((a, b) => Math.abs(a - now) - Math.abs(b - now))

/** Tries variables that decide the group first, then those that only change the strength. */
function differences(now: Variables): Difference[] {
  return [
    ...([true, false] as const).map((to) => ({ of: 'accepted', to }) as const),
    ...(['now', 'past', 'future'] as const).map((to) => ({ of: 'time', to }) as const),
    ...(['outside', 'own', 'standing'] as const).map((to) => ({ of: 'source', to }) as const),
    ...([true, false] as const).map((to) => ({ of: 'isAttacked', to }) as const),
    ...([true, false] as const).map((to) => ({ of: 'isRepelled', to }) as const),
    ...(['high', 'medium', 'low'] as const).map((to) => ({ of: 'confidence', to }) as const),
    ...nearest(STEPS, now.power).map((to) => ({ of: 'power', to }) as const),
    ...nearest([...STEPS, ...STEPS.map((step) => -step), 0], now.shift).map(
      (to) => ({ of: 'shift', to }) as const,
    ),
  ]
}

export const withDifference = (now: Variables, { of, to }: Difference): Variables => ({
  ...now,
  [of]: to,
})

/** Null if no single change is enough. */
export const wouldDiffer = (now: Variables, target: Target): Difference | null =>
  differences(now).find((difference) => isSameWord(target, withDifference(now, difference))) ?? null

const SOURCES = {
  outside: 'if it came from someone or something else',
  own: 'if it came from you yourself',
  standing: 'if it said something about you, or something of yours',
} as const
const TIMES = {
  past: 'if it were longer ago',
  now: 'if it were happening now',
  future: 'if it hadn’t happened yet',
} as const

/** The end of a sentence that begins with the person's word: "if you’d accepted it". */
export function formatDifference(difference: Difference, now: Variables): string {
  switch (difference.of) {
    case 'accepted':
      return difference.to ? 'if you’d accepted it' : 'if you hadn’t accepted it'
    case 'time':
      return TIMES[difference.to]
    case 'source':
      return SOURCES[difference.to]
    case 'isAttacked':
      return difference.to ? 'if someone had done it to you' : 'if no one had done it to you'
    case 'isRepelled':
      return difference.to ? 'if you wanted to keep it away' : 'if you didn’t want to keep it away'
    case 'confidence':
      return difference.to === 'high'
        ? 'if you were surer of what you see'
        : 'if you were less sure of what you see'
    case 'power':
      return difference.to > now.power
        ? 'if this were closer to you'
        : 'if this were further from you'
    case 'perspective':
      return 'if you saw it differently'
    case 'shift':
      return formatShift(difference.to, now.shift)
  }
}

function formatShift(to: number, now: number): string {
  if (to > 0 && now <= 0) return 'if it were a gain rather than a loss'
  if (to < 0 && now >= 0) return 'if it were a loss rather than a gain'
  return Math.abs(to) > Math.abs(now)
    ? 'if more of it were at stake'
    : 'if less of it were at stake'
}

/** Shows both words and their difference. Neither is wrong. */
export function compareWords(named: NamedWord, now: Variables): string {
  const { name } = emotionOf(now)
  const difference = wouldDiffer(now, named)
  const between = difference
    ? `It would say ${named.word} ${formatDifference(difference, now)}.`
    : 'It would take more than one change to get from one to the other.'
  return `You said ${named.word}, but the equation says ${name}. ${between} We’ll go with your word.`
}

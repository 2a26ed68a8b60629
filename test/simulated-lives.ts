import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Observation } from '#domain/findings/observation.ts'
import { seeded } from '#domain/findings/seeded.ts'

const GROUPS: readonly EmotionCategory[] = [
  'worry',
  'anger',
  'sadness',
  'happiness',
  'regret',
  'shame',
  'pride',
  'fear',
]
const PARTS = ['Job', 'Mother', 'Partner', 'Health', 'Friend', 'Garden'] as const
type Part = (typeof PARTS)[number]

export type Planted =
  | { kind: 'part' | 'day after'; part: Part; group: EmotionCategory; rate: number }
  | { kind: 'weekday'; weekday: number; group: EmotionCategory; rate: number }
  | { kind: 'weekend' | 'evening'; group: EmotionCategory; rate: number }
  | { kind: 'strength'; part: Part; from: number; by: number }
  | { kind: 'loop'; part: Part; group: EmotionCategory; rate: number; open: number }

export type LifeOptions = {
  seed: number
  perWeek?: number
  days?: number
  situations?: number
  /** How much feelings and parts linger and come in phases: 0 not at all, 1 moody, 2 stormy. */
  storm?: number
  planted?: Planted
  /** Writes once on each Sunday and on as many other days as make `perWeek`; without it, whenever it comes. */
  isSteady?: boolean
  /** Weeks, counted from 0, in which nothing is written. */
  away?: readonly number[]
}

/** The first day of a simulated life, a Monday. */
export const FIRST_DAY = 4

export const gaussian = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A life of six parts and eight feelings, some more frequent than others; without a plant nothing bears on anything. */
export function simulatedLife({
  seed,
  perWeek = 4,
  days = 5000,
  situations = Number.POSITIVE_INFINITY,
  storm = 1,
  planted,
  isSteady = false,
  away = [],
}: LifeOptions): Observation[] {
  const chance = seeded(seed * 2_654_435_761 + 97)
  const pick = (weights: readonly number[]): number => {
    let left = chance() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return Math.max(0, at)
  }
  const isMoody = storm > 0
  const writes = Array.from({ length: 7 }, () => 0.5 + chance())
  const usual = writes.reduce((sum, weight) => sum + weight, 0) / 7
  const inPhase = (weights: readonly number[], phase: number) =>
    weights.map((weight, at) => (at === phase ? (1 + 2 * storm) * weight : weight))
  const groupWeights = GROUPS.map((_, at) => 1 / (at + 2))
  const life: Observation[] = []
  let [partPhase, groupPhase, level] = [-1, -1, 0]
  let steady: ReadonlySet<number> = new Set()
  for (let day = 0; day < days && life.length < situations; day += 1) {
    if (isMoody && chance() < 1 / 21) partPhase = Math.floor(chance() * (PARTS.length + 2))
    if (isMoody && chance() < 1 / 21) groupPhase = Math.floor(chance() * (GROUPS.length + 2))
    level = isMoody ? 0.7 * level + 0.35 * gaussian(chance) : 0
    let count = 0
    const none = Math.exp((-perWeek / 7) * (writes[day % 7]! / usual))
    for (let left = chance(); left > none; left *= chance()) count += 1
    if (isSteady && day % 7 === 0) steady = steadyDays(perWeek, chance)
    if (isSteady) count = Number(steady.has(day % 7))
    if (away.includes(Math.floor(day / 7))) count = 0
    const hours = Array.from(
      { length: count },
      () => [8, 13, 19, 23][pick([2, 3, 6, 1])]! + Math.floor(chance() * 2),
    ).sort((one, other) => one - other)
    for (const hour of hours.slice(0, situations - life.length)) {
      const last = life.at(-1)
      const isSameDay = last?.day === FIRST_DAY + day
      const partWeights = inPhase(
        PARTS.map((_, at) => 1 / (at + 1.5)),
        partPhase,
      )
      const repeats = isMoody && isSameDay && chance() < 0.3 * storm
      const first = repeats ? last!.parts[0]! : PARTS[pick(partWeights)]!
      const second = chance() < 0.35 ? PARTS[pick(partWeights)]! : first
      const feel = (): EmotionCategory => {
        const isNear = isMoody && last && FIRST_DAY + day - last.day <= 1
        if (isNear && chance() < 0.25 * storm) return last.groups[0]!
        return GROUPS[pick(inPhase(groupWeights, groupPhase))]!
      }
      const groups = new Set([feel(), ...(chance() < 0.35 ? [feel()] : [])])
      const parts = [...new Set([first, second])]
      let isOpen = chance() < 0.5
      if (planted && 'group' in planted && isMet(planted, { life, day, hour, parts })) {
        groups.delete(planted.group)
        const isFelt = chance() < planted.rate
        if (isFelt) groups.add(planted.group)
        if (groups.size === 0) groups.add(GROUPS.find((group) => group !== planted.group)!)
        if (planted.kind === 'loop' && isFelt) isOpen = chance() < planted.open
      }
      const falls =
        planted?.kind === 'strength' && day >= planted.from && parts.includes(planted.part)
      const strength = () => 5 + 1.7 * level - (falls ? planted.by : 0) + 1.7 * gaussian(chance)
      life.push({
        id: life.length + 1,
        day: FIRST_DAY + day,
        hour,
        parts,
        isOpen,
        groups: [...groups],
        said: [...groups].map((group) => ({
          group,
          strength: clamp(Math.round(strength()), 1, 10),
        })),
      })
    }
  }
  return life
}

/** Sunday, and other days of the week until there are so many. */
function steadyDays(perWeek: number, chance: () => number): Set<number> {
  const days = new Set([6])
  while (days.size < Math.min(7, perWeek)) days.add(Math.floor(7 * chance()))
  return days
}

function isMet(
  planted: Planted,
  now: { life: readonly Observation[]; day: number; hour: number; parts: readonly string[] },
): boolean {
  const { life, day, hour, parts } = now
  switch (planted.kind) {
    case 'part':
    case 'loop':
      return parts.includes(planted.part)
    case 'weekday':
      return day % 7 === planted.weekday
    case 'weekend':
      return day % 7 >= 5
    case 'evening':
      return hour >= 17 && hour < 22
    case 'day after':
      return life.some((it) => it.day === FIRST_DAY + day - 1 && it.parts.includes(planted.part))
    default:
      return false
  }
}

/** The life of somebody who worries on twelve of thirteen Sundays and on no other day. */
export const sundayLife = (): Observation[] =>
  Array.from({ length: 91 }, (_, day) => day)
    .filter((day) => [6, 1, 3, 4].includes(day % 7))
    .map((day, at): Observation => {
      const others = ['anger', 'sadness', 'happiness', 'pride'] as const
      const isWorry = day % 7 === 6 && day > 6
      return {
        id: at + 1,
        day: FIRST_DAY + day,
        hour: 19,
        isOpen: false,
        said: [],
        parts: [['Job', 'Mother', 'Partner'][(day * 7) % 3]!],
        groups: [isWorry ? 'worry' : others[(day * 5 + (day >> 2)) % 4]!],
      }
    })

/** Fifty situations in thirteen weeks; every Sunday a call with Mother, with regret in eleven of thirteen, and never else. */
export const motherLife = (): Observation[] =>
  Array.from({ length: 91 }, (_, day) => day)
    .filter((day) => [6, 1, 3].includes(day % 7) || (day % 7 === 4 && day % 2 === 0))
    .map((day, at): Observation => {
      const others = ['anger', 'sadness', 'happiness', 'pride'] as const
      const isCall = day % 7 === 6
      const isRegret = isCall && day !== 20 && day !== 55
      return {
        id: at + 1,
        day: FIRST_DAY + day,
        hour: 19,
        isOpen: false,
        said: [],
        parts: [isCall ? 'Mother' : ['Job', 'Partner', 'Friend'][(day * 7) % 3]!],
        groups: [isRegret ? 'regret' : others[(day * 5 + (day >> 2)) % 4]!],
      }
    })

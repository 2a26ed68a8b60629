/**
 * Finds ties between conditions (parts, times) and feelings as one family of tests. A permutation test shuffles
 * feelings only among neighbours in time, so a hard month isn't taken for a tie, and tests frequent conditions first.
 */
import { EMOTION_CATEGORIES, type EmotionCategory } from '../emotion/emotion.ts'
import {
  type Condition,
  conditionOf,
  conditionsOf,
  type Observation,
  rowsOf,
  stretchesOf,
  type Unit,
} from './observation.ts'
import { added, atLeast, meetings, rate, type Share } from './odds.ts'
import { dealer, SEED, seeded } from './seeded.ts'

/** The minimum number of rows with the condition, without it and with the feeling. */
export const MIN = 5
/** Smaller differences may be real but aren't noticeable. */
export const APART = 0.2
/** The penalty for times of day or week. They coincide with everything, so they need stronger evidence than parts. */
const TIME_WEIGHT = 5
const DEALS = 400
/** Two conditions that share this much of their days are one tie under two names. */
const SHARED_DAYS = 0.7

type Question = ReturnType<typeof tableOf>['questions'][number]
type Family = ReturnType<typeof familyOfTies>

type CountedRow = { keys: readonly string[]; groups: readonly EmotionCategory[] }

/** Pairs every key with every group of these rows. */
function tableOf(rows: readonly CountedRow[], unit: Unit) {
  const size = rows.length
  const stretches = stretchesOf(size)
  const there = placesOf(rows, ({ keys }) => keys)
  const felt = placesOf(rows, (row) => row.groups)
  const keys = [...there].filter(([, at]) => at.length >= MIN && size - at.length >= MIN)
  const groups = EMOTION_CATEGORIES.flatMap((group) => {
    const at = felt.get(group) ?? []
    return at.length >= MIN ? [{ group, at }] : []
  })
  const perStretch = (at: readonly number[]) => {
    const counts = new Array<number>((stretches.at(-1) ?? 0) + 1).fill(0)
    for (const it of at) counts[stretches[it]!]! += 1
    return counts
  }
  const sizes = perStretch(rows.map((_, at) => at))
  const feltIn = groups.map(({ at }) => perStretch(at))
  const questions = keys.flatMap(([key, at], k) => {
    const thereIn = perStretch(at)
    return groups.map(({ group, at: feltAt }, g) => {
      const chances = atLeast(
        sizes.reduce((sum, all, s) => added(sum, meetings(all, thereIn[s]!, feltIn[g]![s]!)), [1]),
      )
      // Its counter in a permutation. `chances` is the probability of at least each count.
      const counter = k * groups.length + g
      // The number of rows with the condition, with the feeling, and in total.
      const counts = { some: at.length, others: feltAt.length, all: size }
      // `weight` is the factor by which it must be clearer than the first question.
      return { key, unit, group, counter, chances, ...counts, weight: 1 }
    })
  })
  const keysOf = rows.map(() => [] as number[])
  keys.forEach(([, at], k) => {
    for (const it of at) keysOf[it]!.push(k * groups.length)
  })
  const groupsOf = rows.map(() => [] as number[])
  groups.forEach(({ at }, g) => {
    for (const it of at) groupsOf[it]!.push(g)
  })
  const counts = new Int32Array(keys.length * groups.length)
  const count = (order: readonly number[]) => {
    counts.fill(0)
    for (let at = 0; at < size; at += 1)
      for (const key of keysOf[at]!)
        for (const group of groupsOf[order[at]!]!) counts[key + group]! += 1
    return counts
  }
  return { table: { stretches, count }, questions }
}

function placesOf<Key>(
  rows: readonly CountedRow[],
  keysOf: (row: CountedRow) => readonly Key[],
): Map<Key, number[]> {
  const places = new Map<Key, number[]>()
  rows.forEach((row, at) => {
    for (const key of keysOf(row)) {
      const known = places.get(key)
      if (known) known.push(at)
      else places.set(key, [at])
    }
  })
  return places
}

/** The order depends only on how frequent things are, not on their coincidence, so it doesn't bias the test. */
export function familyOfTies(life: readonly Observation[]) {
  const conditions = conditionsOf(life)
  const situations = tableOf(
    life.map(({ groups }, at) => ({ keys: conditions[at]!.situation, groups })),
    'situation',
  )
  const perDay = [...Map.groupBy(life.keys(), (at) => life[at]!.day).values()]
  const days = tableOf(
    perDay.map((same) => ({
      keys: conditions[same[0]!]!.day,
      groups: [...new Set(same.flatMap((at) => life[at]!.groups))],
    })),
    'day',
  )
  const questions = [...situations.questions, ...days.questions]
  const spread = ({ some, others, all }: Question) =>
    (some * (all - some) * others * (all - others)) / all ** 4
  for (const [isTime, own] of Map.groupBy(questions, ({ key }) => conditionOf(key).time !== null))
    own
      .sort((one, other) => spread(other) - spread(one) || one.counter - other.counter)
      .forEach((question, rank) => {
        question.weight = isTime ? TIME_WEIGHT * Math.sqrt(rank + 1) : rank + 1
      })
  return { questions, tables: { situation: situations.table, day: days.table } }
}

const clarityOf = (counts: Int32Array, { counter, chances, weight }: Question): number =>
  (chances[counts[counter]!] ?? 0) * weight

const UNITS: readonly Unit[] = ['situation', 'day']
const inOrder = (size: number) => Array.from({ length: size }, (_, at) => at)

/** The clearest answer of each permutation, clearest first. */
export function blindDeals({ questions, tables }: Family, deals: number): Float64Array {
  const chance = seeded(SEED)
  const units = UNITS.map((unit) => {
    const { stretches, count } = tables[unit]
    const deal = dealer(stretches, chance)
    return { own: questions.filter((it) => it.unit === unit), counted: () => count(deal()) }
  }).filter(({ own }) => own.length > 0)
  return Float64Array.from({ length: deals }, () => {
    let least = Infinity
    for (const { own, counted } of units) {
      const counts = counted()
      for (const question of own) least = Math.min(least, clarityOf(counts, question))
    }
    return least
  }).sort()
}

export type TieAnswer = Question & { clarity: number; with: Share; without: Share }

/** All questions with their answers, clearest first. Only those noticeably more frequent than usual. */
export function answersAbout({ questions, tables }: Family): TieAnswer[] {
  const counts = {
    situation: tables.situation.count(inOrder(tables.situation.stretches.length)),
    day: tables.day.count(inOrder(tables.day.stretches.length)),
  }
  return questions
    .map((it) => {
      const both = counts[it.unit][it.counter]!
      return {
        ...it,
        clarity: clarityOf(counts[it.unit], it),
        with: { of: both, all: it.some },
        without: { of: it.others - both, all: it.all - it.some },
      }
    })
    .filter((it) => rate(it.with) - rate(it.without) >= APART)
    .sort((one, other) => one.clarity - other.clarity)
}

/** The threshold that at most this share of permutations passes. */
export const boundOf = (deals: Float64Array, level: number): number =>
  (deals[Math.floor(level * (deals.length + 1)) - 1] ?? 0) * (1 - 1e-9)

/** The ties significant at `level`, clearest first, without duplicates of clearer or known ones. */
export function findTies(
  life: readonly Observation[],
  {
    level,
    known = [],
    deals = DEALS,
  }: { level: number; known?: readonly TieKey[]; deals?: number },
): TieAnswer[] {
  const family = familyOfTies(life)
  const answers = answersAbout(family)
  const clear = answers.filter(({ clarity }) => clarity < 5 * level)
  if (clear.length === 0) return []
  const bound = boundOf(blindDeals(family, deals), level)
  const found: TieAnswer[] = []
  // Of two names for one tie, keep the less likely one. Dividing by the weight ignores the order of the questions.
  const chanceOf = ({ clarity, weight }: TieAnswer) => clarity / weight
  const isClearer = (it: TieAnswer, other: TieKey) =>
    !answers.some((one) => isSame(one, other) && chanceOf(one) <= chanceOf(it) * (1 + 1e-9))
  for (const it of clear.filter(({ clarity }) => clarity < bound)) {
    const isKnown = [...known, ...found].some(
      (other) =>
        isSame(other, it) || (isTwin(life, namedOf(other), namedOf(it)) && !isClearer(it, other)),
    )
    if (!isKnown) found.push(it)
  }
  return found
}

export type TieKey = Pick<Question, 'key' | 'group'>
const isSame = (one: TieKey, other: TieKey): boolean =>
  one.key === other.key && one.group === other.group
export const namedOf = ({ key, group }: TieKey): TieCondition => ({
  condition: conditionOf(key),
  group,
})

type TieCondition = { condition: Condition; group: EmotionCategory }

/** True for the same tie under two names: Sundays and weekends, or a part alone and with another. */
export function isTwin(
  life: readonly Observation[],
  one: TieCondition,
  other: TieCondition,
): boolean {
  if (one.group !== other.group) return false
  if (one.condition.parts.some((part) => other.condition.parts.includes(part))) return true
  const [some, others] = [one, other].map(
    (it) => new Set(rowsOf(life, it).flatMap(({ isWith, day }) => (isWith ? [day] : []))),
  ) as [Set<number>, Set<number>]
  const both = some.intersection(others).size
  return both >= SHARED_DAYS * Math.min(some.size, others.size)
}

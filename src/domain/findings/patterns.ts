/**
 * What goes together in a person's situations: "When Career is touched, anger follows: 7 of 9. Otherwise: 4 of 21."
 * Chance draws pictures too, so a pattern is told only where the same feelings, dealt out anew over the same situations
 * a thousand times, hardly ever show one as clear. What was touched and felt most is looked at first, and the fewer
 * situations there are, the fewer questions are asked of them.
 */
import { EMOTION_CATEGORIES, type EmotionCategory } from '../emotion/emotion.ts'
import { chanceByMeeting, rate, type Share, surelyMore } from './odds.ts'
import type { Grade, Source } from './pattern.ts'
import { seeded } from './seeded.ts'

/** So many situations with it and so many without are the least that can be compared. */
export const LEAST = 5
/** How sure one may be of each pattern taken by itself. */
const SURE = 0.95
/** A difference below this may be true, but nobody would notice it. */
const APART = 0.2
/** In at most this share of lives without any pattern one may be told; a little below the promised one in twenty. */
const BY_CHANCE = 0.047
const MOST_TOLD = 3
const DEALS = 1000
/** One seed for everybody: the same situations always say the same. */
const SEED = 20_240_917

/** One situation: which groups were felt, which parts were touched, and from where. */
export type Lived = {
  id: number
  groups: readonly EmotionCategory[]
  touched: readonly { key: string; source: Source | null }[]
}

/** One part or two together, and where it came from, if that matters. */
export type Condition = { keys: readonly string[]; source: Source | null }

export type Found = {
  condition: Condition
  emotion: EmotionCategory
  with: Share
  without: Share
  grade: Grade
}

export const meets = ({ keys, source }: Condition, { touched }: Lived): boolean =>
  keys.every((key) =>
    touched.some((it) => it.key === key && (source === null || it.source === source)),
  )

/** In how many of these it was felt. */
const shareOf = (lives: readonly Lived[], emotion: EmotionCategory): Share => ({
  of: lives.filter(({ groups }) => groups.includes(emotion)).length,
  all: lives.length,
})

export function compare(lives: readonly Lived[], condition: Condition, emotion: EmotionCategory) {
  const isWith = Map.groupBy(lives, (life) => meets(condition, life))
  return {
    with: shareOf(isWith.get(true) ?? [], emotion),
    without: shareOf(isWith.get(false) ?? [], emotion),
  }
}

type Question = {
  keys: readonly string[]
  emotion: EmotionCategory
  /** Which counter of a deal it reads, and how likely each count is. */
  counter: number
  chances: readonly number[]
  /** By how much it has to be clearer than the first question. */
  weight: number
}

/** Everything that could be asked, and how often each part and each group is there. */
function countUp(lives: readonly Lived[]) {
  const parts = new Map<string, { keys: readonly string[]; lives: number[] }>()
  const felt = new Map<EmotionCategory, number>()
  lives.forEach(({ groups, touched }, at) => {
    const keys = [...new Set(touched.map(({ key }) => key))].sort()
    const pairs = keys.flatMap((one, n) => keys.slice(n + 1).map((other) => [one, other]))
    for (const part of [...keys.map((key) => [key]), ...pairs]) {
      const name = part.join('\u0000')
      const known = parts.get(name) ?? { keys: part, lives: [] }
      known.lives.push(at)
      parts.set(name, known)
    }
    for (const group of new Set(groups)) felt.set(group, (felt.get(group) ?? 0) + 1)
  })
  const isEnough = (count: number) => count >= LEAST && lives.length - count >= LEAST
  return {
    parts: [...parts.values()].filter((part) => isEnough(part.lives.length)),
    groups: EMOTION_CATEGORIES.filter((group) => (felt.get(group) ?? 0) >= LEAST),
    felt,
  }
}

/** Up to this many situations nearly everything rests on the first question; each forty more let others in. */
const FEW = 60
const steepness = (all: number): number => Math.min(4, Math.max(1, 4 - (all - FEW) / 40))

/** The order comes from how often parts and groups are there, never from how they meet: so it cannot flatter. */
function questionsOf(all: number, { parts, groups, felt }: ReturnType<typeof countUp>): Question[] {
  return parts
    .flatMap((part, p) =>
      groups.map((emotion, g) => {
        const [some, others] = [part.lives.length, felt.get(emotion)!]
        const weighs = some * (all - some) * others * (all - others)
        const chances = chanceByMeeting(all, some, others)
        return { keys: part.keys, emotion, counter: p * groups.length + g, chances, weighs }
      }),
    )
    .sort((one, other) => other.weighs - one.weighs || one.counter - other.counter)
    .map(({ weighs: _, ...question }, rank) => ({
      ...question,
      weight: (rank + 1) ** steepness(all),
    }))
}

/** Counts for one deal how often each part meets each group. */
function dealer(lives: readonly Lived[], { parts, groups }: ReturnType<typeof countUp>) {
  const partsOf = lives.map(() => [] as number[])
  parts.forEach((part, p) => {
    for (const at of part.lives) partsOf[at]!.push(p * groups.length)
  })
  const groupsOf = lives.map((life) =>
    groups.flatMap((group, g) => (life.groups.includes(group) ? [g] : [])),
  )
  const counts = new Int32Array(parts.length * groups.length)
  return (order: readonly number[]): Int32Array => {
    counts.fill(0)
    for (let at = 0; at < partsOf.length; at += 1)
      for (const part of partsOf[at]!)
        for (const group of groupsOf[order[at]!]!) counts[part + group]! += 1
    return counts
  }
}

function shuffle(order: number[], chance: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1))
    const moved = order[at]!
    order[at] = order[other]!
    order[other] = moved
  }
}

/** The patterns that chance hardly draws, the clearest first, at most three. */
export function findPatterns(lives: readonly Lived[]): Found[] {
  const counted = countUp(lives)
  const questions = questionsOf(lives.length, counted)
  if (questions.length === 0) return []
  const count = dealer(lives, counted)
  const order = lives.map((_, at) => at)
  const clarity = (counts: Int32Array, { counter, chances, weight }: Question) =>
    (chances[counts[counter]!] ?? 1) * weight
  const seen = count(order)
  const clear = questions
    .map((question) => ({ ...question, clarity: clarity(seen, question) }))
    .filter((question) => question.clarity < 2 * BY_CHANCE)
    .sort((one, other) => one.clarity - other.clarity)
  if (clear.length === 0) return []
  const chance = seeded(SEED)
  const clearest = Array.from({ length: DEALS }, () => {
    shuffle(order, chance)
    const counts = count(order)
    return questions.reduce((least, question) => Math.min(least, clarity(counts, question)), 1)
  })
  const told: Found[] = []
  for (const question of clear) {
    const found = judge(lives, question, clearerThan(clearest, question.clarity))
    if (found && !told.some((it) => saysTheSame(it, found))) told.push(found)
  }
  return told.slice(0, MOST_TOLD)
}

const TIE = 1e-12

/** In which share of the deals something was clearer than this; a tie counts half. */
function clearerThan(clearest: readonly number[], clarity: number): number {
  const clearer = clearest.filter((it) => it < clarity - TIE).length
  const tied = clearest.filter((it) => Math.abs(it - clarity) <= TIE).length
  return (clearer + tied / 2) / clearest.length
}

const saysTheSame = (one: Found, other: Found): boolean =>
  one.emotion === other.emotion &&
  one.condition.keys.some((key) => other.condition.keys.includes(key))

function judge(lives: readonly Lived[], question: Question, byChance: number): Found | null {
  const { keys, emotion } = question
  if (byChance > BY_CHANCE) return null
  const condition = fromWhere(lives, keys, emotion)
  const { with: inside, without } = compare(lives, condition, emotion)
  if (surelyMore(inside, without) < SURE || rate(inside) - rate(without) < APART) return null
  return { condition, emotion, with: inside, without, grade: gradeOf(byChance, inside) }
}

const gradeOf = (byChance: number, { all }: Share): Grade =>
  byChance <= 0.002 && all >= 2 * LEAST ? 'strong' : byChance <= 0.01 ? 'pattern' : 'hint'

const SOURCES = ['outside', 'own', 'standing'] as const

/**
 * Says more exactly when, where that holds by itself: more than with the same part touched from elsewhere, and more than
 * with other parts touched from there. Anger comes mostly from outside by its nature; that alone is no pattern of anybody's.
 */
function fromWhere(
  lives: readonly Lived[],
  keys: readonly string[],
  emotion: EmotionCategory,
): Condition {
  const plain: Condition = { keys, source: null }
  const isPart = Map.groupBy(lives, (life) => meets(plain, life))
  const [part, rest] = [isPart.get(true) ?? [], isPart.get(false) ?? []]
  const source = SOURCES.find((source) => {
    const here = Map.groupBy(part, (life) => meets({ keys, source }, life))
    const from = shareOf(here.get(true) ?? [], emotion)
    const elsewhere = shareOf(here.get(false) ?? [], emotion)
    const others = rest.filter(({ touched }) => touched.some((it) => it.source === source))
    return (
      from.all >= LEAST &&
      elsewhere.all > 0 &&
      surelyMore(from, elsewhere) >= SURE &&
      surelyMore(from, shareOf(others, emotion)) >= SURE
    )
  })
  return source ? { keys, source } : plain
}

/**
 * Daily checks give chance many tries, so a finding is shown only after it is replicated: found once when the diary has
 * grown by a quarter, then again in entries written since. Only the second numbers are shown.
 */
import {
  conditionOf,
  type Observation,
  type Row,
  rowsOf,
  sharesOf,
  stretchesOf,
  unitOf,
} from './observation.ts'
import { added, meetings, rate } from './odds.ts'
import { byStage, holds, isNotable, MIN_SINCE } from './stages.ts'
import { APART, findTies, isTwin, MIN, namedOf, type TieKey } from './ties.ts'

const FIRST_LOOK = 15
const GROWTH = 1.25
/** The maximum number of situations considered. Older ones say little about the person now. */
const LOOKED_AT = 500
/** The family-wise level for a candidate. */
const NAMED_BELOW = 0.2
const MAX_NAMED = 3
/** A candidate is retested after this many new occurrences. The two significance levels add up to .05. */
const FRESH_TESTS = [
  { times: MIN, below: 0.03 },
  { times: 2 * MIN, below: 0.02 },
] as const
/** A shown finding stays while new situations differ by at least this. */
const STILL_APART = 0.1

type CandidateFinding = TieKey & {
  /** The number of situations when it became a candidate. Only later ones count. */
  since: number
  tests: number
}
type ReplicatedFinding = TieKey & { since: number; at: number }

/** The progress through a diary and the findings so far. Numbers are indexes from the oldest situation. */
export type Watch = {
  size: number
  /** The situation at this size. If it differs, the diary was changed and is processed from the start. */
  lastId: number
  look: number
  named: readonly CandidateFinding[]
  told: readonly ReplicatedFinding[]
}

export const UNWATCHED: Watch = {
  size: 0,
  lastId: 0,
  look: 0,
  named: [],
  told: [],
}

export const nextLook = (look: number): number =>
  look < FIRST_LOOK ? FIRST_LOOK : Math.ceil(look * GROWTH)

/** Processes new entries in order. `life` is complete, oldest first. */
export function watchOn(life: readonly Observation[], before: Watch): Watch {
  const isSame = before.size === 0 || life[before.size - 1]?.id === before.lastId
  const from = isSame ? before : UNWATCHED
  let named = from.named.map((it) => testerOf(life, it))
  let told = [...from.told]
  let look = from.look
  for (let size = from.size + 1; size <= life.length; size += 1) {
    const results = named.map((it) => ({ it, result: it.test(size) }))
    const held = results.filter(({ result }) => result === 'holds').map(({ it }) => it.watched)
    told = [...told, ...held.map(({ key, group, since }) => ({ key, group, since, at: size }))]
    named = results.filter(({ result }) => result === 'waits').map(({ it }) => it)
    if (size !== nextLook(look)) continue
    look = size
    const seen = life.slice(Math.max(0, size - LOOKED_AT), size)
    const known = [...named.map(({ watched }) => watched), ...told]
    const found = findTies(seen, { level: NAMED_BELOW, known })
    const isBetterNamed = ({ watched }: (typeof named)[number]) =>
      found.some((it) => isTwin(seen, namedOf(it), namedOf(watched)))
    named = [
      ...named.filter((it) => !isBetterNamed(it)),
      ...found.map(({ key, group }) => testerOf(life, { key, group, since: size, tests: 0 })),
    ].slice(0, MAX_NAMED)
  }
  return {
    size: life.length,
    lastId: life.at(-1)?.id ?? 0,
    look,
    named: named.map(({ watched }) => watched),
    told,
  }
}

/** Tests a candidate as the diary grows. A day counts once it is over. */
function testerOf(life: readonly Observation[], start: CandidateFinding) {
  const condition = conditionOf(start.key)
  const rows = rowsOf(life, { condition, group: start.group }, start.since)
  const isOver = unitOf(condition) === 'day' ? 1 : 0
  const watched = { ...start }
  let [until, met] = [0, 0]
  return {
    watched,
    test(size: number): 'holds' | 'fails' | 'waits' {
      const before = until
      for (; until < rows.length && rows[until]!.until + isOver <= size; until += 1)
        met += Number(rows[until]!.isWith)
      const { times, below } = FRESH_TESTS[watched.tests]!
      // Counted on the way, because most steps only wait and a long diary has many.
      if (until === before || met < times || until - met < MIN) return 'waits'
      const seen = rows.slice(0, until)
      const shares = sharesOf(seen)
      if (rate(shares.with) - rate(shares.without) >= APART && chanceOf(seen) <= below)
        return 'holds'
      watched.tests += 1
      return watched.tests < FRESH_TESTS.length ? 'waits' : 'fails'
    },
  }
}

/** The probability of at least this many coincidences, stratified by stretches. */
function chanceOf(rows: readonly Row[]): number {
  const stretches = stretchesOf(rows.length)
  const both = rows.filter(({ isWith, isFelt }) => isWith && isFelt).length
  let exactly = [1]
  for (const same of Map.groupBy(rows, (_, at) => stretches[at]).values()) {
    const [some, felt] = [same.filter((it) => it.isWith), same.filter((it) => it.isFelt)]
    exactly = added(exactly, meetings(same.length, some.length, felt.length))
  }
  return exactly.slice(both).reduce((sum, chance) => sum + chance, 0)
}

/** The findings to show now, with fresh numbers and without duplicates. `from` is the first day counted. */
export function replicatedFindings(life: readonly Observation[], { told }: Pick<Watch, 'told'>) {
  const found = told
    .map(({ key, group, since }) => {
      const condition = conditionOf(key)
      const rows = rowsOf(life, { condition, group }, since)
      return { condition, group, since, rows, from: rows[0]?.day ?? 0, ...sharesOf(rows) }
    })
    .filter((it) => rate(it.with) - rate(it.without) >= STILL_APART)
    .map((it) => ({ ...it, chance: chanceOf(it.rows) }))
    .sort((one, other) => one.chance - other.chance)
  return found.filter((it, at) => !found.slice(0, at).some((other) => isTwin(life, other, it)))
}

export type Staged = ReturnType<typeof stagesOf>[number]

/** All findings to show with numbers of the whole diary: replicated ones are `sure`, candidates aren't yet. */
export function stagesOf(life: readonly Observation[], watch: Pick<Watch, 'named' | 'told'>) {
  const sure = replicatedFindings(life, watch)
  const watched = watch.named.flatMap(({ key, group, since }) => {
    const condition = conditionOf(key)
    const all = sharesOf(rowsOf(life, { condition, group }))
    const fresh = rowsOf(life, { condition, group }, since)
    const after = sharesOf(fresh)
    if (!isNotable(all.with, all.without)) return []
    const isHolding = after.with.all >= MIN_SINCE && holds(after.with, after.without)
    return [
      {
        condition,
        group,
        ...all,
        stage: isHolding ? ('holding' as const) : ('seen' as const),
        since: fresh[0] ? { from: fresh[0].day, ...after } : null,
      },
    ]
  })
  return [
    ...sure.map(({ condition, group, from, with: inside, without }) => ({
      condition,
      group,
      ...sharesOf(rowsOf(life, { condition, group })),
      stage: 'sure' as const,
      since: { from, with: inside, without },
    })),
    ...watched.filter((it) => !sure.some((known) => isTwin(life, known, it))).toSorted(byStage),
  ]
}

/**
 * Finds changes in strength: "with Mother you said 6 before and 3 since May". The recent window is fixed in advance and
 * only selects candidates; a change is shown once the weeks after it replicate it, so the lucky window itself never
 * counts.
 */
import type { EmotionCategory } from '../emotion/emotion.ts'
import type { Observation } from './observation.ts'
import { meanOf, normalAbove } from './odds.ts'

const LATELY = 56
/** Excluded, because people begin a diary on hard days. */
const FIRST_DAYS = 14
const LOOK_EVERY = 28
const MIN_BEFORE = 8
const MIN_LATELY = 5
const FRESH_TIMES = 6
const FRESH_DAYS = 28
const NAMED_BELOW = 0.15
const MAX_ASKED = 4
const TOLD_BELOW = 0.005
const FRESH_LOOKS = 2
const GIVEN_UP_AFTER = 140
/** A shorter baseline is too often low or high by chance. */
const MIN_DAYS_BEFORE = 70
const YEAR = 365
/** On the scale of ten. */
const MIN_CHANGE = 1

export type What = { of: 'part'; key: string } | { of: 'group'; key: EmotionCategory }

export type Change = NonNullable<ReturnType<typeof compareSpans>>

const isAbout = (what: What, it: Observation): boolean =>
  what.of === 'part' ? it.parts.includes(what.key) : it.groups.includes(what.key)

/** Uses only strengths the person gave, because computed ones follow changes of the map. */
function strengthOf(it: Observation, group: string | null): number | null {
  const said = it.said.filter((one) => group === null || one.group === group)
  return said.length > 0 ? Math.max(...said.map(({ strength }) => strength)) : null
}

type Span = { from: number; until: number }
const within = (life: readonly Observation[], { from, until }: Span): Observation[] =>
  life.filter(({ day }) => day >= from && day < until)

/** The autocorrelation of successive strengths over all data, with a lower bound. */
function lingering(life: readonly Observation[]): number {
  const values = life.flatMap((it) => strengthOf(it, null) ?? [])
  const mean = meanOf(values)
  const spread = meanOf(values.map((it) => (it - mean) ** 2))
  if (values.length < 10 || spread === 0) return 0.3
  const next = meanOf(values.slice(1).map((it, at) => (it - mean) * (values[at]! - mean)))
  return Math.min(0.7, Math.max(0.1, next / spread))
}

type Spans = { before: Span; now: Span; least?: number }

/** Compares two spans for one part or group. Null if there is too little data. */
export function compareSpans(
  life: readonly Observation[],
  what: What,
  { before, now, least = MIN_LATELY }: Spans,
) {
  const [then, since] = [within(life, before), within(life, now)]
  const own = (all: readonly Observation[]) =>
    all
      .filter((it) => isAbout(what, it))
      .flatMap((it) => strengthOf(it, what.of === 'group' ? what.key : null) ?? [])
  const rest = (all: readonly Observation[]) =>
    all.filter((it) => !isAbout(what, it)).flatMap((it) => strengthOf(it, null) ?? [])
  const [a, b, restA, restB] = [own(then), own(since), rest(then), rest(since)]
  if (Math.min(a.length, restA.length) < MIN_BEFORE) return null
  if (Math.min(b.length, restB.length) < least) return null
  // The change minus that of all other situations in the same spans.
  const by = meanOf(b) - meanOf(a) - (meanOf(restB) - meanOf(restA))
  const all = [a, b, restA, restB]
  const squares = all.map((some) => {
    const mean = meanOf(some)
    return some.reduce((sum, it) => sum + (it - mean) ** 2, 0)
  })
  const count = all.reduce((sum, some) => sum + some.length, 0)
  const spread = squares.reduce((sum, it) => sum + it, 0) / (count - 4)
  const linger = lingering(life.filter(({ day }) => day < now.until))
  const inverse = all.reduce((sum, some) => sum + 1 / some.length, 0)
  const error = Math.sqrt(spread * ((1 + linger) / (1 - linger)) * inverse)
  return {
    ...what,
    isMore: by > 0,
    /** Mean strength, 0 to 10. */
    before: meanOf(a),
    now: meanOf(b),
    beforeTimes: a.length,
    nowTimes: b.length,
    byChance: 2 * normalAbove(Math.abs(by) / (error || 1)),
  }
}

const isLarge = ({ before, now }: Change): boolean => Math.abs(now - before) >= MIN_CHANGE

type CandidateChange = Change & { reference: Span; since: number; looks: number }
export type ReplicatedChange = Change & { toldOn: number; since: number }

/** The last scheduled day of a check. Null before the first. */
export function lookDay(life: readonly Observation[], today: number): number | null {
  const first = (life[0]?.day ?? today) + FIRST_DAYS + MIN_DAYS_BEFORE + LATELY
  return today < first ? null : today - ((today - first) % LOOK_EVERY)
}

/** All changes that can be shown by `today`, with the first day of each. */
export function changesSoFar(life: readonly Observation[], today: number): ReplicatedChange[] {
  const start = (life[0]?.day ?? today) + FIRST_DAYS
  let named: CandidateChange[] = []
  const told: ReplicatedChange[] = []
  for (let day = start + MIN_DAYS_BEFORE + LATELY; day <= today; day += LOOK_EVERY) {
    named = named.filter((one) => {
      const fresh = compareSpans(life, one, {
        before: one.reference,
        now: { from: one.since, until: day },
        least: FRESH_TIMES,
      })
      if (!fresh || day - one.since < FRESH_DAYS) return day - one.since < GIVEN_UP_AFTER
      const isSure = fresh.byChance / 2 <= TOLD_BELOW
      if (fresh.isMore === one.isMore && isSure && isLarge(fresh)) {
        told.push({ ...fresh, toldOn: day, since: one.since })
        return false
      }
      one.looks += 1
      return one.looks < FRESH_LOOKS
    })
    named.push(
      ...namedOn(life, day, start).filter(
        (one) => ![...named, ...told].some(({ key }) => key === one.key),
      ),
    )
  }
  return told
}

/** The candidates of one day. */
function namedOn(life: readonly Observation[], day: number, start: number): CandidateChange[] {
  const before = { from: Math.max(start, day - YEAR), until: day - LATELY }
  const now = { from: day - LATELY, until: day }
  const seen = within(life, { from: before.from, until: day })
  const asked = [
    ...mostOften(seen.flatMap(({ parts }) => parts)).map((key) => ({ of: 'part' as const, key })),
    ...mostOften(seen.flatMap(({ groups }) => groups)).map((key) => ({
      of: 'group' as const,
      key,
    })),
  ].flatMap((what) => compareSpans(life, what, { before, now }) ?? [])
  return asked
    .filter((one) => one.byChance <= NAMED_BELOW / asked.length && isLarge(one))
    .map((one) => ({ ...one, reference: before, since: day, looks: 0 }))
}

const mostOften = <Key extends string>(keys: readonly Key[]): Key[] =>
  [...Map.groupBy(keys, (key) => key)]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, MAX_ASKED)
    .map(([key]) => key)

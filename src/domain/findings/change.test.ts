import { expect, it } from 'vitest'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { type Change, changesSoFar, compareSpans, lookDay, type What } from './change.ts'
import type { Observation } from './observation.ts'
import { meanOf, normalAbove } from './odds.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 3001)
const END = FIRST_DAY + 365

it('is told in at most one of twenty years without one', () => {
  const told = seeds(40).filter(
    (seed) => changesSoFar(simulatedLife({ seed, days: 365 }), END).length > 0,
  )
  expect(told.length).toBeLessThanOrEqual(4)
})

it('is told where a part weighs three points less, and says which way', () => {
  const planted = { kind: 'strength', part: 'Mother', from: 150, by: 3 } as const
  const told = seeds(20).flatMap((seed) =>
    changesSoFar(simulatedLife({ seed, perWeek: 7, days: 365, planted }), END)
      .filter(({ key }) => key === 'Mother')
      .slice(0, 1),
  )
  expect(told.length).toBeGreaterThanOrEqual(12)
  expect(told.every(({ isMore, before, now }) => !isMore && before - now >= 1)).toBe(true)
})

it('says nothing of strength where the person said none', () => {
  const planted = { kind: 'strength', part: 'Mother', from: 150, by: 3 } as const
  const silent = seeds(5).flatMap((seed) =>
    changesSoFar(
      simulatedLife({ seed, perWeek: 7, days: 365, planted }).map((it) => ({ ...it, said: [] })),
      END,
    ),
  )
  expect(silent).toEqual([])
})

it('is looked for every four weeks, first after twenty', () => {
  const life = simulatedLife({ seed: 3001, days: 30 })
  const first = life[0]!.day + 14 + 70 + 56
  expect(lookDay(life, first - 1)).toBeNull()
  expect(lookDay(life, first + 27)).toBe(first)
  expect(lookDay(life, first + 28)).toBe(first + 28)
})

const lived = (day: number, parts: readonly string[], strength: number | null): Observation => ({
  id: day,
  day,
  hour: 12,
  parts,
  isOpen: false,
  groups: ['worry'],
  said: strength === null ? [] : [{ group: 'worry', strength }],
})
const SPANS = { before: { from: 0, until: 100 }, now: { from: 100, until: 200 } }
const MOTHER = { of: 'part', key: 'Mother' } as const
type Four = Record<'a' | 'b' | 'restA' | 'restB', readonly number[]>
const repeated = (values: readonly number[], count: number) =>
  Array.from({ length: count }, (_, at) => values[at % values.length]!)

/** With Mother, then without, in turns: before day 100 and from it on. */
const inTurns = ({ a, b, restA, restB }: Four): Observation[] =>
  [
    ...a.map((it, at) => lived(2 * at, ['Mother'], it)),
    ...restA.map((it, at) => lived(2 * at + 1, ['Job'], it)),
    ...b.map((it, at) => lived(100 + 2 * at, ['Mother'], it)),
    ...restB.map((it, at) => lived(100 + 2 * at + 1, ['Job'], it)),
  ].sort((one, other) => one.day - other.day)

/** A difference of differences with one spread for all, widened by how much neighbours resemble each other. */
function byHand({ a, b, restA, restB }: Four, linger: number): number {
  const all = [a, b, restA, restB]
  const by = meanOf(b) - meanOf(a) - (meanOf(restB) - meanOf(restA))
  const squares = all.flatMap((some) => some.map((it) => (it - meanOf(some)) ** 2))
  const count = squares.length
  const spread = (meanOf(squares) * count) / (count - 4)
  const wider = (1 + linger) / (1 - linger)
  const inverse = all.map(({ length }) => 1 / length).reduce((sum, it) => sum + it)
  return 2 * normalAbove(Math.abs(by) / Math.sqrt(spread * wider * inverse))
}

it.each([
  // Strong with Mother and weak without, in turns: nobody resembles their neighbour.
  [
    0.1,
    {
      a: repeated([7, 8], 8),
      b: repeated([6, 7], 5),
      restA: repeated([2, 3], 8),
      restB: repeated([2, 3], 5),
    },
  ],
  // Hard before, easy since: everybody does.
  [
    0.7,
    {
      a: repeated([8, 9], 8),
      b: repeated([2, 2, 3], 8),
      restA: repeated([8, 9], 8),
      restB: repeated([3, 3, 4], 8),
    },
  ],
] as const)('is as sure as the person’s neighbours allow: %d', (linger, four) => {
  const found = compareSpans(inTurns(four), MOTHER, SPANS)!
  expect(found.byChance).toBeCloseTo(byHand(four, linger), 10)
  expect(found).toMatchObject({
    before: meanOf(four.a),
    now: meanOf(four.b),
    isMore: false,
    beforeTimes: four.a.length,
    nowTimes: four.b.length,
  })
})

it('knows nothing of neighbours where all are alike', () => {
  const same = {
    a: repeated([5], 8),
    b: repeated([5], 5),
    restA: repeated([5], 8),
    restB: repeated([5], 5),
  }
  const life = inTurns(same)
  expect(compareSpans(life, MOTHER, SPANS)).toMatchObject({
    isMore: false,
    byChance: expect.closeTo(1, 6),
  })
})

it.each(['a', 'b', 'restA', 'restB'] as const)(
  'needs eight strengths before and five since: %s',
  (one) => {
    const four = {
      a: repeated([7, 8], 8),
      b: repeated([6, 7], 5),
      restA: repeated([2, 3], 8),
      restB: repeated([2, 3], 5),
    }
    const compare = (some: Four, least?: number) =>
      compareSpans(inTurns(some), MOTHER, { ...SPANS, ...(least && { least }) })
    expect(compare(four)).not.toBeNull()
    expect(compare({ ...four, [one]: four[one].slice(1) })).toBeNull()
    expect(compare(four, 6)).toBeNull()
  },
)

it('takes the strongest that was said, of one feeling where it is about one', () => {
  const two = (
    day: number,
    parts: readonly string[],
    worry: number,
    anger: number,
  ): Observation => ({
    ...lived(day, parts, null),
    groups: parts.includes('Mother') ? ['worry', 'anger'] : ['sadness'],
    said: parts.includes('Mother')
      ? [
          { group: 'worry', strength: worry },
          { group: 'anger', strength: anger },
        ]
      : [{ group: 'sadness', strength: worry }],
  })
  const life = Array.from({ length: 40 }, (_, at) =>
    two(at < 20 ? at : 80 + at, [at % 2 ? 'Job' : 'Mother'], at < 20 ? 4 : 2, 6 + (at % 4) / 2),
  )
  const strength = (what: Pick<Change, 'of' | 'key'>) => compareSpans(life, what as What, SPANS)
  expect(strength(MOTHER)).toMatchObject({ before: 6.5, now: 6.5 })
  expect(strength({ of: 'group', key: 'worry' })).toMatchObject({ before: 4, now: 2 })
})

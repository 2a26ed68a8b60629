import { expect, it } from 'vitest'
import { FIRST_DAY, simulatedLife } from '#test/simulated-lives.ts'
import { type Change, changesSoFar, compareSpans, lookDay, type What } from './change.ts'
import type { Lived } from './lived.ts'
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
      .filter(({ key, measure }) => key === 'Mother' && measure === 'strength')
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
  expect(silent.filter(({ measure }) => measure === 'strength')).toEqual([])
})

it('is looked for every four weeks, first after twenty', () => {
  const life = simulatedLife({ seed: 3001, days: 30 })
  const first = life[0]!.day + 14 + 70 + 56
  expect(lookDay(life, first - 1)).toBeNull()
  expect(lookDay(life, first + 27)).toBe(first)
  expect(lookDay(life, first + 28)).toBe(first + 28)
})

const lived = (day: number, parts: readonly string[], strength: number | null): Lived => ({
  ...{ id: day, day, hour: 12, parts, isOpen: false, groups: ['worry'] },
  said: strength === null ? [] : [{ group: 'worry', strength }],
})
const SPANS = { before: { from: 0, until: 100 }, now: { from: 100, until: 200 } }
const MOTHER = { of: 'part', key: 'Mother' } as const
type Four = Record<'a' | 'b' | 'restA' | 'restB', readonly number[]>
const repeated = (values: readonly number[], count: number) =>
  Array.from({ length: count }, (_, at) => values[at % values.length]!)

/** With Mother, then without, in turns: before day 100 and from it on. */
const inTurns = ({ a, b, restA, restB }: Four): Lived[] =>
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
  const found = compareSpans(inTurns(four), { measure: 'strength', ...MOTHER }, SPANS)!
  expect(found.byChance).toBeCloseTo(byHand(four, linger), 10)
  expect(found).toMatchObject({
    ...{ before: meanOf(four.a), now: meanOf(four.b), isMore: false },
    ...{ beforeTimes: four.a.length, nowTimes: four.b.length },
    ...{ beforeDays: 16, nowDays: 2 * four.b.length },
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
  expect(compareSpans(life, { measure: 'strength', ...MOTHER }, SPANS)).toMatchObject({
    ...{ isMore: false, byChance: expect.closeTo(1, 6) },
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
      compareSpans(
        inTurns(some),
        { measure: 'strength', ...MOTHER },
        { ...SPANS, ...(least && { least }) },
      )
    expect(compare(four)).not.toBeNull()
    expect(compare({ ...four, [one]: four[one].slice(1) })).toBeNull()
    expect(compare(four, 6)).toBeNull()
  },
)

it('takes the strongest that was said, of one feeling where it is about one', () => {
  const two = (day: number, parts: readonly string[], worry: number, anger: number): Lived => ({
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
  const strength = (what: Pick<Change, 'of' | 'key'>) =>
    compareSpans(life, { measure: 'strength', ...what } as What, SPANS)
  expect(strength(MOTHER)).toMatchObject({ before: 6.5, now: 6.5 })
  expect(strength({ of: 'group', key: 'worry' })).toMatchObject({ before: 4, now: 2 })
})

/** Days with and without the part, before day 100 and from it on; worry is there every day. */
const withShare = (before: readonly boolean[], now: readonly boolean[]): Lived[] => [
  ...before.map((is, at) => lived(at, [is ? 'Mother' : 'Job'], null)),
  ...now.map((is, at) => lived(100 + at, [is ? 'Mother' : 'Job'], null)),
]
const turns = (count: number, every: number) =>
  Array.from({ length: count }, (_, at) => at % every === 0)
const compareShares = (life: readonly Lived[], least?: number) =>
  compareSpans(life, { measure: 'share', ...MOTHER }, { ...SPANS, ...(least && { least }) })

it('counts shares of days, three times as unsure where there are too few stretches to see', () => {
  // 8 of 16 days before and 2 of 10 since: 10 + 1 of 26 + 2.
  const share = 11 / 28
  const error = Math.sqrt(3 * share * (1 - share) * (1 / 16 + 1 / 10))
  expect(compareShares(withShare(turns(16, 2), turns(10, 5)))).toEqual({
    ...{ measure: 'share', of: 'part', key: 'Mother', isMore: false, before: 0.5, now: 0.2 },
    ...{ beforeTimes: 8, nowTimes: 2, beforeDays: 16, nowDays: 10 },
    byChance: expect.closeTo(2 * normalAbove(0.3 / error), 10),
  })
})

it('is as unsure as shares differ from stretch to stretch', () => {
  const before = [...Array<boolean>(10).fill(true), ...Array<boolean>(10).fill(false)]
  const found = compareShares(
    withShare(before, [true, true, true, ...turns(7, 2).map((it) => !it)]),
  )!
  expect(found).toMatchObject({ before: 0.5, now: 0.6, isMore: true })
  const share = 17 / 32
  // Shares of 1, 0 and 0.6 around 16 of 30 for Mother, and the mirror of it for Job.
  const mean = 16 / 30
  const spread = ((1 - mean) ** 2 + mean ** 2 + (0.6 - mean) ** 2) / 2
  const wide = Math.sqrt((spread / ((mean * (1 - mean)) / 10)) * share * (1 - share) * 0.15)
  expect(found.byChance).toBeCloseTo(2 * normalAbove(0.1 / wide), 8)
})

it.each([
  [16, 10, 2, true],
  [15, 10, 2, false],
  [16, 9, 2, false],
  [18, 10, 4, true],
  [16, 10, 4, false],
])(
  'needs enough days and eight times: %d days, %d days, every %d',
  (before, now, every, isEnough) => {
    const found = compareShares(withShare(turns(before, every), turns(now, every)))
    expect(found !== null).toBe(isEnough)
  },
)

it('reads shares on more days where it is asked to', () => {
  const life = withShare(turns(16, 2), turns(11, 2))
  expect([compareShares(life, 5) !== null, compareShares(life, 6)]).toEqual([true, null])
})

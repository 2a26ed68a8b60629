import { expect, it } from 'vitest'
import { weighedLife } from '#test/simulated-claims.ts'
import type { EmotionCategory } from '../emotion/emotion.ts'
import { formatHalfLife } from './format-finding.ts'
import { halfLife, halfLifeSeenTwice, type LaterWeighing, laterWeighings } from './half-life.ts'
import type { AnalysedSituation } from './history.ts'
import type { Rating } from './tries.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const lives = (hours: number | null, weighings: number) =>
  seeds(20).map((seed) => halfLife(weighedLife(seed, { hours, weighings })))

it('is told where time does not matter in hardly any life', () => {
  expect(lives(null, 24).filter((it) => it !== null).length).toBeLessThanOrEqual(3)
})

it('is told with an interval that mostly holds the truth', () => {
  const told = lives(24, 24).flatMap((it) => it ?? [])
  expect(told.length).toBeGreaterThanOrEqual(10)
  const right = told.filter(({ from, to }) => from <= 24 && 24 <= to)
  expect(right.length).toBeGreaterThanOrEqual(0.85 * told.length)
})

it('needs eighteen weighings', () => {
  expect(halfLife(weighedLife(1, { hours: 24, weighings: 17 }))).toBeNull()
})

it('is said with its interval', () => {
  expect(formatHalfLife('anger', { hours: 25, from: 10.2, to: 47, weighings: 24 })).toBe(
    'Your anger halves in about a day, between 10 hours and 2 days.',
  )
})

it('is told only where older and newer answers agree, at fixed numbers', () => {
  const twice = (hours: number | null, weighings: number) =>
    seeds(10).filter((seed) => halfLifeSeenTwice(weighedLife(seed, { hours, weighings })) !== null)
  expect(twice(null, 54)).toEqual([])
  expect(twice(24, 35)).toEqual([])
  expect(twice(24, 54).length).toBeGreaterThanOrEqual(5)
  expect(twice(24, 36).length).toBeGreaterThan(0)
  const seed = twice(24, 36)[0]!
  const all = weighedLife(seed, { hours: 24, weighings: 60 })
  expect(halfLifeSeenTwice(all.slice(0, 53))).toEqual(halfLifeSeenTwice(all.slice(0, 36)))
})

it('fits the newest thousand answers of a long life, half of them as proof', () => {
  const long = weighedLife(1, { hours: 24, weighings: 5000 })
  expect(halfLifeSeenTwice(long)).toMatchObject({ weighings: 500 })
})

it.each([
  [0.4, 'an hour'],
  [1.49, 'an hour'],
  [1.5, '2 hours'],
  [19.4, '19 hours'],
  [20, 'a day'],
  [35.9, 'a day'],
  [36, '2 days'],
  [84, '4 days'],
])('calls %d hours %s', (hours, said) => {
  expect(formatHalfLife('worry', { hours, from: 1, to: 72, weighings: 20 })).toBe(
    `Your worry halves in about ${said}, between an hour and 3 days.`,
  )
})

/** Everything halves in a day, exactly: four times of day, each episode weighed so often. */
const halving = (episodes: number, each: number, hours = 24): LaterWeighing[] =>
  Array.from({ length: episodes * each }, (_, at) => {
    const later = [2, 12, 30, 60][(at + Math.floor(at / each)) % 4]!
    const first = 4 + (at % 7)
    return { episode: at % episodes, hours: later, first, now: 0.9 * first * 2 ** (-later / hours) }
  })

it('finds the step of its scale next to the truth', () => {
  const found = halfLife(halving(10, 3))!
  expect(found.hours).toBeCloseTo(0.5 * 1.2 ** 21, 6)
  expect([found.from < found.hours, found.to > found.hours, found.weighings]).toEqual([
    true,
    true,
    30,
  ])
})

it.each([
  [9, 2, true],
  [8, 3, true],
  [7, 3, false],
  [17, 1, false],
  [18, 1, true],
])('reads %d episodes weighed %d times: %s', (episodes, each, isRead) => {
  expect(halfLife(halving(episodes, each)) !== null).toBe(isRead)
})

it('is not told where it lies at the end of the scale, which is no answer', () => {
  expect(halfLife(halving(10, 3, 0.3))).toBeNull()
  expect(halfLife(halving(10, 3, 2000))).toBeNull()
})

it('compares what was said with the first word, half an hour later or more, and nothing grave', () => {
  const HOURLY = 3_600_000
  const said = (
    hours: number,
    strength: number,
    category: EmotionCategory = 'anger',
    by: Rating['by'] = 'weighing',
  ): Rating => ({
    situationId: 1,
    by,
    category,
    strength,
    at: hours * HOURLY,
    writtenAt: 0,
  })
  const life = (
    id: number,
    at: number,
    said: readonly Rating[],
    more: Partial<AnalysedSituation> = {},
  ): AnalysedSituation => ({
    id,
    title: '',
    at: at * HOURLY,
    writtenAt: at * HOURLY,
    isCheckIn: false,
    isGrief: false,
    touches: [],
    emotions: [],
    said,
    ...more,
  })
  const first = (hours = 0, strength = 7) => said(hours, strength, 'anger', 'writing')
  const weighed = (...lives: AnalysedSituation[]) =>
    [...laterWeighings(lives)].map(([category, all]) => [
      category,
      ...all.map(({ episode, hours, first, now }) => [episode, hours, first, now]),
    ])
  expect(weighed(life(1, 0, [first(), said(0.49, 6), said(0.5, 5), said(9, 3)]))).toEqual([
    ['anger', [1, 0.5, 7, 5], [1, 9, 7, 3]],
  ])
  expect(weighed(life(1, 0, [first(), said(9, 3)], { isGrief: true }))).toEqual([])
  // Written a day later: the first number may be of either day, what was said since is not.
  expect(weighed(life(1, 0, [first(24), said(30, 3)], { writtenAt: 24 * HOURLY }))).toEqual([])
  expect(
    weighed(life(1, 0, [first(24), said(25, 6), said(30, 3)], { writtenAt: 24 * HOURLY })),
  ).toEqual([['anger', [1, 5, 6, 3]]])
  expect(weighed(life(1, 0, [said(1, 8), said(3, 4)]))).toEqual([['anger', [1, 2, 8, 4]]])
  expect(weighed(life(1, 0, [first(0, 0), said(3, 4)]))).toEqual([])
  // What an exercise eases within minutes comes back.
  const eased = [said(1, 2, 'anger', 'exercise'), said(2, 1, 'anger', 'exercise')]
  expect(weighed(life(1, 0, [first(), ...eased]))).toEqual([])
  expect(
    weighed(
      life(1, 0, [first(), said(1, 3, 'worry'), said(2, 1, 'worry'), said(50, 2)]),
      life(2, 10, [first(10), said(20, 1)]),
    ),
  ).toEqual([
    ['worry', [1, 1, 3, 1]],
    ['anger', [2, 10, 7, 1], [1, 50, 7, 2]],
  ])
})

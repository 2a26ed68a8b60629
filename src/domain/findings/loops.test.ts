import { expect, it } from 'vitest'
import { DAY } from '../values/duration.ts'
import { findLoops, type Touched } from './loops.ts'

const NOW = Date.parse('2026-03-20T12:00Z')

/** Worry about the bakery, so many days ago each. */
const worries = (daysAgo: readonly number[], intensities: readonly number[] = []): Touched[] =>
  daysAgo.map((days, n) => ({
    ...{ id: n + 1, key: 'bakery', emotion: 'worry', isAccepted: false },
    ...{ intensity: intensities[n] ?? 0.6, at: NOW - days * DAY },
  }))

const timesOf = (touched: readonly Touched[]) =>
  findLoops(touched, NOW).map(({ key, emotion, times }) => `${key} ${emotion} ${times.length}`)

it('begins with the third time, not with the second', () => {
  expect(timesOf(worries([20, 10]))).toEqual([])
  expect(timesOf(worries([20, 10, 2]))).toEqual(['bakery worry 3'])
  expect(timesOf([...worries([20, 10]), { ...worries([10])[0]!, id: 2 }])).toEqual([])
})

it('needs a week between the first and the last', () => {
  expect(timesOf(worries([6, 4, 1]))).toEqual([])
  expect(timesOf(worries([8, 4, 1]))).toEqual(['bakery worry 3'])
})

it('is over when it becomes lighter, is settled, or has not come up for a month', () => {
  expect(timesOf(worries([20, 10, 2], [0.8, 0.6, 0.4]))).toEqual([])
  const settled = { ...worries([1])[0]!, id: 9, isAccepted: true }
  expect(timesOf([...worries([20, 10, 2]), settled])).toEqual([])
  expect(timesOf(worries([60, 50, 31]))).toEqual([])
  expect(timesOf(worries([200, 150, 2]))).toEqual([])
})

it('says when it has become stronger', () => {
  expect(findLoops(worries([20, 10, 2], [0.4, 0.6, 0.8]), NOW)[0]!.isStronger).toBe(true)
  expect(findLoops(worries([20, 10, 2], [0.6, 0.65, 0.6]), NOW)[0]!.isStronger).toBe(false)
})

it('is never made of what is pleasant, of different feelings, or of what is not known to be open', () => {
  const as = (change: Partial<Touched>) => worries([20, 10, 2]).map((it) => ({ ...it, ...change }))
  expect(timesOf(as({ emotion: 'pride' }))).toEqual([])
  expect(timesOf(as({ isAccepted: null }))).toEqual([])
  const [one, two, three] = worries([20, 10, 2])
  expect(timesOf([one!, { ...two!, emotion: 'anger' }, three!])).toEqual([])
})

it('puts first what came up most often', () => {
  const tom = worries([15, 9, 5, 1]).map((it) => ({ ...it, id: it.id + 50, key: 'tom' }))
  expect(timesOf([...worries([20, 10, 2]), ...tom])).toEqual(['tom worry 4', 'bakery worry 3'])
})

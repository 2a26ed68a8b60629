import { expect, it } from 'vitest'
import {
  conditionOf,
  conditionsOf,
  keyOf,
  meeting,
  type Observation,
  rowsOf,
  sharesOf,
  stretchesOf,
  TIMES,
  unitOf,
} from './observation.ts'

/** Day 4 was a Monday. */
const MONDAY = 4
const lived = (id: number, day: number, more: Partial<Observation> = {}): Observation => ({
  id,
  day: MONDAY + day,
  hour: 12,
  groups: ['worry'],
  parts: ['Job'],
  said: [],
  isOpen: false,
  ...more,
})
const names = (keys: readonly string[]) =>
  keys.map((key) => {
    const { parts, time } = conditionOf(key)
    return [...(time ? [time] : []), ...parts].join(' ')
  })

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [23, 'night'],
])('calls hour %d %s', (hour, time) => {
  expect(names(conditionsOf([lived(1, 0, { hour })])[0]!.situation)).toEqual(['Job', time])
})

it.each([
  [0, 'mondays', 'workdays'],
  [3, 'thursdays', 'workdays'],
  [4, 'fridays', 'workdays'],
  [5, 'saturdays', 'weekends'],
  [6, 'sundays', 'weekends'],
])('knows day %d of a week', (day, weekday, kind) => {
  expect(names(conditionsOf([lived(1, day)])[0]!.day)).toEqual([weekday, kind])
})

it('asks for each part, each pair, and the day after the three that are there most', () => {
  const life = [
    lived(1, 0, { parts: ['Tom', 'Job', 'Lea'] }),
    lived(2, 0, { parts: ['Job', 'Garden'] }),
    lived(3, 1, { parts: [] }),
    lived(4, 3, { parts: ['Tom'] }),
    lived(5, 4, { parts: ['Job'] }),
  ]
  const found = conditionsOf(life)
  expect(names(found[0]!.situation)).toEqual([
    ...['Job', 'Lea', 'Tom', 'Job Lea', 'Job Tom', 'Lea Tom', 'afternoon'],
  ])
  // Garden and Lea are level; the first of the alphabet is asked for.
  expect(names(found[2]!.day)).toEqual([
    ...['tuesdays', 'workdays', 'day-after Job', 'day-after Tom', 'day-after Garden'],
  ])
  expect(names(found[3]!.day)).toEqual(['thursdays', 'workdays'])
  expect(names(found[4]!.day)).toEqual(['fridays', 'workdays', 'day-after Tom'])
})

it('meets exactly what it asks for', () => {
  const life = [
    lived(1, 0, { parts: ['Tom', 'Job'], hour: 21 }),
    lived(2, 1, { parts: ['Lea'] }),
    lived(3, 5, { hour: 3 }),
  ]
  const met = (parts: readonly string[], time: (typeof TIMES)[number] | null) =>
    life.filter(meeting(life, { parts, time })).map(({ id }) => id)
  expect(met(['Job'], null)).toEqual([1, 3])
  expect(met(['Job', 'Tom'], null)).toEqual([1])
  expect(met(['Tom'], 'day-after')).toEqual([2])
  expect(met(['Tom', 'Lea'], 'day-after')).toEqual([])
  expect([met([], 'mondays'), met([], 'weekends'), met([], 'workdays')]).toEqual([[1], [3], [1, 2]])
  expect([met([], 'evening'), met([], 'night'), met([], 'afternoon')]).toEqual([[1], [3], [2]])
})

it('counts weekdays and days after in days, everything else in situations', () => {
  const inDays = TIMES.filter((time) => unitOf({ parts: [], time }) === 'day')
  expect(inDays).toEqual(
    TIMES.filter((time) => !['night', 'morning', 'afternoon', 'evening'].includes(time)),
  )
  expect(unitOf({ parts: ['Job'], time: null })).toBe('situation')
  const condition = { parts: ['Tom', 'Job'], time: 'day-after' } as const
  expect(conditionOf(keyOf(condition))).toEqual(condition)
})

it('takes a day as one, and leaves out the one that had begun', () => {
  const life = [
    lived(1, 0, { groups: ['anger'] }),
    lived(2, 0),
    lived(3, 0, { groups: ['anger'] }),
    lived(4, 1, { groups: ['anger'] }),
    lived(5, 7),
    lived(6, 7, { groups: ['worry', 'anger'] }),
  ]
  const monday = { condition: { parts: [], time: 'mondays' as const }, group: 'worry' as const }
  expect(rowsOf(life, monday)).toEqual([
    { day: MONDAY, isWith: true, isFelt: true, until: 3 },
    { day: MONDAY + 1, isWith: false, isFelt: false, until: 4 },
    { day: MONDAY + 7, isWith: true, isFelt: true, until: 6 },
  ])
  expect(rowsOf(life, monday, 1).map(({ until }) => until)).toEqual([4, 6])
  expect(rowsOf(life, monday, 3).map(({ until }) => until)).toEqual([4, 6])
  const job = { condition: { parts: ['Job'], time: null }, group: 'anger' as const }
  expect(rowsOf(life, job, 1).map(({ until }) => until)).toEqual([2, 3, 4, 5, 6])
  expect(sharesOf(rowsOf(life, monday))).toEqual({
    with: { of: 2, all: 2 },
    without: { of: 0, all: 1 },
  })
})

it.each([
  [0, 0],
  [1, 1],
  [19, 1],
  [20, 2],
  [29, 2],
  [30, 3],
  [79, 7],
  [80, 8],
  [500, 8],
])('cuts %d neighbours into %d stretches', (count, stretches) => {
  const found = stretchesOf(count)
  expect(found).toHaveLength(count)
  expect(new Set(found).size).toBe(stretches)
  const sizes = [...Map.groupBy(found, (it) => it).values()].map(({ length }) => length)
  expect(Math.max(0, ...sizes) - Math.min(...(count ? sizes : [0]))).toBeLessThanOrEqual(1)
  expect(found).toEqual(found.toSorted((one, other) => one - other))
})

import { expect, it } from 'vitest'
import { planDay } from './plan-day.ts'

const MONDAY = '2026-11-16'

it.each([
  ['it is Friday morning', '2026-11-20'],
  ['I see Tom tomorrow', '2026-11-17'],
  ['it is Monday evening', MONDAY],
  ['it is next Monday', '2026-11-23'],
  ['the weekend begins', '2026-11-22'],
  ['we talk about last Friday on Wednesday', '2026-11-18'],
])('knows the day of “%s”', (moment, day) => {
  expect(planDay(moment, MONDAY)).toBe(day)
})

it.each(['the worry comes back', 'it is every Friday', 'one of my Mondays begins'])(
  'knows no day of “%s”',
  (moment) => {
    expect(planDay(moment, MONDAY)).toBeNull()
  },
)

it.each([
  ['next Tuesday', '2026-11-24'],
  ['next Wednesday', '2026-11-18'],
  ['Sunday', '2026-11-22'],
  ['Tuesday', '2026-11-17'],
  ['this weekend', '2026-11-22'],
])('counts from Monday: %s', (moment, day) => {
  expect(planDay(moment, MONDAY)).toBe(day)
})
it('counts from Sunday, which is the weekend itself', () => {
  expect(
    ['this weekend', 'Saturday', 'next Monday'].map((it) => planDay(it, '2026-11-22')),
  ).toEqual([...['2026-11-22', '2026-11-28', '2026-11-30']])
})

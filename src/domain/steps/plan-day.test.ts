import { expect, it } from 'vitest'
import { planDay } from './plan-day.ts'

const MONDAY = '2026-11-16'

it.each([
  ['it is Friday morning', '2026-11-20'],
  ['I see Tom tomorrow', '2026-11-17'],
  ['it is Monday evening', MONDAY],
  ['it is next Monday', '2026-11-23'],
  ['the weekend begins', '2026-11-22'],
])('knows the day of “%s”', (moment, day) => {
  expect(planDay(moment, MONDAY)).toBe(day)
})

it.each(['the worry comes back', 'it is every Friday', 'one of my Mondays begins'])(
  'knows no day of “%s”',
  (moment) => {
    expect(planDay(moment, MONDAY)).toBeNull()
  },
)
